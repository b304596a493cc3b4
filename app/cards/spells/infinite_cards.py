"""Infinite Cards."""

from app.engine import authoring as ygo

card = ygo.Script(94163677, "Infinite Cards")

card.activates()


@card.modifier(ygo.EFFECT_NO_HAND_LIMIT, at=ygo.LOCATION_SZONE, affects_player=ygo.both_players)
def no_limit(fx: ygo.Effect) -> bool:
    """Neither player has a hand size limit."""
    return True
