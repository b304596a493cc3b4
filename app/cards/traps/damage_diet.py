"""Damage Diet."""

from app.engine import authoring as ygo

card = ygo.Script(95448692, "Damage Diet")


@card.activation()
async def eat_half(fx: ygo.Effect) -> None:
    """All damage you take this turn is halved."""
    for code in (ygo.EFFECT_CHANGE_DAMAGE, ygo.EFFECT_CHANGE_BATTLE_DAMAGE):
        fx.grant_to_player(code, fx.you, value=ygo.HALF_DAMAGE, until=fx.this_turn())


@card.quick(at=ygo.LOCATION_GRAVE, cost=ygo.banish_this_card())
async def leftovers(fx: ygo.Effect) -> None:
    """You can banish this card from your GY; all effect damage you take this turn is halved (by this effect
    only once).
    """
    if not fx.custom_count():
        fx.count_custom()
        fx.grant_to_player(ygo.EFFECT_CHANGE_DAMAGE, fx.you, value=ygo.HALF_DAMAGE, until=fx.this_turn())
