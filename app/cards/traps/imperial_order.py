"""Imperial Order."""

from app.engine import authoring as ygo

card = ygo.Script(61740673, "Imperial Order")

card.activates()


@card.modifier(
    ygo.EFFECT_DISABLE,
    at=ygo.LOCATION_SZONE,
    affects=lambda fx, other: other.is_on_field() and other.is_spell(),
)
def negate_spells(fx: ygo.Effect) -> bool:
    """The effects of all Spells on the field are negated."""
    return True


@card.continuous(
    ygo.EVENT_PHASE | ygo.PHASE_STANDBY,
    at=ygo.LOCATION_SZONE,
    limit=ygo.ONCE_PER_TURN,
    unclassified=True,
)
async def upkeep(fx: ygo.Effect) -> None:
    """In each Standby Phase you must pay 700 LP; if you cannot, this card is destroyed."""
    if not await fx.pay_lp(700):
        await fx.destroy(fx.this)
