"""Macro Cosmos."""

from app.engine import authoring as ygo

card = ygo.Script(30241314, "Macro Cosmos")
HELIOS = 54493213


def the_sun(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "Helios - The Primordial Sun" that could be Special Summoned."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK,
        lambda each: each.is_named(HELIOS) and fx.can_special_summon(each),
    )


@card.activation(category=ygo.CATEGORY_SPECIAL_SUMMON, target=ygo.may_affect(the_sun))
async def call_the_sun(fx: ygo.Effect) -> None:
    """When it is activated: "Helios - The Primordial Sun" may be Special Summoned from your hand or Deck."""
    suns = the_sun(fx)
    if suns and await fx.confirm():
        chosen = await fx.choose(suns)
        from_deck = chosen[0].location == ygo.LOCATION_DECK
        await fx.special_summon(chosen)
        if from_deck:
            await fx.shuffle_deck()


@card.modifier(ygo.EFFECT_TO_GRAVE_REDIRECT, at=ygo.LOCATION_SZONE, affects=lambda fx, other: True)
def banish_instead(fx: ygo.Effect) -> int:
    """Cards sent to the GY are banished instead."""
    return ygo.LOCATION_REMOVED
