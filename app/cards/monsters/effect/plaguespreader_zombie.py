"""Plaguespreader Zombie."""

from app.engine import authoring as ygo

card = ygo.Script(33420078, "Plaguespreader Zombie")


async def bury_a_card(fx: ygo.Effect) -> None:
    chosen = await fx.choose(fx.you.hand())
    await fx.return_to_deck(chosen, shuffle=False, reason=ygo.REASON_COST)


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: fx.can_special_summon(fx.this),
    cost=ygo.custom(lambda fx: bool(fx.you.hand()), bury_a_card),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def spread(fx: ygo.Effect) -> None:
    """If it is in your GY: You can put 1 card from your hand on top of the Deck; Special Summon it, and
    banish it when it leaves the field.
    """
    if fx.still_there(fx.this) and await fx.special_summon(fx.this):
        fx.grant_value(ygo.EFFECT_LEAVE_FIELD_REDIRECT, ygo.LOCATION_REMOVED, fx.this)
