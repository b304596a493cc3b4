"""Fire Hand."""

from app.engine import authoring as ygo

card = ygo.Script(68535320, "Fire Hand")
ICE_HAND = 95929069


def destroyed_by_the_opponent(fx: ygo.Effect) -> bool:
    """This card in your possession was destroyed by an opponent's card and sent to your GY."""
    before = fx.event.before(fx.this)
    if before is None or not fx.event.destroyed(fx.this):
        return False
    mine = before.controller == before.owner == fx.you.index
    return mine and (fx.event.by_battle() or (fx.event.by_effect() and fx.event.caused_by is fx.opponent))


def the_other_hand(fx: ygo.Effect) -> list[ygo.Card]:
    """Copies of "Ice Hand" in your Deck that could be Special Summoned."""
    return fx.you.deck(lambda each: each.is_named(ICE_HAND) and fx.can_special_summon(each))


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    timing="when",
    when=destroyed_by_the_opponent,
    target=ygo.target_one(ygo.opponents_monster),
    category=ygo.CATEGORY_DESTROY | ygo.CATEGORY_SPECIAL_SUMMON,
)
async def burn_a_monster(fx: ygo.Effect) -> None:
    """When this is destroyed by an opponent's card and sent to your GY: target 1 monster they control;
    destroy it, then you can Special Summon 1 "Ice Hand" from your Deck.
    """
    theirs = [target for target in fx.targets_still_there() if target.controller is fx.opponent]
    if await fx.destroy(theirs):
        hands = the_other_hand(fx)
        if hands and await fx.confirm():
            await fx.then()
            await fx.special_summon(await fx.choose(hands))
            await fx.shuffle_deck()
