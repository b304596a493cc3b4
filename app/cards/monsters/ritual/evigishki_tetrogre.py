"""Evigishki Tetrogre."""

from app.engine import authoring as ygo

MONSTER, SPELL, TRAP = 0, 1, 2
KINDS = (ygo.TYPE_MONSTER, ygo.TYPE_SPELL, ygo.TYPE_TRAP)
card = ygo.Script(
    21496848,
    "Evigishki Tetrogre",
    note='A Ritual Monster of any "Gishki" Ritual Spell.',
    options=("Monster", "Spell", "Trap"),
    revive_limit=True,
)


async def declare(fx: ygo.Effect) -> None:
    """Declare a card type."""
    fx.remember(await fx.choose_option(MONSTER, SPELL, TRAP))


@card.ignition(
    limit=ygo.ONCE_PER_TURN,
    cost=ygo.custom(lambda fx: True, declare),
    category=ygo.CATEGORY_TOGRAVE | ygo.CATEGORY_DECKDES | ygo.CATEGORY_HANDES,
)
async def drown(fx: ygo.Effect) -> None:
    """Once per turn: You can declare Monster, Spell or Trap; both players send 1 card of that type from their
    Main Deck to the GY, unless your opponent discards 1 card to negate this.
    """
    if fx.opponent.hand() and await fx.confirm(fx.opponent):
        await fx.discard(1, fx.opponent)
        return
    kind = KINDS[fx.labels[0]]
    drowned: list[ygo.Card] = []
    for player in (fx.you, fx.opponent):
        drowned += await fx.choose(player.deck(lambda each: bool(each.facts.type & kind)), player=player)
    await fx.send_to_grave(drowned)
    for player in (fx.you, fx.opponent):
        await fx.shuffle_deck(player)
