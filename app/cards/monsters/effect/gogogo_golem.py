"""Gogogo Golem."""

from app.engine import authoring as ygo

card = ygo.Script(62476815, "Gogogo Golem")


@card.modifier(ygo.EFFECT_INDESTRUCTABLE_COUNT, when=lambda fx: fx.this.is_in(ygo.POS_DEFENSE))
def stand_firm(fx: ygo.Effect) -> int:
    """Once per turn, in Defense Position, it is not destroyed by battle."""
    return ygo.REASON_BATTLE
