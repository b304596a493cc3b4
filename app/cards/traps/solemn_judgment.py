"""Solemn Judgment."""

from app.engine import authoring as ygo

card = ygo.Script(41420027, "Solemn Judgment")
ygo.negates_summons(
    card,
    (ygo.EVENT_SUMMON, ygo.EVENT_FLIP_SUMMON, ygo.EVENT_SPSUMMON),
    "When monsters are about to be Summoned: Pay half your LP; negate that Summon and destroy them.",
    cost=ygo.pay_half_lp(),
)
ygo.negates_activations(
    card,
    lambda fx: ygo.spell_card_answered(fx) or ygo.trap_card_answered(fx),
    "When a Spell or Trap Card is activated: Pay half your LP; negate that activation and destroy it.",
    cost=ygo.pay_half_lp(),
)
