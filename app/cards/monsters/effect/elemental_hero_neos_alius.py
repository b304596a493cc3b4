"""Elemental HERO Neos Alius."""

from app.engine import authoring as ygo

card = ygo.Script(
    69884162,
    "Elemental HERO Neos Alius",
    note="Gemini: a Normal Monster on the field and in the GY until Normal Summoned again there.",
)
NEOS = 89943723


@card.modifier(ygo.EFFECT_CHANGE_CODE, when=lambda fx: fx.this.is_gemini_active())
def be_neos(fx: ygo.Effect) -> int:
    """Its name is "Elemental HERO Neos" while it is on the field."""
    return NEOS
