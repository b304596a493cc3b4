"""Ojamagic."""

from app.engine import authoring as ygo

card = ygo.Script(24643836, "Ojamagic")
BROTHERS = (12482652, 42941100, 79335209)

card.activates(when=lambda fx: False)


def left_hand_or_field(fx: ygo.Effect) -> bool:
    """It was in the hand or on the field until now."""
    before = fx.event.before(fx.this)
    return before is not None and bool(before.location & (ygo.LOCATION_HAND | ygo.LOCATION_ONFIELD))


def one_of_each(fx: ygo.Effect) -> list[ygo.Card]:
    """The first copy of each of the three in your Deck."""
    found = []
    for code in BROTHERS:
        found += fx.you.deck(lambda each, code=code: each.is_named(code))[:1]  # type: ignore[misc]  # bound
    return found


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    mandatory=True,
    when=left_hand_or_field,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.needs(lambda fx: len(one_of_each(fx)) == 3),
)
async def gather(fx: ygo.Effect) -> None:
    """If it is sent from the hand or field to the GY: Add "Ojama Green", "Ojama Yellow" and "Ojama Black"
    from your Deck to your hand.
    """
    brothers = one_of_each(fx)
    if len(brothers) == 3:
        await fx.add_to_hand(brothers)
