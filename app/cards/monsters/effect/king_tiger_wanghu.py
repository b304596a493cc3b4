"""King Tiger Wanghu."""

from app.engine import authoring as ygo

card = ygo.Script(83986578, "King Tiger Wanghu")


def weak(fx: ygo.Effect) -> list[ygo.Card]:
    """Those just Summoned that are still face-up with 1400 or less ATK."""
    return [each for each in fx.event.still_there() if each.is_face_up() and each.attack <= 1400]


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    when=lambda fx: bool(weak(fx)) and not fx.event.includes(fx.this),
    category=ygo.CATEGORY_DESTROY,
)
async def roar(fx: ygo.Effect) -> None:
    """If monsters with 1400 or less ATK are Normal or Special Summoned: Destroy those with 1400 or less ATK.
    It must be face-up then and when this resolves.
    """
    if fx.this_is_face_up():
        await fx.destroy(weak(fx))
