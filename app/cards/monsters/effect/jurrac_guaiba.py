"""Jurrac Guaiba."""

from app.engine import authoring as ygo

card = ygo.Script(11012887, "Jurrac Guaiba")


def small_jurracs(fx: ygo.Effect) -> list[ygo.Card]:
    """The "Jurrac" monsters with 1700 or less ATK in your Deck that could be Summoned."""
    return fx.you.deck(
        lambda each: (
            each.is_archetype("Jurrac")
            and each.is_monster()
            and 0 <= each.facts.attack <= 1700
            and fx.can_special_summon(each)
        )
    )


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYING,
    target=ygo.affects_some(1, small_jurracs),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def call_a_jurrac(fx: ygo.Effect) -> None:
    """A victory in battle can call a "Jurrac" monster of at most 1700 ATK from your Deck, which declares no
    attack in this turn.
    """
    summoned = await fx.special_summon(await fx.choose(small_jurracs(fx)))
    fx.grant_value(ygo.EFFECT_CANNOT_ATTACK_ANNOUNCE, 1, summoned, until=fx.this_turn())
    await fx.shuffle_deck()
