"""Forbidden Dress."""

from app.engine import authoring as ygo

card = ygo.Script(96864811, "Forbidden Dress")


@card.activation(
    category=ygo.CATEGORY_ATKCHANGE, target=ygo.target_one(ygo.face_up_monster), in_damage_step=True
)
async def dress(fx: ygo.Effect) -> None:
    """Target 1 face-up monster; until the end of this turn it loses 600 ATK, and no other card effect can
    target or destroy it.
    """
    if fx.still_there(fx.target) and fx.target.is_face_up():
        until = fx.this_turn()
        fx.change_attack(fx.target, -600, until=until)
        fx.grant_value(ygo.EFFECT_CANNOT_BE_EFFECT_TARGET, 1, fx.target, until=until)
        fx.grant_value(ygo.EFFECT_INDESTRUCTABLE_EFFECT, 1, fx.target, until=until)
