"""Atlantean Marksman."""

from app.engine import authoring as ygo

card = ygo.Script(706925, "Atlantean Marksman")


def atlanteans(fx: ygo.Effect) -> list[ygo.Card]:
    """Other Level 4 or lower "Atlantean" Sea Serpents in your Deck."""
    return fx.you.deck(
        lambda each: (
            ygo.is_level_at_most(4)(each)
            and each.is_archetype("Atlantean")
            and each.is_race(ygo.RACE_SEASERPENT)
            and not each.is_named(card.code)
            and fx.can_special_summon(each)
        )
    )


@card.trigger(
    ygo.EVENT_BATTLE_DAMAGE,
    timing="when",
    when=lambda fx: fx.event.player is fx.opponent,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_some(1, atlanteans),
)
async def call_an_atlantean(fx: ygo.Effect) -> None:
    """When it inflicts battle damage to your opponent: You can Special Summon 1 other Level 4 or lower
    "Atlantean" Sea Serpent from your Deck.
    """
    await fx.special_summon(await fx.choose(atlanteans(fx)))
    await fx.shuffle_deck()


def paid_for_a_water_monster(fx: ygo.Effect) -> bool:
    """It went to the GY as the cost of a WATER monster's effect."""
    source = fx.event.source
    if source is None or not fx.event.reason & ygo.REASON_COST:
        return False
    return source.is_monster() and source.is_attribute(ygo.ATTRIBUTE_WATER)


def their_set_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Set cards the opponent controls."""
    return [each for each in fx.opponent.field() if each.is_face_down()]


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=paid_for_a_water_monster,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(their_set_cards),
)
async def snipe(fx: ygo.Effect) -> None:
    """If it is sent to the GY to activate a WATER monster's effect: Target 1 Set card your opponent controls;
    destroy it.
    """
    await fx.destroy(fx.targets_still_there())
