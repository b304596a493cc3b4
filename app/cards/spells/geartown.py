"""Geartown."""

from app.engine import authoring as ygo

card = ygo.Script(37694547, "Geartown")

card.activates()


@card.modifier(
    ygo.EFFECT_DECREASE_TRIBUTE,
    at=ygo.LOCATION_FZONE,
    affects=lambda fx, other: other.location == ygo.LOCATION_HAND and other.is_archetype("Ancient Gear"),
)
def cheaper(fx: ygo.Effect) -> int:
    """A Normal Summon of an "Ancient Gear" monster takes either player 1 Tribute less."""
    return 1


def destroyed_to_the_grave(fx: ygo.Effect) -> bool:
    """It was destroyed."""
    return bool(fx.event.reason & ygo.REASON_DESTROY)


def gears(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Ancient Gear" monsters in your hand, Deck and GY."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK | ygo.LOCATION_GRAVE,
        lambda m: m.is_monster() and m.is_archetype("Ancient Gear") and fx.can_special_summon(m),
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    when=destroyed_to_the_grave,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, gears),
)
async def assemble(fx: ygo.Effect) -> None:
    """Destroyed and on its way to the GY it can call an "Ancient Gear" monster from your hand, Deck or GY."""
    chosen = await fx.choose(gears(fx))
    from_deck = any(each.location == ygo.LOCATION_DECK for each in chosen)
    await fx.special_summon(chosen)
    if from_deck:
        await fx.shuffle_deck()
