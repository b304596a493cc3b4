"""Solemn Judgment."""

from app.engine import authoring as ygo

card = ygo.Script(41420027, "Solemn Judgment")


@card.activation(
    on=(ygo.EVENT_SUMMON, ygo.EVENT_FLIP_SUMMON, ygo.EVENT_SPSUMMON),
    cost=ygo.pay_half_lp(),
    category=ygo.CATEGORY_DISABLE_SUMMON | ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: fx.event.cards),
)
async def negate_summon(fx: ygo.Effect) -> None:
    """When monsters are about to be Summoned: Pay half your LP; negate that Summon and destroy them."""
    await fx.destroy(await fx.negate_summon())


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=lambda fx: ygo.spell_card_answered(fx) or ygo.trap_card_answered(fx),
    cost=ygo.pay_half_lp(),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def negate_card(fx: ygo.Effect) -> None:
    """When a Spell or Trap Card is activated: Pay half your LP; negate that activation and destroy it."""
    await ygo.negate_and_destroy(fx)
