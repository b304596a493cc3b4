"""Ice Hand."""

from app.engine import authoring as ygo

card = ygo.Script(95929069, "Ice Hand")
FIRE_HAND = 68535320


def destroyed_by_the_opponent(fx: ygo.Effect) -> bool:
    """This card in your possession was destroyed by an opponent's card and sent to your GY."""
    before = fx.event.before(fx.this)
    if before is None or not fx.event.destroyed(fx.this):
        return False
    mine = before.controller == before.owner == fx.you.index
    return mine and (fx.event.by_battle() or (fx.event.by_effect() and fx.event.caused_by is fx.opponent))


def the_other_hand(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "Fire Hand" in your Deck that could be Special Summoned."""
    return fx.you.deck(lambda each: each.is_named(FIRE_HAND) and fx.can_special_summon(each))


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    when=destroyed_by_the_opponent,
    target=ygo.target_one(lambda fx: fx.opponent.spells_and_traps()),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_SPECIAL_SUMMON,
)
async def freeze_a_spell_or_trap(fx: ygo.Effect) -> None:
    """When this is destroyed by an opponent's card and sent to your GY: target 1 Spell/Trap they
    control; destroy it, then you can Special Summon 1 "Fire Hand" from your Deck.
    """
    if await fx.destroy(fx.targets_still_there()):
        hands = the_other_hand(fx)
        if hands and await fx.confirm():
            await fx.then()
            await fx.special_summon(await fx.choose(hands))
            await fx.shuffle_deck()
