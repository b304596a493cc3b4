"""Banisher of the Radiance."""

from app.engine import authoring as ygo

card = ygo.Script(94853057, "Banisher of the Radiance")


@card.modifier(ygo.EFFECT_TO_GRAVE_REDIRECT, affects=lambda fx, other: True)
def banish_instead(fx: ygo.Effect) -> int:
    """Cards sent to the GY are banished instead."""
    return ygo.LOCATION_REMOVED
