"""Pollinosis."""

from app.engine import authoring as ygo

card = ygo.Script(91078716, "Pollinosis")


def plants(fx: ygo.Effect) -> list[ygo.Card]:
    """Plants you control, face-down ones too."""
    return fx.you.monsters(ygo.is_race(ygo.RACE_PLANT))


ygo.negates_summons(
    card,
    (ygo.EVENT_SUMMON, ygo.EVENT_SPSUMMON),
    "When monsters are about to be Normal or Special Summoned: Tribute 1 Plant monster; negate that Summon "
    "and destroy them.",
    cost=ygo.tribute(1, plants),
)
ygo.negates_activations(
    card,
    lambda fx: ygo.spell_card_answered(fx) or ygo.trap_card_answered(fx),
    "When a Spell or Trap Card is activated: Tribute 1 Plant monster; negate that activation and destroy the "
    "card.",
    cost=ygo.tribute(1, plants),
)
