"""Pendulum Switch."""

from app.engine import authoring as ygo

card = ygo.Script(42378577, "Pendulum Switch")
ONE_OF_THE_TWO = ygo.Limit(scope="name", shared="switch")

card.activates()


def scales(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards in your Pendulum Zones that could be Special Summoned."""
    return fx.you.spells_and_traps(lambda each: each.in_pendulum_zone and fx.can_special_summon(each))


@card.quick(
    at=ygo.LOCATION_SZONE,
    limit=ONE_OF_THE_TWO,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.target_one(scales),
)
async def swing_out(fx: ygo.Effect) -> None:
    """Target 1 card in your Pendulum Zone: It is Special Summoned. Of this and the next effect only one
    can be used in a turn, once.
    """
    await fx.special_summon(fx.targets_still_there())


def pendulum_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Your face-up Pendulum Monsters, if a Pendulum Zone is free."""
    taken = fx.you.spells_and_traps(lambda each: each.in_pendulum_zone)
    return fx.you.face_up_monsters(
        lambda each: len(taken) < 2 and bool(each.printed_type & ygo.TYPE_PENDULUM)
    )


@card.quick(at=ygo.LOCATION_SZONE, limit=ONE_OF_THE_TWO, target=ygo.target_one(pendulum_monsters))
async def swing_in(fx: ygo.Effect) -> None:
    """Target 1 Pendulum Monster in your Monster Zone: It is placed in your Pendulum Zone."""
    for each in fx.targets_still_there():
        if fx.can_affect(each):
            await fx.place_in_pendulum_zone(each)
