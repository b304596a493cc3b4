"""Maxx "C"."""

from app.engine import authoring as ygo

card = ygo.Script(23434538, 'Maxx "C"')


@card.delayed(ygo.EVENT_SPSUMMON_SUCCESS, when=lambda fx: fx.event.player is fx.opponent, once=False)
async def draw_one(fx: ygo.Effect) -> None:
    await fx.draw()


@card.quick(
    at=ygo.LOCATION_HAND,
    cost=ygo.send_this_card_to_grave(),
    category=ygo.CATEGORY_DRAW,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def draw_for_each_summon(fx: ygo.Effect) -> None:
    """Send this card from your hand to the GY; this turn, draw 1 card each time your opponent Special
    Summons.
    """
    fx.delay(draw_one, until=fx.this_turn())
