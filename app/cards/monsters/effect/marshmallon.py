"""Marshmallon."""

from app.engine import authoring as ygo

card = ygo.Script(31305911, "Marshmallon")


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_BATTLE)
def not_destroyed_by_battle(fx: ygo.Effect) -> bool:
    """Battle does not destroy this card."""
    return True


def attacked_while_face_down(fx: ygo.Effect) -> bool:
    """The present battle turned this attacked card face-up."""
    return fx.attack_target is fx.this and fx.this.was_flipped_by_battle()


@card.trigger(
    on=ygo.EVENT_BATTLED,
    mandatory=True,
    when=attacked_while_face_down,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def punish_the_attacker(fx: ygo.Effect) -> None:
    """After damage calculation, if it was attacked face-down: the attacking player takes 1000 damage."""
    await fx.damage(1000, fx.turn_player)
