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
    """When an opponent's monster declares an attack: Call a coin toss. If you are right, that monster has 0
    ATK until the Battle Phase ends, as long as this card is on the field.
    """
    attacker = fx.attacker
    if await fx.call_coin() and attacker is not None and attacker.is_face_up():
        until = (ygo.PHASE_BATTLE, fx.turn)
        fx.grant(boxed, attacker, until=until, labels=(fx.this.data.generation,))


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


def same_box(fx: ygo.Effect) -> bool:
    """This card is still face-up where it was."""
    return fx.this.data.generation == fx.labels[0] and fx.this.is_on_field() and fx.this.is_face_up()


@card.granted(ygo.EFFECT_SET_ATTACK_FINAL, when=same_box)
def boxed(fx: ygo.Effect) -> int:
    return 0
