"""Gizmek Orochi, the Serpentron Sky Slasher."""

from app.engine import authoring as ygo

card = ygo.Script(71197066, "Gizmek Orochi, the Serpentron Sky Slasher")
ONE_OF_TWO = ygo.Limit(scope="name", shared="one of two")


def deck_top(fx: ygo.Effect) -> list[ygo.Card]:
    """The top 8 cards of your Deck."""
    return fx.you.deck()[::-1][:8]


async def banish_from_deck(fx: ygo.Effect) -> None:
    """Banish them face-down."""
    await fx.banish(deck_top(fx), face_down=True, reason=ygo.REASON_COST)


@card.quick(
    at=ygo.LOCATION_HAND | ygo.LOCATION_GRAVE,
    limit=ONE_OF_TWO,
    cost=ygo.custom(
        lambda fx: len(deck_top(fx)) == 8 and all(fx.can_be_banished(each) for each in deck_top(fx)),
        banish_from_deck,
    ),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
)
async def take_off(fx: ygo.Effect) -> None:
    """You can banish the top 8 cards of your Deck face-down; Special Summon this card from your hand or GY.
    Once per turn you can use one effect of this name.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


@card.ignition(
    limit=ONE_OF_TWO,
    cost=ygo.banish(3, lambda fx: fx.you.extra_deck(), face_down=True),
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(ygo.face_up_monster),
)
async def cut_down(fx: ygo.Effect) -> None:
    """You can banish 3 cards from your Extra Deck face-down, then target 1 face-up monster on the field;
    destroy it. Once per turn you can use one effect of this name.
    """
    await fx.destroy(fx.targets_still_there())
