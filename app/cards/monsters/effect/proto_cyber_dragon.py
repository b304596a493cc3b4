"""Proto-Cyber Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(26439287, "Proto-Cyber Dragon")
CYBER_DRAGON = 70095154


@card.modifier(ygo.EFFECT_CHANGE_CODE)
def cyber_dragon_on_the_field(fx: ygo.Effect) -> int:
    """This card's name becomes "Cyber Dragon" while on the field."""
    return CYBER_DRAGON
