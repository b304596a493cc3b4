"""Draining Shield."""

from app.engine import authoring as ygo

card = ygo.Script(43250041, "Draining Shield")


def the_attacker(fx: ygo.Effect) -> list[ygo.Card]:
    """The attacking monster."""
    return [fx.attacker] if fx.attacker is not None else []


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=ygo.opponent_attacks,
    category=ygo.CATEGORY_RECOVER,
    target=ygo.target_one(the_attacker),
)
async def drain_the_attack(fx: ygo.Effect) -> None:
    """When an opponent's monster declares an attack: Target it; negate that attack and gain LP equal to
    its ATK.
    """
    if await fx.negate_attack():
        for attacker in fx.targets_still_there():
            await fx.recover(attacker.attack)
