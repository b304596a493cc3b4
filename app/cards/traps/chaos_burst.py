"""Chaos Burst."""

from app.engine import authoring as ygo

card = ygo.Script(4923662, "Chaos Burst")


def attacking_monster(fx: ygo.Effect) -> list[ygo.Card]:
    """The attacking monster."""
    return [fx.attacker] if fx.attacker is not None else []


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=ygo.opponent_attacks,
    cost=ygo.tribute(),
    target=ygo.target_one(attacking_monster),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_DAMAGE,
)
async def burst(fx: ygo.Effect) -> None:
    """When an opponent's monster declares an attack: Tribute 1 monster and target the attacker; destroy
    it, then inflict 1000 damage to your opponent.
    """
    if await fx.destroy(fx.targets_still_there()):
        await fx.then()
        await fx.damage(1000)
