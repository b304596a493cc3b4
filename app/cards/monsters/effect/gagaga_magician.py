"""Gagaga Magician."""

from app.engine import authoring as ygo

card = ygo.Script(26082117, "Gagaga Magician", unique="Gagaga Magician")


@card.modifier(ygo.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL, unclassified=True)
def no_synchro_material(fx: ygo.Effect) -> bool:
    """Cannot be used as Synchro Material."""
    return True


@card.ignition(limit=ygo.ONCE_PER_TURN)
async def declare_a_level(fx: ygo.Effect) -> None:
    """Once per turn: declare a Level from 1 to 8; this card becomes that Level until the end of this
    turn.
    """
    level = await fx.declare_number(range(1, 9))
    if fx.this_is_face_up():
        fx.grant_value(ygo.EFFECT_CHANGE_LEVEL, level, fx.this, until=fx.this_turn())
