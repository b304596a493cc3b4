"""Reinforcements."""

from app.engine import authoring as ygo

card = ygo.Script(17814387, "Reinforcements")


@card.activation(
    category=ygo.CATEGORY_ATKCHANGE, target=ygo.target_one(ygo.face_up_monster), in_damage_step=True
)
async def reinforce(fx: ygo.Effect) -> None:
    """Target 1 face-up monster; it gains 500 ATK for the rest of this turn."""
    if fx.still_there(fx.target) and fx.target.is_face_up():
        fx.change_attack(fx.target, 500, until=fx.this_turn())
