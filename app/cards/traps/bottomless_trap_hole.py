"""Bottomless Trap Hole."""

from app.engine import authoring as ygo

card = ygo.Script(29401950, "Bottomless Trap Hole")


def strong_newcomers(fx: ygo.Effect) -> list[ygo.Card]:
    """The monsters just Summoned that are still there with 1500 or more ATK."""
    return [
        each
        for each in fx.event.still_there()
        if each.is_at(ygo.LOCATION_MZONE) and each.is_face_up() and each.attack >= 1500
    ]


def theirs_and_can_be_banished(fx: ygo.Effect) -> bool:
    """The opponent Summoned, and one of the monsters could be banished now."""
    return fx.event.player is fx.opponent and any(fx.can_be_banished(each) for each in strong_newcomers(fx))


@card.activation(
    on=(ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    when=theirs_and_can_be_banished,
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_REMOVE,
    target=ygo.affects_all(strong_newcomers),
)
async def swallow(fx: ygo.Effect) -> None:
    """When the opponent Summons a monster with 1500 or more ATK: Destroy it and banish it."""
    newcomers = strong_newcomers(fx)
    banished = [each for each in newcomers if fx.can_be_banished(each)]
    await fx.destroy(banished, to=ygo.LOCATION_REMOVED)
    await fx.destroy([each for each in newcomers if each not in banished])
