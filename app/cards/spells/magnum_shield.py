"""Magnum Shield."""

from app.engine import authoring as ygo

card = ygo.Script(84877802, "Magnum Shield")

ygo.equip_spell(
    card, lambda fx, monster: monster.is_race(ygo.RACE_WARRIOR), "Equip to a face-up Warrior monster."
)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def attack(fx: ygo.Effect, monster: ygo.Card) -> int:
    """In Attack Position it gains ATK equal to its original DEF."""
    return monster.base_defense if monster.is_in(ygo.POS_ATTACK) else 0


@card.modifier(ygo.EFFECT_UPDATE_DEFENSE, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def defense(fx: ygo.Effect, monster: ygo.Card) -> int:
    """In Defense Position it gains DEF equal to its original ATK."""
    return monster.base_attack if monster.is_in(ygo.POS_DEFENSE) else 0
