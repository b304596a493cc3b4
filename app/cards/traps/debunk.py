"""Debunk."""

from app.engine import authoring as ygo

card = ygo.Script(65703851, "Debunk")


def hidden_effect(fx: ygo.Effect) -> bool:
    """A monster effect was activated in a hand or GY, can be negated, and its card can be banished."""
    if not ygo.monster_effect_answered(fx):
        return False
    link = fx.answered
    return bool(link.at & (ygo.LOCATION_HAND | ygo.LOCATION_GRAVE)) and fx.can_be_banished(link.card)


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=hidden_effect,
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_REMOVE,
    target=ygo.negates_answered(),
)
async def expose(fx: ygo.Effect) -> None:
    """When a monster effect is activated in a hand or GY: Negate its activation and banish that card."""
    link = fx.answered
    if not await fx.negate_activation(link):
        return
    if link.card.data.generation == link.link.generation:
        await fx.banish(link.card)
