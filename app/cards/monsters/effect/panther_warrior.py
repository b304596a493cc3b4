"""Panther Warrior."""

from app.engine import authoring as ygo

card = ygo.Script(42035044, "Panther Warrior")


def other_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Other monsters of its controller."""
    return fx.others(fx.you.monsters())


@card.modifier(ygo.EFFECT_ATTACK_COST, cost=ygo.tribute(1, other_monsters))
def tribute_to_attack(fx: ygo.Effect) -> bool:
    """Cannot declare an attack unless you Tribute 1 other monster."""
    return True
