"""Upstart Golden Ninja."""

from app.engine import authoring as ygo

card = ygo.Script(58911105, "Upstart Golden Ninja")
EITHER_DEFENSE = ygo.POS_FACEUP_DEFENSE | ygo.POS_FACEDOWN_DEFENSE


def ninjas(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 4 or lower "Ninja" monsters in your Deck."""
    return fx.you.deck(
        lambda each: (
            each.is_monster()
            and each.is_archetype("Ninja")
            and 1 <= each.level <= 4
            and fx.can_special_summon(each, EITHER_DEFENSE)
        )
    )


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.send_to_grave(1, lambda fx: fx.you.hand(lambda each: each.is_trap())),
    target=ygo.affects_some(1, ninjas),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def recruit(fx: ygo.Effect) -> None:
    """Once per turn, for a Trap that you send from your hand to the GY: A "Ninja" monster up to Level 4 of
    your Deck is Special Summoned in Defense Position, face-up or face-down.
    """
    await fx.special_summon(await fx.choose(ninjas(fx), prompt=ygo.SPECIAL_SUMMON), EITHER_DEFENSE)
    await fx.shuffle_deck()
