"""Pollinosis."""

from app.engine import authoring as ygo

card = ygo.Script(91078716, "Pollinosis")


def plants(fx: ygo.Effect) -> list[ygo.Card]:
    """Plants you control, face-down ones too."""
    return fx.you.monsters(ygo.is_race(ygo.RACE_PLANT))


@card.activation(
    on=(ygo.EVENT_SUMMON, ygo.EVENT_SPSUMMON),
    cost=ygo.tribute(1, plants),
    category=ygo.CATEGORY_DISABLE_SUMMON | ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(lambda fx: fx.event.cards),
)
async def negate_summon(fx: ygo.Effect) -> None:
    """When monsters are about to be Normal or Special Summoned: Tribute 1 Plant monster; negate that Summon
    and destroy them.
    """
    await fx.destroy(await fx.negate_summon())


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=lambda fx: ygo.spell_card_answered(fx) or ygo.trap_card_answered(fx),
    cost=ygo.tribute(1, plants),
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def negate_card(fx: ygo.Effect) -> None:
    """When a Spell or Trap Card is activated: Tribute 1 Plant monster; negate that activation and destroy the
    card.
    """
    await ygo.negate_and_destroy(fx)
