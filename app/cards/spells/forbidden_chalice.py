"""Forbidden Chalice."""

from app.engine import authoring as ygo

card = ygo.Script(25789292, "Forbidden Chalice")


@card.activation(
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DISABLE,
    target=ygo.target_one(ygo.face_up_monster),
    in_damage_step=True,
)
async def drink(fx: ygo.Effect) -> None:
    """Target 1 face-up monster; until the end of this turn it gains 400 ATK and its effects are negated."""
    if fx.still_there(fx.target) and fx.target.is_face_up():
        fx.change_attack(fx.target, 400, until=fx.this_turn())
        fx.grant_value(ygo.EFFECT_DISABLE, 1, fx.target, until=fx.this_turn())
