"""Sylvan Cherubsprout."""

from app.engine import authoring as ygo

card = ygo.Script(10753491, "Sylvan Cherubsprout", options=("Excavate 1 card", "Excavate 2 cards"))


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    timing="when",
    category=ygo.CATEGORY_DECKDES | ygo.CATEGORY_TOGRAVE,
    target=ygo.needs(lambda fx: bool(fx.you.deck())),
)
async def dig(fx: ygo.Effect) -> None:
    """When Special Summoned: You can excavate 1 or 2 cards from the top of your Deck; Plants go to the GY,
    the others to the bottom of the Deck in any order.
    """
    size = len(fx.you.deck())
    number = 1 + await fx.choose_option(*((0, 1) if size > 1 else (0,)))
    top = fx.you.deck()[::-1][:number]
    await fx.reveal(top)
    plants = [each for each in top if each.is_monster() and each.is_race(ygo.RACE_PLANT)]
    await fx.send_to_grave(plants, reason=ygo.REASON_EFFECT | ygo.REASON_REVEAL)
    rest = [each for each in top if each.location == ygo.LOCATION_DECK]
    await fx.to_deck_top(await fx.sort_cards(rest), bottom=True)


def excavated(fx: ygo.Effect) -> bool:
    """It was excavated and sent from the Deck by an effect."""
    return fx.event.by_effect() and bool(fx.event.reason & ygo.REASON_REVEAL)


def sprouts(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 1 Plants in your Deck that could come."""
    return fx.you.deck(
        lambda each: (
            each.is_monster()
            and each.level == 1
            and each.is_race(ygo.RACE_PLANT)
            and fx.can_special_summon(each)
        )
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=excavated,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, sprouts),
)
async def sprout(fx: ygo.Effect) -> None:
    """If an effect excavates it and sends it to the GY: You can Special Summon 1 Level 1 Plant from your
    Deck. Once per turn for all copies.
    """
    await fx.special_summon(await fx.choose(sprouts(fx), prompt=ygo.SPECIAL_SUMMON))
    await fx.shuffle_deck()
