"""Superalloy Beast Raptinus."""

from app.engine import authoring as ygo


def gemini(monster: ygo.Card) -> bool:
    """A Gemini Monster."""
    return bool(monster.printed_type & ygo.TYPE_GEMINI)


card = ygo.Script(
    64463828,
    "Superalloy Beast Raptinus",
    note="Materials: 2 Gemini Monsters.",
    summon=ygo.fusion(gemini, gemini),
)


@card.modifier(ygo.EFFECT_GEMINI_STATUS, affects=lambda fx, m: ygo.all_face_up_monsters(fx, m) and gemini(m))
def awaken(fx: ygo.Effect) -> bool:
    """All Gemini Monsters on the field are Effect Monsters and have their effects."""
    return True
