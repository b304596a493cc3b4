"""Silent Wobby."""

from app.engine import authoring as ygo

card = ygo.Script(71015787, "Silent Wobby")


def fits_opponents_field(fx: ygo.Effect) -> bool:
    """It can be Special Summoned to the opponent's field."""
    return fx.can_special_summon(fx.this, to=fx.opponent)


@card.ignition(
    at=ygo.LOCATION_HAND,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_DRAW | ygo.CATEGORY_RECOVER,
    target=ygo.needs(fits_opponents_field),
)
async def swim_across(fx: ygo.Effect) -> None:
    """Special Summon this card from your hand to your opponent's field; its controller draws 1 card
    and their opponent gains 2000 LP.
    """
    if not fx.still_there(fx.this) or not await fx.special_summon(fx.this, to=fx.opponent):
        return
    host = fx.this.controller
    if await fx.draw(1, host):
        await fx.recover(2000, host.opponent)


@card.modifier(ygo.EFFECT_HAND_LIMIT, affects_player=ygo.you)
def limit_hand(fx: ygo.Effect) -> int:
    """The hand size limit of its controller is 3."""
    return 3
