"""Blackwing - Breeze the Zephyr."""

from app.engine import authoring as ygo

card = ygo.Script(89258906, "Blackwing - Breeze the Zephyr")


def was_searched(fx: ygo.Effect) -> bool:
    """A card effect added it from the Deck to the hand (a draw does not)."""
    before = fx.event.before(fx.this)
    drawn = bool(fx.event.reason & ygo.REASON_DRAW)
    from_deck = before is not None and before.location == ygo.LOCATION_DECK
    return from_deck and not drawn and fx.event.by_effect() and fx.can_special_summon(fx.this)


@card.trigger(
    ygo.EVENT_TO_HAND,
    when=was_searched,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def blow_in(fx: ygo.Effect) -> None:
    """If a card effect adds it from your Deck to your hand: You can Special Summon it from your hand."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


@card.modifier(ygo.EFFECT_CANNOT_BE_SYNCHRO_MATERIAL, unclassified=True)
def only_for_blackwings(fx: ygo.Effect, summoned: ygo.Card) -> bool:
    """It can only be used as Synchro Material for a "Blackwing" monster."""
    return not summoned.is_archetype("Blackwing")
