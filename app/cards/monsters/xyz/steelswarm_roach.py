"""Steelswarm Roach."""

from app.engine import authoring as ygo

card = ygo.Script(
    37926346,
    "Steelswarm Roach",
    note="Materials: 2 Level 4 monsters.",
    summon=ygo.xyz(4),
)


def is_big(monster: ygo.Card) -> bool:
    """A Level 5 or higher monster."""
    return monster.level >= 5


def big_ones(fx: ygo.Effect) -> list[ygo.Card]:
    """Those of the monsters about to be Special Summoned that are Level 5 or higher."""
    return [monster for monster in fx.event.cards if is_big(monster)]


@card.quick(
    on=ygo.EVENT_SPSUMMON,
    cost=ygo.detach(),
    category=ygo.CATEGORY_DISABLE_SUMMON | ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(big_ones),
)
async def crush(fx: ygo.Effect) -> None:
    """When Level 5 or higher monsters would be Special Summoned: You can detach 1 material; negate their
    Special Summon and destroy them.
    """
    await fx.destroy(await fx.negate_summon(is_big))
