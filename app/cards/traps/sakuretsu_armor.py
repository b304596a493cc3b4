"""Sakuretsu Armor."""

from app.engine import authoring as ygo

card = ygo.Script(56120475, "Sakuretsu Armor")


def attacking_monster(fx: ygo.Effect) -> list[ygo.Card]:
    """The monster that declared the attack."""
    return [fx.attacker] if fx.attacker is not None else []


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=ygo.opponent_attacks,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.target_one(attacking_monster),
)
async def destroy_attacker(fx: ygo.Effect) -> None:
    """When a monster of your opponent declares an attack: Target that monster; destroy it."""
    await fx.destroy(fx.targets_still_there())
