"""Crackdown."""

from app.engine import authoring as ygo

card = ygo.Script(36975314, "Crackdown")


def arrested(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """The monster it was activated for."""
    return fx.tied is monster and ygo.all_face_up_monsters(fx, monster)


def arrested_by_you(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """That monster while you control it."""
    return arrested(fx, monster) and monster.controller is fx.you


def suspects(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up monsters of the opponent you could take."""
    return fx.opponent.face_up_monsters(fx.can_take_control)


@card.activation(category=ygo.CATEGORY_CONTROL, target=ygo.target_one(suspects))
async def arrest(fx: ygo.Effect) -> None:
    """A targeted face-up monster of your opponent changes to your side."""
    if fx.still_there(fx.target) and fx.target.is_face_up() and fx.this_is_face_up():
        fx.tie_to(fx.target)
        await fx.settle()


@card.modifier(ygo.EFFECT_SET_CONTROL, at=ygo.LOCATION_SZONE, affects=arrested)
def yours(fx: ygo.Effect) -> int:
    return fx.player_index


@card.modifier(ygo.EFFECT_CANNOT_ATTACK, at=ygo.LOCATION_SZONE, affects=arrested_by_you)
def no_attack(fx: ygo.Effect) -> bool:
    """While you control it, it can neither attack nor activate effects."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_TRIGGER, at=ygo.LOCATION_SZONE, affects=arrested_by_you)
def no_effects(fx: ygo.Effect) -> bool:
    return True


@card.continuous(ygo.EVENT_LEAVE_FIELD, at=ygo.LOCATION_SZONE, when=lambda fx: fx.event.includes(fx.tied))
async def case_closed(fx: ygo.Effect) -> None:
    """When that monster leaves the field, this card is destroyed."""
    await fx.destroy(fx.this)
