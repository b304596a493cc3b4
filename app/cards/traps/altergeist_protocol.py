"""Altergeist Protocol."""

from app.engine import authoring as ygo

card = ygo.Script(27541563, "Altergeist Protocol")

card.activates()


def yours(fx: ygo.Effect, other: ygo.Card) -> bool:
    """ "Altergeist" cards on your field."""
    return other.is_on_field() and other.controller is fx.you and other.is_archetype("Altergeist")


@card.modifier(ygo.EFFECT_CANNOT_INACTIVATE, at=ygo.LOCATION_SZONE, affects=yours)
def sure_activations(fx: ygo.Effect) -> bool:
    """What "Altergeist" cards activate on your field cannot be negated, neither activation nor effect."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_DISEFFECT, at=ygo.LOCATION_SZONE, affects=yours)
def sure_effects(fx: ygo.Effect) -> bool:
    return True


def others(fx: ygo.Effect) -> list[ygo.Card]:
    """Your other face-up "Altergeist" cards on the field."""
    return fx.others(fx.you.field(lambda each: each.is_face_up() and each.is_archetype("Altergeist")))


@card.quick(
    ygo.EVENT_CHAINING,
    at=ygo.LOCATION_SZONE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    when=lambda fx: fx.answered.player is fx.opponent and ygo.monster_effect_answered(fx),
    cost=ygo.send_to_grave(1, others),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def intercept(fx: ygo.Effect) -> None:
    """When your opponent activates a monster effect: Send 1 other face-up "Altergeist" card you control to
    the GY; negate that and destroy the card. Only once per turn by this name.
    """
    await ygo.negate_and_destroy(fx)
