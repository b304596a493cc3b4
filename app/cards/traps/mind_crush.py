"""Mind Crush."""

from app.engine import authoring as ygo

card = ygo.Script(15800838, "Mind Crush")


async def declare(fx: ygo.Effect) -> None:
    """The name is declared at activation."""
    fx.remember(await fx.declare_card())


@card.activation(
    category=ygo.CATEGORY_ANNOUNCE | ygo.CATEGORY_HANDES,
    when=lambda fx: bool(fx.opponent.hand()),
    cost=ygo.custom(lambda fx: True, declare),
)
async def name_a_card(fx: ygo.Effect) -> None:
    """Declare 1 card name; if your opponent holds copies of it, they discard them all, otherwise you
    discard 1 random card.
    """
    held = fx.opponent.hand(lambda other: other.is_named(*fx.labels))
    if held:
        await fx.discard_cards(held)
    else:
        await fx.discard_random(1, fx.you)
