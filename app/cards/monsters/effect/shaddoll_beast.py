"""Shaddoll Beast."""

from app.engine import authoring as ygo

card = ygo.Script(3717252, "Shaddoll Beast")
ONE_OF_BOTH = ygo.Limit(scope="name", shared="either")


@card.flip(
    mandatory=False,
    limit=ONE_OF_BOTH,
    category=ygo.CATEGORY_DRAW | ygo.CATEGORY_HANDES,
    target=ygo.draws(2),
)
async def pounce(fx: ygo.Effect) -> None:
    """FLIP: You can draw 2 cards, then discard 1 card. Only 1 of its effects a turn."""
    await fx.draw(2)
    await fx.then()
    await fx.discard()


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=lambda fx: fx.event.by_effect(),
    limit=ONE_OF_BOTH,
    category=ygo.CATEGORY_DRAW,
    target=ygo.draws(1),
)
async def prowl(fx: ygo.Effect) -> None:
    """If it is sent to the GY by a card effect: You can draw 1 card. Only 1 of its effects a turn."""
    await fx.draw()
