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


@card.activation(
    on=(ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    when=lambda fx: fx.event.player is fx.opponent,
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_REMOVE,
    target=ygo.affects_all(strong_newcomers),
)
async def swallow(fx: ygo.Effect) -> None:
    """When the opponent Summons a monster with 1500 or more ATK: Destroy it and banish it."""
    await fx.destroy(strong_newcomers(fx), to=ygo.LOCATION_REMOVED)
