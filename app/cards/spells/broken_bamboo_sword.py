"""Broken Bamboo Sword."""

from app.engine import authoring as ygo

card = ygo.Script(41587307, "Broken Bamboo Sword")

ygo.equip_spell(card)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def gain(fx: ygo.Effect) -> int:
    """The equipped monster gains 0 ATK."""
    return 0
