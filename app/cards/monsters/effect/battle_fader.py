"""Battle Fader."""

from app.engine import authoring as ygo

card = ygo.Script(19665973, "Battle Fader")


@card.trigger(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    at=ygo.LOCATION_HAND,
    timing="when",
    when=lambda fx: ygo.opponent_attacks(fx) and fx.is_direct_attack and fx.can_special_summon(fx.this),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def toll_the_bell(fx: ygo.Effect) -> None:
    """When a monster of your opponent attacks directly: You can Special Summon this card from your hand, then
    end the Battle Phase. A card Summoned this way is banished when it leaves the field.
    """
    if not fx.still_there(fx.this) or not await fx.special_summon(fx.this):
        return
    fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, fx.this)
    await fx.then()
    await fx.end_battle_phase()
