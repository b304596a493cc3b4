"""Gagaga Magician."""

from app.engine import authoring as ygo

card = ygo.Script(26082117, "Gagaga Magician", unique="Gagaga Magician")


@card.modifier(ygo.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL, unclassified=True)
def no_synchro_material(fx: ygo.Effect) -> bool:
    """Cannot be used as Synchro Material."""
    return True


async def declare(fx: ygo.Effect) -> None:
    """Declare a Level."""
    fx.remember(await fx.declare_number(range(1, 9)))


@card.ignition(
    limit=ygo.ONCE_PER_TURN, cost=ygo.custom(lambda fx: True, declare), category=ygo.CATEGORY_LVCHANGE
)
async def declare_a_level(fx: ygo.Effect) -> None:
    """Once per turn you can declare 1 to 8: that is its Level for the rest of the turn."""
    if fx.this_is_face_up():
        fx.grant_value(ygo.EFFECT_CHANGE_LEVEL, fx.labels[0], fx.this, until=fx.this_turn())
