"""Sylvan Sagequoia."""

from app.engine import authoring as ygo

card = ygo.Script(10530913, "Sylvan Sagequoia")


def a_sylvan_fell(fx: ygo.Effect) -> bool:
    """A "Sylvan" monster went to a GY."""
    return any(each.is_monster() and each.is_archetype("Sylvan") for each in fx.event.still_there())


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    at=ygo.LOCATION_HAND,
    timing="when",
    when=lambda fx: not fx.damage_step_part and a_sylvan_fell(fx) and fx.can_special_summon(fx.this),
    category=ygo.CATEGORY_SPECIAL_SUMMON,
    target=ygo.affects_this_card(),
)
async def come(fx: ygo.Effect) -> None:
    """After a "Sylvan" monster went to the GY outside of the Damage Step: You can bring this card from your
    hand by a Special Summon.
    """
    if fx.still_there(fx.this):
        await fx.special_summon(fx.this)


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    when=lambda fx: bool(fx.you.deck()),
    category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_DECKDES,
)
async def dig(fx: ygo.Effect) -> None:
    """Once per turn: You can excavate 1 card; if it is a Plant it goes to the GY, if not to the bottom of the
    Deck.
    """
    for top in fx.you.deck()[-1:]:
        await fx.reveal(top)
        if top.is_monster() and top.is_race(ygo.RACE_PLANT):
            await fx.send_to_grave(top, reason=ygo.REASON_EFFECT | ygo.REASON_REVEAL)
        else:
            await fx.to_deck_top([top], bottom=True)


def excavated(fx: ygo.Effect) -> bool:
    """It was excavated and sent from the Deck by an effect."""
    return fx.event.by_effect() and bool(fx.event.reason & ygo.REASON_REVEAL)


def sylvan_lore(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Sylvan" Spells and Traps in your GY."""
    return fx.you.graveyard(lambda each: each.is_spell_or_trap() and each.is_archetype("Sylvan"))


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    when=excavated,
    target=ygo.target_one(sylvan_lore),
    category=ygo.CATEGORY_TOHAND,
)
async def recall(fx: ygo.Effect) -> None:
    """Excavated and sent to the GY by an effect: You can target 1 "Sylvan" Spell/Trap there that is yours; it
    goes to your hand.
    """
    await fx.add_to_hand(fx.targets_still_there())
