"""Injection Fairy Lily."""

from app.engine import authoring as ygo

card = ygo.Script(79575620, "Injection Fairy Lily")


@card.quick(
    on=ygo.EVENT_PRE_DAMAGE_CALCULATE,
    when=lambda fx: fx.event.includes(fx.this),
    cost=ygo.pay_lp(2000),
    limit=ygo.ONCE_PER_CHAIN,
    category=ygo.CATEGORY_ATKCHANGE,
)
async def inject(fx: ygo.Effect) -> None:
    """In the damage calculation of its battle, once, 2000 LP make it 3000 ATK stronger for just that
    calculation.
    """
    if fx.this_is_face_up():
        fx.change_attack(fx.this, 3000, until=(ygo.PHASE_DAMAGE_CAL, fx.turn))
