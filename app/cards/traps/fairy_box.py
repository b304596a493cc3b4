"""Fairy Box."""

from app.engine import authoring as ygo

card = ygo.Script(21598948, "Fairy Box")

card.activates()


@card.trigger(
    ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_SZONE,
    mandatory=True,
    when=ygo.opponent_attacks,
    category=ygo.CATEGORY_COIN | ygo.CATEGORY_ATKCHANGE,
)
async def weaken(fx: ygo.Effect) -> None:
    """When an opponent's monster declares an attack: call a coin toss; if you are right, the attacker's
    ATK becomes 0 until the end of the Battle Phase.
    """
    attacker = fx.attacker
    if await fx.call_coin() and attacker is not None and attacker.is_face_up():
        fx.grant_value(ygo.EFFECT_SET_ATTACK_FINAL, 0, attacker, until=(ygo.PHASE_BATTLE, fx.turn))


@card.continuous(
    ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_SZONE,
    when=ygo.your_turn,
    limit=ygo.ONCE_PER_TURN,
    unclassified=True,
)
async def upkeep(fx: ygo.Effect) -> None:
    """In your Standby Phase pay 500 LP, or this card is destroyed."""
    if not (fx.you.lp >= 500 and await fx.confirm() and await fx.pay_lp(500)):
        await fx.destroy(fx.this)
