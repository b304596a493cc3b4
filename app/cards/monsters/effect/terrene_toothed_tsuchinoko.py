"""Terrene Toothed Tsuchinoko."""

from app.engine import authoring as ygo

card = ygo.Script(77428945, "Terrene Toothed Tsuchinoko")


def others_summoned(fx: ygo.Effect) -> list[ygo.Card]:
    """Other Special Summoned monsters that are face-up."""
    return fx.others(fx.face_up_monsters(lambda m: m.was_special_summoned()))


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_POSITION,
    target=ygo.affects_all(others_summoned),
)
async def bite(fx: ygo.Effect) -> None:
    """When Special Summoned: All other Special Summoned monsters turn to face-down Defense Position. Once per
    turn for all copies.
    """
    await fx.turn_face_down(others_summoned(fx))
