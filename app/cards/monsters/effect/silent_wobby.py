"""Silent Wobby."""

from app.engine import authoring as ygo

card = ygo.Script(71015787, "Silent Wobby")
CROSSED = "crossed"


def fits_opponents_field(fx: ygo.Effect) -> bool:
    """It can be Special Summoned to the opponent's field."""
    return fx.can_special_summon(fx.this, to=fx.opponent)


@card.ignition(
    at=ygo.LOCATION_HAND,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(fits_opponents_field),
)
async def swim_across(fx: ygo.Effect) -> None:
    """Once per turn by its name: You can Special Summon this card from your hand to your opponent's field."""
    if fx.still_there(fx.this) and await fx.special_summon(fx.this, to=fx.opponent):
        fx.mark_this(CROSSED)


@card.modifier(ygo.EFFECT_HAND_LIMIT, affects_player=ygo.you)
def limit_hand(fx: ygo.Effect) -> int:
    """The hand size limit of its controller is 3."""
    return 3


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    timing="when",
    when=lambda fx: fx.this_has(CROSSED),
    category=ygo.CATEGORY_DRAW | ygo.CATEGORY_RECOVER,
)
async def pay_the_fare(fx: ygo.Effect) -> None:
    """When that effect Summons it: Its controller draws 1 card, and if they do, their opponent gains 2000
    LP.
    """
    if await fx.draw():
        await fx.recover(2000, fx.opponent)
