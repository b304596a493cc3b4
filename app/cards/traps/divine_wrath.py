"""Divine Wrath."""

from app.engine import authoring as ygo

card = ygo.Script(49010598, "Divine Wrath")


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=ygo.monster_effect_answered,
    cost=ygo.discard(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def punish(fx: ygo.Effect) -> None:
    """When a monster effect is activated: Discard 1 card; negate the activation, destroy the monster."""
    await ygo.negate_and_destroy(fx)
