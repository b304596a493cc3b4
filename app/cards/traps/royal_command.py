"""Royal Command."""

from app.engine import authoring as ygo

card = ygo.Script(33950246, "Royal Command")
card.activates()


@card.modifier(ygo.EFFECT_CANNOT_ACTIVATE, at=ygo.LOCATION_SZONE, affects_player=ygo.both_players)
def silence(fx: ygo.Effect, activated: ygo.Effect) -> bool:
    """The effects of Flip monsters cannot be activated."""
    return activated.this.is_type(ygo.TYPE_FLIP)


@card.modifier(
    ygo.EFFECT_DISABLE,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, monster: ygo.all_face_up_monsters(fx, monster) and monster.is_type(ygo.TYPE_FLIP),
)
def negate(fx: ygo.Effect) -> bool:
    """The effects of Flip monsters are negated."""
    return True
