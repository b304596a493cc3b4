"""The Phantom Knights of Silent Boots."""

from app.engine import authoring as ygo

card = ygo.Script(36426778, "The Phantom Knights of Silent Boots")


@card.summon_procedure(
    when=lambda fx: bool(fx.you.face_up_monsters(lambda each: each.is_archetype("The Phantom Knights"))),
    limit=ygo.ONCE_PER_TURN_BY_NAME,
)
async def step_in(fx: ygo.Effect) -> None:
    """If you control a "The Phantom Knights" monster, you can Special Summon this card from your hand;
    by this name only once a turn.
    """


def arts(fx: ygo.Effect) -> list[ygo.Card]:
    """Your "Phantom Knights" Spells/Traps in the Deck."""
    return fx.you.deck(lambda each: each.is_spell_or_trap() and each.is_archetype("Phantom Knights"))


@card.ignition(
    at=ygo.LOCATION_GRAVE,
    limit=ygo.ONCE_PER_TURN_BY_NAME,
    cost=ygo.banish_this_card(),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, arts),
)
async def fetch(fx: ygo.Effect) -> None:
    """Banish this card from your GY; add 1 "Phantom Knights" Spell/Trap from your Deck to your hand.
    Only once a turn by this name.
    """
    await fx.add_to_hand(await fx.choose(arts(fx)))
