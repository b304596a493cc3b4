"""Horus the Black Flame Dragon LV6."""

from app.engine import authoring as ygo

card = ygo.Script(11224103, "Horus the Black Flame Dragon LV6")
LV8 = 48229808


@card.modifier(ygo.EFFECT_IMMUNE_EFFECT)
def unaffected_by_spells(fx: ygo.Effect, source: ygo.Card) -> bool:
    """It is unaffected by Spell effects."""
    return source.is_spell()


@card.continuous(ygo.EVENT_BATTLE_DESTROYING, at=ygo.LOCATION_MZONE, each=True)
async def remember_victory(fx: ygo.Effect) -> None:
    fx.mark_this("victory", until_turn=fx.turn)


def the_next_level(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of LV8 that can come once this card has left."""
    return fx.you.cards(
        ygo.LOCATION_HAND | ygo.LOCATION_DECK,
        lambda each: each.is_named(LV8) and fx.can_special_summon(each, leaving=(fx.this,), proper=True),
    )


@card.trigger(
    ygo.EVENT_PHASE | ygo.PHASE_END,
    at=ygo.LOCATION_MZONE,
    when=lambda fx: fx.this_has("victory"),
    cost=ygo.send_this_card_to_grave(),
    target=ygo.affects_some(1, the_next_level),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
)
async def level_up(fx: ygo.Effect) -> None:
    """In the End Phase of a turn in which it won a battle it can grow: it goes to the GY and "Horus the Black
    Flame Dragon LV8" comes from your hand or Deck.
    """
    await fx.special_summon(await fx.choose(the_next_level(fx)), proper=True)
    await fx.shuffle_deck()
