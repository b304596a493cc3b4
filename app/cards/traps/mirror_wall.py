"""Mirror Wall."""

from app.engine import authoring as ygo

card = ygo.Script(22359980, "Mirror Wall")
card.activates(in_damage_step=True)


@card.modifier(
    ygo.EFFECT_SET_ATTACK_FINAL,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, monster: monster.is_attacking() and ygo.their_monsters(fx, monster),
)
def halve(fx: ygo.Effect, monster: ygo.Card) -> int:
    """The ATK of an attacking monster of your opponent is halved."""
    return (monster.attack + 1) // 2


@card.continuous(
    on=ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_SZONE,
    when=ygo.your_turn,
    unclassified=True,
)
async def pay_or_destroy(fx: ygo.Effect) -> None:
    """In each of your Standby Phases pay 2000 LP, or else destroy this card."""
    able = fx.you.lp >= 2000 and await fx.confirm(prompt=ygo.PAY_TO_KEEP, number=2000)
    if not able or not await fx.pay_lp(2000):
        await fx.destroy(fx.this)
