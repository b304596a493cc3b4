"""Winged Kuriboh."""

from app.engine import authoring as ygo

card = ygo.Script(57116033, "Winged Kuriboh")


def destroyed_on_the_field(fx: ygo.Effect) -> bool:
    """It was on the field and was destroyed."""
    before = fx.event.before(fx.this)
    return (
        before is not None
        and bool(before.location & ygo.LOCATION_ONFIELD)
        and bool(before.reason & ygo.REASON_DESTROY)
    )


@card.trigger(ygo.EVENT_TO_GRAVE, mandatory=True, when=destroyed_on_the_field, in_damage_step=True)
async def protect(fx: ygo.Effect) -> None:
    """If this card on the field is destroyed and sent to the GY: You take no more battle damage this turn."""
    fx.grant_to_player(ygo.EFFECT_AVOID_BATTLE_DAMAGE, fx.you, until=fx.this_turn())
