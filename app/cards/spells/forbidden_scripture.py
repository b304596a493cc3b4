"""Forbidden Scripture."""

from app.engine import authoring as ygo

card = ygo.Script(54773234, "Forbidden Scripture")


def in_battle_of_monsters(fx: ygo.Effect) -> bool:
    """Damage calculation between two monsters is being conducted."""
    return fx.damage_step_part == ygo.DS_CALC and fx.attack_target is not None


@card.granted(ygo.EFFECT_DISABLE, affects=lambda fx, other: other.is_on_field() and other is not fx.this)
def other_cards_negated(fx: ygo.Effect) -> bool:
    return True


def battles(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Whether the monster takes part in the battle."""
    return monster is fx.attacker or monster is fx.attack_target


@card.granted(ygo.EFFECT_SET_ATTACK_FINAL, affects=battles)
def original_attack(fx: ygo.Effect, monster: ygo.Card) -> int:
    return monster.base_attack


@card.granted(ygo.EFFECT_SET_DEFENSE_FINAL, affects=battles)
def original_defense(fx: ygo.Effect, monster: ygo.Card) -> int:
    return monster.base_defense


@card.activation(when=in_battle_of_monsters, category=ygo.CATEGORY_DISABLE, in_damage_calc=True)
async def use_original_values(fx: ygo.Effect) -> None:
    """During damage calculation between two monsters: negate all other card effects on the field until
    the end of the Damage Step, and use the original ATK and DEF for this damage calculation.
    """
    fx.grant(other_cards_negated, until=(ygo.PHASE_DAMAGE, fx.turn))
    fx.grant(original_attack, until=(ygo.PHASE_DAMAGE_CAL, fx.turn))
    fx.grant(original_defense, until=(ygo.PHASE_DAMAGE_CAL, fx.turn))
