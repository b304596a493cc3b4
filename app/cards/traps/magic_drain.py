"""Magic Drain."""

from app.engine import authoring as ygo

card = ygo.Script(59344077, "Magic Drain")


def their_spell_card(fx: ygo.Effect) -> bool:
    """It answers the opponent's activation of a Spell Card."""
    return ygo.spell_card_answered(fx) and fx.answered.player is fx.opponent


@card.activation(
    on=ygo.EVENT_CHAINING,
    when=their_spell_card,
    category=ygo.CATEGORY_NEGATE | ygo.CATEGORY_DESTROY,
    target=ygo.negates_answered(),
)
async def drain(fx: ygo.Effect) -> None:
    """When the opponent activates a Spell Card: They can discard 1 Spell to negate this effect; if they
    do not, negate that activation and destroy the card.
    """
    spells = fx.opponent.hand(lambda each: each.is_spell())
    if spells and await fx.confirm(fx.opponent):
        chosen = await fx.choose(spells, prompt=ygo.DISCARD, player=fx.opponent)
        await fx.discard_cards(chosen)
        return
    await ygo.negate_and_destroy(fx)
