"""Atlantean Dragoons."""

from app.engine import authoring as ygo

card = ygo.Script(74311226, "Atlantean Dragoons")


def small_serpents(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """Your Level 3 or lower Sea Serpents."""
    return ygo.your_monsters(fx, monster) and monster.is_race(ygo.RACE_SEASERPENT) and 1 <= monster.level <= 3


@card.modifier(ygo.EFFECT_DIRECT_ATTACK, affects=small_serpents)
def lead_the_charge(fx: ygo.Effect) -> bool:
    """Your Sea Serpents of Level 3 or lower may attack directly."""
    return True


def paid_for_a_water_monster(fx: ygo.Effect) -> bool:
    """It went to the GY as the cost of a WATER monster's effect."""
    source = fx.event.source
    if source is None or not fx.event.reason & ygo.REASON_COST:
        return False
    return source.is_monster() and source.is_attribute(ygo.ATTRIBUTE_WATER)


def serpents(fx: ygo.Effect) -> list[ygo.Card]:
    """Other Sea Serpents in your Deck."""
    return fx.you.deck(
        lambda each: each.is_monster() and each.is_race(ygo.RACE_SEASERPENT) and not each.is_named(card.code)
    )


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=paid_for_a_water_monster,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, serpents),
)
async def call_a_serpent(fx: ygo.Effect) -> None:
    """If it is paid for the activation of a WATER monster's effect by going to the GY: Add 1 other Sea
    Serpent from your Deck to your hand.
    """
    await fx.add_to_hand(await fx.choose(serpents(fx)))
