"""Junk Synchron."""

from app.engine import authoring as ygo

card = ygo.Script(63977008, "Junk Synchron")


def small_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 2 or lower monsters in your GY that could be Special Summoned in Defense Position."""
    return fx.you.graveyard(
        lambda each: (
            each.is_monster()
            and ygo.is_level_at_most(2)(each)
            and fx.can_special_summon(each, ygo.POS_FACEUP_DEFENSE)
        )
    )


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    target=ygo.target_one(small_monsters),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def call_a_partner(fx: ygo.Effect) -> None:
    """Its Normal Summon can call a small monster, of Level 1 or 2 and targeted in your GY, in Defense
    Position; its effects are negated.
    """
    summoned = await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_DEFENSE)
    fx.negate_with_summon(summoned)
