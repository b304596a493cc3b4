"""Elemental HERO Aqua Neos."""

from app.engine import authoring as ygo

card = ygo.Script(
    55171412,
    "Elemental HERO Aqua Neos",
    note='Contact Fusion: shuffle your "Elemental HERO Neos" and "Neo-Spacian Aqua Dolphin" into the Deck.',
    summon=ygo.fusion(89943723, 17955766, contact=ygo.LOCATION_DECK),
    revive_limit=True,
)


@card.ignition(
    cost=ygo.discard(),
    limit=ygo.ONCE_PER_TURN,
    target=ygo.needs(lambda fx: bool(fx.opponent.hand())),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_HANDES,
)
async def splash(fx: ygo.Effect) -> None:
    """Once per turn a discard of yours destroys a card of your opponent's hand that chance picks."""
    await fx.destroy(fx.random_card(fx.opponent.hand()))


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    mandatory=True,
    limit=ygo.ONCE_PER_TURN,
    category=ygo.CATEGORY_TODECK,
)
async def go_home(fx: ygo.Effect) -> None:
    """Once per turn, in the End Phase: Return it to the Extra Deck."""
    if fx.this_is_face_up():
        await fx.return_to_deck(fx.this, shuffle=False)
