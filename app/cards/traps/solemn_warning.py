"""Solemn Warning."""

from app.engine import authoring as ygo

card = ygo.Script(84749824, "Solemn Warning")


def would_special_summon(fx: ygo.Effect) -> bool:
    """It answers a Spell/Trap Card or a monster effect that would Special Summon."""
    if not fx.answered.category(ygo.CATEGORY_SPECIAL_SUMMON):
        return False
    return ygo.spell_card_answered(fx) or ygo.trap_card_answered(fx) or ygo.monster_effect_answered(fx)


@card.activation(
    on=(ygo.EVENT_SUMMON, ygo.EVENT_FLIP_SUMMON, ygo.EVENT_SPSUMMON),
    cost=ygo.pay_lp(2000),
    category=ygo.CATEGORY_DISABLE_SUMMON | ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: fx.event.cards),
)
async def negate_summon(fx: ygo.Effect) -> None:
    """When monsters are about to be Summoned: Pay 2000 LP; negate that Summon and destroy them."""
    await fx.destroy(await fx.negate_summon())


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=would_special_summon,
    cost=ygo.pay_lp(2000),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def negate_effect(fx: ygo.Effect) -> None:
    """When a Spell/Trap Card or a monster effect is activated that would Special Summon: Pay 2000 LP; negate
    that activation and destroy the card.
    """
    await ygo.negate_and_destroy(fx)
