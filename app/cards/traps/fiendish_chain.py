"""Fiendish Chain."""

from app.engine import authoring as ygo

card = ygo.Script(50078509, "Fiendish Chain")


def chained(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """The monster it was activated for, while it is face-up."""
    return fx.tied is monster and ygo.all_face_up_monsters(fx, monster)


@card.activation(
    category=ygo.CATEGORY_DISABLE,
    target=ygo.target_one(lambda fx: fx.face_up_monsters(ygo.Card.is_effect_monster)),
)
async def bind(fx: ygo.Effect) -> None:
    """Target 1 face-up Effect Monster."""
    if fx.still_there(fx.target) and fx.target.is_face_up():
        fx.tie_to(fx.target)


@card.modifier(ygo.EFFECT_DISABLE, at=ygo.LOCATION_SZONE, affects=chained)
def negate_effects(fx: ygo.Effect) -> bool:
    """That face-up monster's effects are negated while it is on the field, and it cannot attack."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_ATTACK, at=ygo.LOCATION_SZONE, affects=chained)
def no_attack(fx: ygo.Effect) -> bool:
    return True


@card.continuous(on=ygo.EVENT_DESTROYED, at=ygo.LOCATION_SZONE, when=lambda fx: fx.event.destroyed(fx.tied))
async def destroy_this_card(fx: ygo.Effect) -> None:
    """When that monster is destroyed, this card is destroyed."""
    await fx.destroy(fx.this)
