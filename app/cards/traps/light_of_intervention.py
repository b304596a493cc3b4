"""Light of Intervention."""

from app.engine import authoring as ygo

card = ygo.Script(62867251, "Light of Intervention")
card.activates()


@card.modifier(ygo.EFFECT_SUMMON_IN_DEFENSE, at=ygo.LOCATION_SZONE, affects_player=ygo.both_players)
def face_up_instead(fx: ygo.Effect) -> bool:
    """Monsters are Normal Summoned in face-up Defense Position instead of being Set."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_MSET, at=ygo.LOCATION_SZONE, affects_player=ygo.both_players)
def no_sets(fx: ygo.Effect) -> bool:
    """Nobody can Set monsters."""
    return True


@card.modifier(
    ygo.EFFECT_CANNOT_TURN_SET, at=ygo.LOCATION_SZONE, affects=lambda fx, other: other.is_monster()
)
def nothing_turned_down(fx: ygo.Effect) -> bool:
    """Monsters cannot be turned face-down."""
    return True
