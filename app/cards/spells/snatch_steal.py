"""Snatch Steal."""

from app.engine import authoring as ygo

card = ygo.Script(45986603, "Snatch Steal")


def stealable(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """A monster of the opponent you may take, or the one already taken."""
    if fx.this.equipped_to is monster:
        return True
    return monster.controller is fx.opponent and fx.can_take_control(monster)


card.equip_to = stealable


@card.activation(
    category=ygo.CATEGORY_CONTROL | ygo.CATEGORY_EQUIP,
    target=ygo.target_one(lambda fx: fx.opponent.face_up_monsters(lambda monster: stealable(fx, monster))),
)
async def steal(fx: ygo.Effect) -> None:
    """Equip only to a monster your opponent controls."""
    if fx.still_there(fx.target) and fx.target.is_face_up() and fx.this_is_face_up():
        await fx.equip(fx.target)


@card.modifier(ygo.EFFECT_SET_CONTROL, at=ygo.LOCATION_SZONE, affects=ygo.equipped_monster)
def yours(fx: ygo.Effect) -> int:
    """You control the monster it is equipped to."""
    return fx.player_index


@card.trigger(
    on=ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=ygo.opponents_turn,
    category=ygo.CATEGORY_RECOVER,
)
async def compensate(fx: ygo.Effect) -> None:
    """In each Standby Phase of your opponent, they gain 1000 LP."""
    await fx.recover(1000, fx.opponent)
