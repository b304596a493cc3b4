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
    """Battle damage that it deals to your opponent can call an "Atlantean" Sea Serpent of at most Level 4,
    with another name, from your Deck.
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
    """Paid to the GY for the effect of a WATER monster it shoots a Set card of your opponent: target one, it
    is destroyed.
    """
    await fx.destroy(fx.targets_still_there())
