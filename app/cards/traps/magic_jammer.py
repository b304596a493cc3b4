"""Magic Jammer."""

from app.engine import authoring as ygo

card = ygo.Script(77414722, "Magic Jammer")


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=ygo.spell_card_answered,
    cost=ygo.discard(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def jam(fx: ygo.Effect) -> None:
    """When a Spell Card is activated: Discard 1 card; negate the activation and destroy that card."""
    await ygo.negate_and_destroy(fx)
