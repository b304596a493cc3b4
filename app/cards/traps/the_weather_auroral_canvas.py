"""The Weather Auroral Canvas."""

from app.engine import authoring as ygo

card = ygo.Script(
    52834429,
    "The Weather Auroral Canvas",
    note="You can control only 1.",
    unique="The Weather Auroral Canvas",
)
card.activates()


@card.trigger(
    (ygo.EVENT_TO_HAND, ygo.EVENT_DRAW),
    at=ygo.LOCATION_MZONE,
    given=True,
    timing="when",
    when=lambda fx: len(fx.event.snapshots) == 1,
    cost=ygo.banish_for_the_weather(),
    category=ygo.CATEGORY_REMOVE | ygo.CATEGORY_DRAW,
)
async def shimmer(fx: ygo.Effect) -> None:
    """When 1 card, and no more, is added to a hand, not in the Damage Step: You can banish this card; the
    added card is banished, and if so, that player draws 1 card.
    """
    for added in fx.event.still_there():
        player = added.controller
        if await fx.banish(added):
            await fx.draw(1, player)


card.gives(
    shimmer,
    ygo.weather_painters_near,
    text='"The Weather" Effect Monsters in your Main Monster Zones of its column and the next ones gain it.',
)
