"""Dragon Horn Hunter."""

from app.engine import authoring as ygo

card = ygo.Script(21970285, "Dragon Horn Hunter")

card.pendulum_scale()


def normal_monsters(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Face-up Normal Monsters on the field."""
    return ygo.all_face_up_monsters(fx, monster) and monster.is_normal_monster()


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_PZONE, affects=normal_monsters)
def sharpen(fx: ygo.Effect) -> int:
    """Pendulum Effect: every Normal Monster on the field has 200 more ATK."""
    return 200


@card.modifier(
    ygo.EFFECT_AVOID_BATTLE_DAMAGE,
    at=ygo.LOCATION_PZONE,
    affects=lambda fx, monster: normal_monsters(fx, monster) and monster.controller is fx.you,
)
def no_battle_damage(fx: ygo.Effect) -> bool:
    """Pendulum Effect: battles of your Normal Monsters cost you no LP."""
    return True
