"""Stardust Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    44508094,
    "Stardust Dragon",
    note="Materials: a Tuner and at least 1 monster that is no Tuner.",
    summon=ygo.synchro(),
)

USED = "used"


def would_destroy_on_field(fx: ygo.Effect) -> bool:
    """It answers an activation that would destroy a card on the field."""
    link = fx.answered
    return link.can_be_negated() and link.would_destroy(lambda other: other.is_on_field())


@card.quick(
    ygo.EVENT_CHAINING,
    when=would_destroy_on_field,
    cost=ygo.tribute_this_card(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def guard(fx: ygo.Effect) -> None:
    """When a card or effect is activated that would destroy a card on the field: you can Tribute this card;
    negate the activation and destroy the card.
    """
    if await ygo.negate_and_destroy(fx):
        fx.mark_this(USED, until_turn=fx.turn)


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_GRAVE,
    when=lambda fx: fx.this_has(USED),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.needs(lambda fx: fx.can_special_summon(fx.this)),
)
async def shine_again(fx: ygo.Effect) -> None:
    """In the End Phase of a turn in which its effect negated something: you can Special Summon this card,
    Tributed for it, from your GY.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)
