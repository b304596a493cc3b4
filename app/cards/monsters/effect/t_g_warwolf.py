"""T.G. Warwolf."""

from app.engine import authoring as ygo

card = ygo.Script(293542, "T.G. Warwolf")


def small_one_came(fx: ygo.Effect) -> bool:
    """A monster up to Level 4 was Special Summoned."""
    return any(each.is_face_up() and 1 <= each.level <= 4 for each in fx.event.still_there())


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    at=ygo.LOCATION_HAND,
    timing="when",
    when=lambda fx: small_one_came(fx) and fx.damage_step_part == ygo.DS_NONE,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def join(fx: ygo.Effect) -> None:
    """When a Level 4 or lower monster is Special Summoned: You can Special Summon it from your hand."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


ygo.tg_legacy(card)
