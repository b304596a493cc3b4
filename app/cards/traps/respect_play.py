"""Respect Play."""

from app.engine import authoring as ygo

card = ygo.Script(8951260, "Respect Play")
card.activates()


def in_hand_of_turn_player(fx: ygo.Effect, other: ygo.Card) -> bool:
    """Cards in the turn player's hand."""
    return other.location == ygo.LOCATION_HAND and other.controller is fx.turn_player


@card.modifier(ygo.EFFECT_PUBLIC, at=ygo.LOCATION_SZONE, affects=in_hand_of_turn_player)
def hand_shown(fx: ygo.Effect) -> bool:
    """Each player shows their hand to the opponent during their own turn."""
    return True
