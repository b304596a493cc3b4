"""Mist Valley Falcon."""

from app.engine import authoring as ygo

card = ygo.Script(82199284, "Mist Valley Falcon")


def other_cards_you_control(fx: ygo.Effect) -> list[ygo.Card]:
    """Other cards of its controller on the field."""
    return fx.others(fx.you.field())


@card.modifier(ygo.EFFECT_ATTACK_COST, cost=ygo.return_to_hand(1, other_cards_you_control))
def return_to_attack(fx: ygo.Effect) -> bool:
    """Cannot declare an attack unless you return 1 other card you control to the hand."""
    return True
