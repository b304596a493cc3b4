"""Negate Attack."""

from app.engine import authoring as ygo

card = ygo.Script(14315573, "Negate Attack")


def the_attacker(fx: ygo.Effect) -> list[ygo.Card]:
    """The attacking monster."""
    return [fx.attacker] if fx.attacker is not None else []


@card.activation(on=ygo.EVENT_ATTACK_ANNOUNCE, when=ygo.opponent_attacks, target=ygo.target_one(the_attacker))
async def end_the_battle(fx: ygo.Effect) -> None:
    """When an opponent's monster declares an attack: Target it; negate that attack, then end the
    Battle Phase.
    """
    if await fx.negate_attack():
        await fx.then()
        await fx.end_battle_phase()
