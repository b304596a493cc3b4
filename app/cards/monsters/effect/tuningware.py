"""Tuningware."""

from app.engine import authoring as ygo

card = ygo.Script(92676637, "Tuningware")


@card.modifier(ygo.EFFECT_SYNCHRO_LEVEL)
def level_two(fx: ygo.Effect) -> int:
    """For a Synchro Summon it can count as Level 2."""
    return 2


def went_to_the_grave_for_a_synchro(fx: ygo.Effect) -> bool:
    """It was sent to the GY as a Synchro Material."""
    return bool(fx.event.reason & ygo.REASON_SYNCHRO) and fx.this.is_at(ygo.LOCATION_GRAVE)


@card.trigger(
    ygo.EVENT_BE_MATERIAL,
    mandatory=True,
    when=went_to_the_grave_for_a_synchro,
    category=ygo.CATEGORY_DRAW,
    target=ygo.draws(1),
)
async def draw_one(fx: ygo.Effect) -> None:
    """If it is sent to the GY as Synchro Material: Draw 1 card."""
    await fx.draw()
