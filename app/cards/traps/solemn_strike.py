"""Solemn Strike."""

from app.engine import authoring as ygo

card = ygo.Script(40605147, "Solemn Strike")
ygo.negates_summons(
    card,
    (ygo.EVENT_SPSUMMON,),
    "When monsters are about to be Special Summoned: Pay 1500 LP; negate that Summon and destroy them.",
    cost=ygo.pay_lp(1500),
)
ygo.negates_activations(
    card,
    ygo.monster_effect_answered,
    "When the effect of a monster is activated: Pay 1500 LP; negate that activation and destroy the card.",
    cost=ygo.pay_lp(1500),
)
