"""Mausoleum of the Emperor."""

from app.engine import authoring as ygo

card = ygo.Script(80921533, "Mausoleum of the Emperor")
card.activates()


def burdens(fx: ygo.Effect, tributes: int) -> list[ygo.Card]:
    """Monsters in hand that need so many Tributes."""
    return fx.you.hand(lambda other: fx.can_normal_summon_without_tribute(other, tributes))


async def summon_freely(fx: ygo.Effect, tributes: int) -> None:
    """Normal Summon one of them without Tributes."""
    if fx.normal_summon_left():
        for monster in await fx.choose(burdens(fx, tributes)):
            await fx.normal_summon(monster, tributes_needed=False, uses_right=True)


@card.ignition(
    at=ygo.LOCATION_FZONE,
    for_both=True,
    when=lambda fx: fx.normal_summon_left(),
    cost=ygo.pay_lp(1000),
    target=ygo.affects_some(1, lambda fx: burdens(fx, 1)),
    category=ygo.CATEGORY_SUMMON,
)
async def for_one_tribute(fx: ygo.Effect) -> None:
    """The turn player can pay 1000 LP; right after this resolves they Normal Summon, as the one of the turn,
    1 monster that needs 1 Tribute without Tributing.
    """
    await summon_freely(fx, 1)


@card.ignition(
    at=ygo.LOCATION_FZONE,
    for_both=True,
    when=lambda fx: fx.normal_summon_left(),
    cost=ygo.pay_lp(2000),
    target=ygo.affects_some(1, lambda fx: burdens(fx, 2)),
    category=ygo.CATEGORY_SUMMON,
)
async def for_two_tributes(fx: ygo.Effect) -> None:
    """The turn player can pay 2000 LP; right after this resolves they Normal Summon, as the one of the turn,
    1 monster that needs 2 Tributes without Tributing.
    """
    await summon_freely(fx, 2)
