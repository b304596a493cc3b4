"""Illusory Snatcher."""

from app.engine import authoring as ygo

card = ygo.Script(35073065, "Illusory Snatcher")


def you_tribute_summon(fx: ygo.Effect) -> bool:
    """You Tribute Summoned a monster."""
    return fx.event.player is fx.you and fx.event.was_summon_of(ygo.SUMMON_TYPE_TRIBUTE)


@card.trigger(
    ygo.EVENT_SUMMON_SUCCESS,
    at=ygo.LOCATION_HAND,
    timing="when",
    when=you_tribute_summon,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
)
async def mirror(fx: ygo.Effect) -> None:
    """When you Tribute Summon a monster: You can Special Summon this card from your hand; its Type, Attribute
    and Level become those of that face-up monster.
    """
    models = [each for each in fx.event.still_there() if each.is_face_up()]
    if not fx.still_there(fx.this) or not await fx.special_summon(fx.this):
        return
    for model in models:
        fx.grant_value(ygo.EFFECT_CHANGE_RACE, model.race, fx.this)
        fx.grant_value(ygo.EFFECT_CHANGE_ATTRIBUTE, model.attribute, fx.this)
        fx.grant_value(ygo.EFFECT_CHANGE_LEVEL, model.level, fx.this)
