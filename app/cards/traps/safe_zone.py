"""Safe Zone."""

from app.engine import authoring as ygo

card = ygo.Script(38296564, "Safe Zone")


def sheltered(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """The monster it was activated for, while it is face-up."""
    return fx.tied is monster and ygo.all_face_up_monsters(fx, monster)


@card.activation(
    target=ygo.target_one(
        lambda fx: fx.face_up_monsters(lambda monster: monster.is_in(ygo.POS_FACEUP_ATTACK))
    )
)
async def shelter(fx: ygo.Effect) -> None:
    """Target 1 face-up Attack Position monster."""
    if fx.still_there(fx.target) and fx.target.is_face_up():
        fx.tie_to(fx.target)


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_BATTLE, at=ygo.LOCATION_SZONE, affects=sheltered)
def safe_in_battle(fx: ygo.Effect) -> bool:
    """Neither battle nor your opponent's card effects can destroy that face-up monster."""
    return True


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_EFFECT, at=ygo.LOCATION_SZONE, affects=sheltered)
def safe_from_effects(fx: ygo.Effect) -> bool:
    effect = fx.kernel.current
    return effect is not None and effect.player_index != fx.player_index


@card.modifier(ygo.EFFECT_CANNOT_BE_EFFECT_TARGET, at=ygo.LOCATION_SZONE, affects=sheltered)
def untargetable(fx: ygo.Effect, effect: ygo.Effect) -> bool:
    """Your opponent cannot target it with card effects."""
    return effect.player_index != fx.player_index


@card.modifier(
    ygo.EFFECT_CANNOT_DIRECT_ATTACK,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, monster: sheltered(fx, monster) and monster.controller is fx.you,
)
def no_direct_attack(fx: ygo.Effect) -> bool:
    """It cannot attack your opponent directly."""
    return True


@card.continuous(on=ygo.EVENT_LEAVE_FIELD)
async def destroy_that_monster(fx: ygo.Effect) -> None:
    """When this card leaves the field, that monster is destroyed."""
    before = fx.event.before(fx.this)
    if before is not None and not before.negated and fx.tied is not None and fx.tied.is_on_field():
        await fx.destroy(fx.tied)


@card.continuous(on=ygo.EVENT_LEAVE_FIELD, at=ygo.LOCATION_SZONE, when=lambda fx: fx.event.includes(fx.tied))
async def destroy_this_card(fx: ygo.Effect) -> None:
    """When that monster leaves the field, this card is destroyed."""
    await fx.destroy(fx.this)
