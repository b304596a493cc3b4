"""Archfiend General."""

from app.engine import authoring as ygo

PANDEMONIUM = 94585852

card = ygo.Script(48675364, "Archfiend General")


def lairs(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "Pandemonium" in your Deck."""
    return fx.you.deck(lambda each: each.is_named(PANDEMONIUM))


@card.ignition(
    at=ygo.LOCATION_HAND,
    cost=ygo.discard_this_card(to_grave=True),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, lairs),
)
async def find_the_lair(fx: ygo.Effect) -> None:
    """Discarded to the GY from your hand it searches your Deck for "Pandemonium"."""
    await fx.add_to_hand(await fx.choose(lairs(fx), prompt=ygo.TO_HAND))


def no_lair(fx: ygo.Effect) -> bool:
    """No face-up "Pandemonium" is on the field."""
    return not any(each.is_face_up() and each.is_named(PANDEMONIUM) for each in fx.cards_on_field())


@card.modifier(ygo.EFFECT_SELF_DESTROY, when=no_lair)
def lost_without_a_lair(fx: ygo.Effect) -> bool:
    """While "Pandemonium" is not on the field, this card is destroyed."""
    return True
