"""Dimensionhole."""

from app.engine import authoring as ygo

card = ygo.Script(22959079, "Dimensionhole")


@card.granted(ygo.EFFECT_DISABLE_FIELD)
def closed(fx: ygo.Effect) -> bool:
    return True


@card.delayed(ygo.EVENT_PHASE | ygo.PHASE_STANDBY, when=ygo.your_turn)
async def come_back(fx: ygo.Effect) -> None:
    await fx.return_to_field(fx.bound)


@card.activation(
    category=ygo.CATEGORY_REMOVE,
    target=ygo.target_one(lambda fx: fx.you.monsters(fx.can_be_banished)),
)
async def open_a_hole(fx: ygo.Effect) -> None:
    """Target 1 monster you control; banish it until your next Standby Phase. Its Monster Zone cannot be used
    meanwhile.
    """
    for monster in fx.targets_still_there():
        zone = monster.sequence
        gone = await fx.banish(monster)
        if gone:
            places = [key for key in fx.unused_monster_zones(fx.you) if key & 0xFF == zone]
            if places:
                fx.grant(closed, to=gone, labels=tuple(places))
            fx.delay(come_back, gone)
