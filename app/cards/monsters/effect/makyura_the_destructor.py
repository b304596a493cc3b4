"""Makyura the Destructor."""

from app.engine import authoring as ygo

card = ygo.Script(21593977, "Makyura the Destructor")


@card.granted(
    ygo.EFFECT_TRAP_ACT_IN_HAND,
    affects=lambda fx, other: other.controller is fx.you and other.location == ygo.LOCATION_HAND,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
def sprung_from_the_hand(fx: ygo.Effect) -> bool:
    return True


def from_its_zone(fx: ygo.Effect) -> bool:
    """It was in a Monster Zone."""
    before = fx.event.before(fx.this)
    return before is not None and before.location == ygo.LOCATION_MZONE


@card.trigger(ygo.EVENT_TO_GRAVE, when=from_its_zone, limit=ygo.ONCE_PER_TURN_BY_NAME)
async def last_blow(fx: ygo.Effect) -> None:
    """If it is sent from the Monster Zone to the GY: You can have this turn's right to activate 1 Trap from
    your hand. Once per turn for all copies.
    """
    fx.grant(sprung_from_the_hand, until=fx.this_turn())
