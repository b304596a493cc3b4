"""Broww, Huntsman of Dark World."""

from app.engine import authoring as ygo

card = ygo.Script(79126789, "Broww, Huntsman of Dark World")


@card.trigger(
    ygo.EVENT_DISCARD,
    mandatory=True,
    when=lambda fx: fx.event.by_effect() and fx.this.is_at(ygo.LOCATION_GRAVE),
    category=ygo.CATEGORY_DRAW,
)
async def draw(fx: ygo.Effect) -> None:
    """If a card effect discards this card to the GY: draw 1 card, or 2 if it was an opponent's effect
    and this card was in your hand.
    """
    await fx.draw(2 if fx.event.caused_by is fx.opponent else 1)
