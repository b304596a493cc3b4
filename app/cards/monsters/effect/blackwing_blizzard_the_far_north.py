"""Blackwing - Blizzard the Far North."""

from app.engine import authoring as ygo

card = ygo.Script(
    22835145, "Blackwing - Blizzard the Far North", no_special_summon=True, note="Cannot be Special Summoned."
)


def small_blackwings(fx: ygo.Effect) -> list[ygo.Card]:
    """Low-Level "Blackwing" monsters in your GY that could come in Defense Position."""
    return fx.you.graveyard(
        lambda m: (
            ygo.is_level_at_most(4)(m)
            and m.is_archetype("Blackwing")
            and fx.can_special_summon(m, ygo.POS_FACEUP_DEFENSE)
        )
    )


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    timing="when",
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(small_blackwings),
)
async def call_back(fx: ygo.Effect) -> None:
    """When Normal Summoned: You can target 1 "Blackwing" monster of Level 4 or lower in your GY; Special
    Summon it in Defense Position.
    """
    await fx.special_summon(fx.targets_still_there(), ygo.POS_FACEUP_DEFENSE)
