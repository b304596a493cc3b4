"""Muzurhythm the String Djinn."""

from app.engine import authoring as ygo

card = ygo.Script(
    26563200,
    "Muzurhythm the String Djinn",
    note="Materials: 2 Level 3 monsters.",
    summon=ygo.xyz(3),
)


def djinn_attacks(fx: ygo.Effect) -> bool:
    """In the Damage Step of an attack by your "Djinn" Xyz Monster on an opponent's monster."""
    attacker, foe = fx.attacker, fx.attack_target
    if attacker is None or foe is None or not fx.damage_step_part & (ygo.DS_START | ygo.DS_BEFORE_CALC):
        return False
    mine = attacker.controller is fx.you and foe.controller is fx.opponent
    return mine and attacker.is_type(ygo.TYPE_XYZ) and attacker.is_archetype("Djinn")


@card.quick(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    when=djinn_attacks,
    cost=ygo.detach(),
    category=ygo.CATEGORY_ATKCHANGE,
    in_damage_step=True,
)
async def crescendo(fx: ygo.Effect) -> None:
    """In the Damage Step, when your "Djinn" Xyz Monster attacks an opponent's monster: Detach 1 material from
    this card; the ATK of the attacker is doubled until the End Phase. Only once a turn by this name.
    """
    attacker = fx.attacker
    if attacker is not None and attacker.is_face_up():
        fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, attacker.attack * 2, attacker, until=fx.this_turn())
