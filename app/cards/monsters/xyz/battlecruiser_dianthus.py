"""Battlecruiser Dianthus."""

from app.engine import authoring as ygo

card = ygo.Script(
    40424929,
    "Battlecruiser Dianthus",
    note="Materials: 3 Level 3 monsters.",
    summon=ygo.xyz(3, 3),
)


@card.ignition(
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.detach(),
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.needs(lambda fx: bool(fx.opponent.hand())),
)
async def broadside(fx: ygo.Effect) -> None:
    """Detach 1 material; inflict 200 damage to your opponent for each card in their hand. Only once a turn by
    this name.
    """
    await fx.damage(200 * len(fx.opponent.hand()))
