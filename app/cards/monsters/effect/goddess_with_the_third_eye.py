"""Goddess with the Third Eye."""

from app.engine import authoring as ygo

card = ygo.Script(53493204, "Goddess with the Third Eye")
ANYWHERE = ygo.LOCATION_HAND | ygo.LOCATION_MZONE | ygo.LOCATION_GRAVE | ygo.LOCATION_REMOVED


@card.modifier(ygo.EFFECT_FUSION_SUBSTITUTE, at=ANYWHERE)
def stands_in(fx: ygo.Effect) -> bool:
    """It can stand in for 1 Fusion Material that a Fusion Monster names; the others must be right."""
    return True
