"""Megamorph."""

from app.engine import authoring as ygo

card = ygo.Script(22046459, "Megamorph")
ygo.equip_spell(card)


@card.modifier(
    ygo.EFFECT_SET_ATTACK,
    at=ygo.LOCATION_SZONE,
    affects=ygo.equipped_monster,
    when=lambda fx: fx.you.lp != fx.opponent.lp,
)
def double_or_halve(fx: ygo.Effect, monster: ygo.Card) -> int:
    """The ATK of the monster it is equipped to is twice its original ATK while you have fewer LP, half
    of it while you have more.
    """
    return monster.base_attack * 2 if fx.you.lp < fx.opponent.lp else (monster.base_attack + 1) // 2
