"""Elemental HERO Captain Gold."""

from app.engine import authoring as ygo

SKYSCRAPER = 63035430

card = ygo.Script(80908502, "Elemental HERO Captain Gold")


def skyscrapers(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "Skyscraper" in your Deck."""
    return fx.you.deck(lambda each: each.is_named(SKYSCRAPER))


@card.ignition(
    at=ygo.LOCATION_HAND,
    cost=ygo.discard_this_card(to_grave=True),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, skyscrapers),
)
async def find_the_city(fx: ygo.Effect) -> None:
    """Discarded to the GY from your hand it searches your Deck for "Skyscraper"."""
    await fx.add_to_hand(await fx.choose(skyscrapers(fx), prompt=ygo.TO_HAND))


def no_city(fx: ygo.Effect) -> bool:
    """No face-up "Skyscraper" is on the field."""
    return not any(each.is_face_up() and each.is_named(SKYSCRAPER) for each in fx.cards_on_field())


@card.modifier(ygo.EFFECT_SELF_DESTROY, when=no_city)
def lost_without_a_city(fx: ygo.Effect) -> bool:
    """While there is no face-up "Skyscraper" on the field, this card is destroyed."""
    return True
