"""Vanity's Call."""

from app.engine import authoring as ygo

card = ygo.Script(24838456, "Vanity's Call")


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=lambda fx: len(fx.links()) >= 3,
    cost=ygo.pay_half_lp(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def empty_the_chain(fx: ygo.Effect) -> None:
    """Only as Chain Link 4 or higher: Pay half your LP; negate every other activation in this Chain and its
    effect, and destroy those cards.
    """
    others = [link for link in fx.links() if link.card is not fx.this]
    negated = [link for link in others if await fx.negate_activation(link)]
    places = ygo.LOCATION_ONFIELD | ygo.LOCATION_HAND
    unmoved = [link for link in negated if link.card.data.generation == link.link.generation]
    await fx.destroy([link.card for link in unmoved if link.card.is_at(places)])
