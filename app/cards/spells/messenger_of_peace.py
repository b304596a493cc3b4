"""Messenger of Peace."""

from app.engine import authoring as ygo

card = ygo.Script(44656491, "Messenger of Peace")

card.activates()


@card.modifier(
    ygo.EFFECT_CANNOT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, each: ygo.all_face_up_monsters(fx, each) and each.attack >= 1500,
)
def hold_the_strong(fx: ygo.Effect) -> bool:
    """Monsters with an ATK of 1500 or more cannot declare an attack."""
    return True


@card.continuous(
    on=ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_SZONE,
    when=ygo.your_turn,
    unclassified=True,
)
async def pay_or_destroy(fx: ygo.Effect) -> None:
    """In each of your Standby Phases pay 100 LP, or else destroy this card."""
    paid = fx.you.lp >= 100 and await fx.confirm(prompt=ygo.PAY_TO_KEEP, number=100) and await fx.pay_lp(100)
    if not paid:
        await fx.destroy(fx.this)
