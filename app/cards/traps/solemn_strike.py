"""Solemn Strike."""

from app.engine import authoring as ygo

card = ygo.Script(40605147, "Solemn Strike")


@card.activation(
    on=ygo.EVENT_SPSUMMON,
    cost=ygo.pay_lp(1500),
    category=ygo.CATEGORY_DISABLE_SUMMON | ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: fx.event.cards),
)
async def negate_summon(fx: ygo.Effect) -> None:
    """When monsters are about to be Special Summoned: Pay 1500 LP; negate that Summon and destroy them."""
    await fx.destroy(await fx.negate_summon())


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=ygo.monster_effect_answered,
    cost=ygo.pay_lp(1500),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def negate_effect(fx: ygo.Effect) -> None:
    """When the effect of a monster is activated: Pay 1500 LP; negate that activation and destroy the card."""
    await ygo.negate_and_destroy(fx)
