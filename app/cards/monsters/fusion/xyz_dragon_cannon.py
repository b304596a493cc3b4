"""XYZ-Dragon Cannon."""

from app.engine import authoring as ygo

card = ygo.Script(
    91998119,
    "XYZ-Dragon Cannon",
    note='Contact Fusion: banish your "X-Head Cannon", "Y-Dragon Head" and "Z-Metal Tank".',
    summon=ygo.fusion(62651957, 65622692, 64500000, contact=ygo.LOCATION_REMOVED),
    revive_limit=True,
)


@card.modifier(
    ygo.EFFECT_CANNOT_SPECIAL_SUMMON,
    at=ygo.LOCATION_GRAVE,
    affects_player=ygo.both_players,
    unclassified=True,
)
def stays_in_the_grave(fx: ygo.Effect, monster: ygo.Card) -> bool:
    """It cannot be Special Summoned from the GY."""
    return monster is fx.this


@card.ignition(
    cost=ygo.discard(),
    target=ygo.target_one(ygo.opponents_card),
    category=ygo.CATEGORY_DESTROY,
)
async def bombard(fx: ygo.Effect) -> None:
    """The price is 1 discarded card: Destroy 1 card on your opponent's field, which you target."""
    await fx.destroy(fx.targets_still_theirs())
