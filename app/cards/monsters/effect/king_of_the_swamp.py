"""King of the Swamp."""

from app.engine import authoring as ygo

card = ygo.Script(79109599, "King of the Swamp")
POLYMERIZATION = 24094653


@card.modifier(ygo.EFFECT_FUSION_SUBSTITUTE, at=ygo.LOCATION_HAND | ygo.LOCATION_MZONE | ygo.LOCATION_GRAVE)
def substitute(fx: ygo.Effect) -> bool:
    """It can stand in for one Fusion Material that the Fusion Monster names; the others must be right."""
    return True


def polymerizations(fx: ygo.Effect) -> list[ygo.Card]:
    """ "Polymerization" in your Deck."""
    return fx.you.deck(lambda each: each.is_named(POLYMERIZATION))


@card.ignition(
    at=ygo.LOCATION_HAND,
    cost=ygo.discard_this_card(to_grave=True),
    target=ygo.affects_some(1, polymerizations),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
)
async def find_polymerization(fx: ygo.Effect) -> None:
    """Discarded to the GY from your hand it searches your Deck for "Polymerization"."""
    await fx.add_to_hand(await fx.choose(polymerizations(fx)))
