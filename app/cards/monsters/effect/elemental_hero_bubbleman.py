"""Elemental HERO Bubbleman."""

from app.engine import authoring as ygo

card = ygo.Script(79979666, "Elemental HERO Bubbleman")


@card.summon_procedure(when=lambda fx: len(fx.you.hand()) == 1)
async def rise(fx: ygo.Effect) -> None:
    """As the last card of your hand it can come by Special Summon."""


def alone(fx: ygo.Effect) -> bool:
    """You have no hand and nothing else on your field."""
    return not fx.you.hand() and not fx.others(fx.you.field())


@card.trigger(
    (ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_FLIP_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS),
    timing="when",
    when=alone,
    target=ygo.draws(2),
    category=ygo.CATEGORY_DRAW,
)
async def bubbles(fx: ygo.Effect) -> None:
    """When it is Summoned: you can draw 2 cards, if now and when this resolves your hand is empty and you
    control no other cards.
    """
    if alone(fx):
        await fx.draw(2)
