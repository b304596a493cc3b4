"""The Weather Thundery Canvas."""

from app.engine import authoring as ygo

card = ygo.Script(
    16849715,
    "The Weather Thundery Canvas",
    note="You can control only 1.",
    unique="The Weather Thundery Canvas",
)
card.activates()


def note_the_foe(fx: ygo.Effect) -> None:
    """Which monster it battled, before it is banished."""
    foe = fx.this.battling()
    if foe is not None:
        fx.remember(foe.uid, foe.data.generation)


@card.trigger(
    ygo.EVENT_BATTLE_START,
    given=True,
    timing="when",
    when=lambda fx: fx.this.battling() is not None,
    cost=ygo.all_of(
        ygo.custom(
            lambda fx: fx.this.battling() is not None,
            note_the_foe,
        ),
        ygo.banish_for_the_weather(),
    ),
    category=ygo.CATEGORY_TOHAND,
    in_damage_step=True,
)
async def thunder(fx: ygo.Effect) -> None:
    """When the Damage Step of its battle with an opponent's monster begins: You can banish this card to send
    that monster back to the hand.
    """
    foe = fx.kernel.card(fx.labels[0])
    if foe.data.generation == fx.labels[1] and foe.location == ygo.LOCATION_MZONE:
        await fx.return_to_hand(foe)


card.gives(
    thunder,
    ygo.weather_painters_near,
    text='"The Weather" Effect Monsters in your Main Monster Zones of its column and the next ones gain it.',
)
