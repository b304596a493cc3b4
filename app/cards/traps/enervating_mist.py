"""Enervating Mist."""

from app.engine import authoring as ygo

card = ygo.Script(26022485, "Enervating Mist")

card.activates()


@card.modifier(ygo.EFFECT_HAND_LIMIT, at=ygo.LOCATION_SZONE, affects_player=ygo.the_opponent)
def limit_hand(fx: ygo.Effect) -> int:
    """Your opponent's hand size limit is 5."""
    return 5
