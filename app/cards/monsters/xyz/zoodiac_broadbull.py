"""Zoodiac Broadbull."""

from app.engine import authoring as ygo

card = ygo.Script(
    85115440,
    "Zoodiac Broadbull",
    note='Materials: 2 Level 4 monsters; or once a turn 1 "Zoodiac" monster you control with another name.',
    summon=ygo.xyz(
        4,
        over=lambda monster: monster.is_archetype("Zoodiac") and not monster.is_named(85115440),
        over_once=True,
    ),
)
ygo.zoodiac(card)


def fighters(fx: ygo.Effect) -> list[ygo.Card]:
    """Beast-Warriors in your Deck that can be Normal Summoned or Set."""
    return fx.you.deck(
        lambda each: (
            each.is_monster() and each.is_race(ygo.RACE_BEASTWARRIOR) and ygo.can_be_normal_summoned(each)
        )
    )


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.detach(),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, fighters),
)
async def call_a_fighter(fx: ygo.Effect) -> None:
    """Once per turn: detach 1 material; add 1 Beast-Warrior that can be Normal Summoned or Set from your Deck
    to your hand.
    """
    await fx.add_to_hand(await fx.choose(fighters(fx)))
