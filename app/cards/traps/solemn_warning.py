"""Solemn Warning."""

from app.engine import authoring as ygo

card = ygo.Script(84749824, "Solemn Warning")


def would_special_summon(fx: ygo.Effect) -> bool:
    """It answers a Spell/Trap Card or a monster effect that would Special Summon."""
    if not fx.answered.category(ygo.CATEGORY_SPECIAL_SUMMON):
        return False
    return ygo.spell_card_answered(fx) or ygo.trap_card_answered(fx) or ygo.monster_effect_answered(fx)


ygo.negates_summons(
    card,
    (ygo.EVENT_SUMMON, ygo.EVENT_FLIP_SUMMON, ygo.EVENT_SPSUMMON),
    "When monsters are about to be Summoned: Pay 2000 LP; negate that Summon and destroy them.",
    cost=ygo.pay_lp(2000),
)
ygo.negates_activations(
    card,
    would_special_summon,
    "When a Spell/Trap Card or a monster effect is activated that would Special Summon: Pay 2000 LP; negate "
    "that activation and destroy the card.",
    cost=ygo.pay_lp(2000),
)
