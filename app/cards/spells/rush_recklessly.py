"""Rush Recklessly."""

from app.engine import authoring as ygo

card = ygo.Script(70046172, "Rush Recklessly")


@card.activation(
    category=ygo.CATEGORY_ATKCHANGE, target=ygo.target_one(ygo.face_up_monster), in_damage_step=True
)
async def charge(fx: ygo.Effect) -> None:
    """Target 1 face-up monster; it gains 700 ATK for the rest of this turn."""
    if fx.still_there(fx.target) and fx.target.is_face_up():
        fx.change_attack(fx.target, 700, until=fx.this_turn())
