"""Necro Gardna."""

from app.engine import authoring as ygo

card = ygo.Script(4906301, "Necro Gardna")


@card.delayed(
    ygo.EVENT_ATTACK_ANNOUNCE,
    when=lambda fx: fx.attacker is not None and fx.attacker.controller is fx.opponent,
)
async def stop_the_next_attack(fx: ygo.Effect) -> None:
    await fx.negate_attack()


@card.quick(at=ygo.LOCATION_GRAVE, when=ygo.opponents_turn, cost=ygo.banish_this_card())
async def guard(fx: ygo.Effect) -> None:
    """In your opponent's turn: You can banish this card from your GY; negate the next attack of an opponent's
    monster this turn.
    """
    if fx.attacker is not None and not fx.damage_step_part and fx.attacker.controller is fx.opponent:
        await fx.negate_attack()
    else:
        fx.delay(stop_the_next_attack, until=fx.this_turn())
