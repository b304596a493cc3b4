"""Flame Tiger."""

from app.engine import authoring as ygo

card = ygo.Script(66499018, "Flame Tiger")


def no_monsters_in_your_draw_phase(fx: ygo.Effect) -> bool:
    """Your normal draw is still to come and you control no monsters."""
    draws = fx.can_draw() and fx.normal_draws() > 0
    return fx.is_your_turn and draws and not fx.you.monsters() and fx.can_special_summon(fx.this)


def skip_the_draw(fx: ygo.Effect) -> None:
    """There is no normal draw this turn."""
    fx.grant_to_player(ygo.EFFECT_DRAW_COUNT, fx.you, value=0, until=(ygo.PHASE_DRAW, fx.turn))


@card.trigger(
    ygo.EVENT_PREDRAW,
    at=ygo.LOCATION_GRAVE,
    when=no_monsters_in_your_draw_phase,
    cost=ygo.custom(lambda fx: True, skip_the_draw),
    target=ygo.affects_this_card(),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def return_instead_of_drawing(fx: ygo.Effect) -> None:
    """In your Draw Phase, if you control no monsters, instead of your normal draw: Special Summon this
    card from your GY; banish it when it leaves the field.
    """
    if fx.still_there(fx.this) and await fx.special_summon(fx.this):
        fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, fx.this)
