"""Wulf, Lightsworn Beast."""

from app.engine import authoring as ygo

card = ygo.Script(
    58996430,
    "Wulf, Lightsworn Beast",
    note="Cannot be Normal Summoned or Set; any card effect can Special Summon it.",
    no_normal_summon=True,
)


def from_the_deck(fx: ygo.Effect) -> bool:
    """It came from your Deck."""
    before = fx.event.before(fx.this)
    return before is not None and before.location == ygo.LOCATION_DECK


@card.trigger(ygo.EVENT_TO_GRAVE, mandatory=True, when=from_the_deck, category=ygo.CATEGORY_SPECIAL_SUMMON)
async def leap(fx: ygo.Effect) -> None:
    """If it is sent from your Deck to the GY: Special Summon it."""
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
