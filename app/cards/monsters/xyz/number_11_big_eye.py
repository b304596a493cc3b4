"""Number 11: Big Eye."""

from app.engine import authoring as ygo

card = ygo.Script(80117527, "Number 11: Big Eye", note="Materials: 2 Level 7 monsters.", summon=ygo.xyz(7))


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.all_of(ygo.no_attack_by_this_card(), ygo.detach(1)),
    target=ygo.target_one(lambda fx: [m for m in fx.opponent.monsters() if fx.can_take_control(m)]),
    category=ygo.CATEGORY_CONTROL,
)
async def stare(fx: ygo.Effect) -> None:
    """Once per turn: Detach 1 material and target 1 monster of your opponent; it is yours for good. No attack
    by this card in this turn.
    """
    for monster in fx.targets_still_there():
        await fx.take_control(monster)
