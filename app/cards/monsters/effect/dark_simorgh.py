"""Dark Simorgh."""

from app.engine import authoring as ygo

card = ygo.Script(11366199, "Dark Simorgh")


@card.modifier(ygo.EFFECT_ADD_ATTRIBUTE)
def also_wind(fx: ygo.Effect) -> int:
    """This card is also WIND while face-up on the field."""
    return ygo.ATTRIBUTE_WIND


@card.modifier(ygo.EFFECT_CANNOT_MSET, affects_player=ygo.the_opponent)
def no_monsters_set(fx: ygo.Effect) -> bool:
    """Your opponent cannot Set cards."""
    return True


@card.modifier(ygo.EFFECT_CANNOT_SSET, affects_player=ygo.the_opponent)
def no_spells_or_traps_set(fx: ygo.Effect) -> bool:
    return True


def payable(fx: ygo.Effect, cards: list[ygo.Card]) -> list[ygo.Card]:
    """Those of the cards that could be banished."""
    return [each for each in cards if fx.can_be_banished(each, by_player=True)]


def pairs(cards: list[ygo.Card]) -> list[ygo.Card]:
    """The cards that belong to some pair of 1 DARK and 1 other WIND monster."""
    dark = [each for each in cards if each.is_monster() and each.is_attribute(ygo.ATTRIBUTE_DARK)]
    wind = [each for each in cards if each.is_monster() and each.is_attribute(ygo.ATTRIBUTE_WIND)]
    return [one for one in dark if any(other is not one for other in wind)]


async def banish_pair(fx: ygo.Effect, cards: list[ygo.Card]) -> None:
    """Banish 1 DARK and 1 WIND monster among ``cards``."""
    dark = await fx.choose(pairs(cards))
    wind = [
        each
        for each in cards
        if each not in dark and each.is_monster() and each.is_attribute(ygo.ATTRIBUTE_WIND)
    ]
    await fx.banish(dark + await fx.choose(wind), reason=ygo.REASON_COST)


@card.ignition(
    at=ygo.LOCATION_HAND,
    cost=ygo.custom(
        lambda fx: bool(pairs(payable(fx, fx.you.graveyard()))),
        lambda fx: banish_pair(fx, payable(fx, fx.you.graveyard())),
    ),
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def rise_from_the_hand(fx: ygo.Effect) -> None:
    """It comes from your hand when you banish a DARK and another WIND monster from your GY."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    cost=ygo.custom(
        lambda fx: bool(pairs(payable(fx, fx.you.hand()))),
        lambda fx: banish_pair(fx, payable(fx, fx.you.hand())),
    ),
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def rise_from_the_grave(fx: ygo.Effect) -> None:
    """It comes from your GY when you banish a DARK and another WIND monster from your hand."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
