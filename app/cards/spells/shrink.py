"""Shrink."""

from app.engine import authoring as ygo

card = ygo.Script(55713623, "Shrink")


@card.activation(
    category=ygo.CATEGORY_ATKCHANGE, target=ygo.target_one(ygo.face_up_monster), in_damage_step=True
)
async def halve(fx: ygo.Effect) -> None:
    """Target 1 face-up monster; its original ATK is cut in half for the rest of this turn."""
    if fx.still_there(fx.target) and fx.target.is_face_up():
        half = (fx.target.base_attack + 1) // 2
        fx.grant_value(ygo.EFFECT_SET_BASE_ATTACK, half, fx.target, until=fx.this_turn())
