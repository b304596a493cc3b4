"""Elemental HERO Shadow Mist."""

from app.engine import authoring as ygo

card = ygo.Script(50720316, "Elemental HERO Shadow Mist")
ONE_OF_BOTH = ygo.Limit(scope="name", shared="either")


def changes(fx: ygo.Effect) -> list[ygo.Card]:
    """All "Change" Quick-Play Spells in your Deck."""
    return fx.you.deck(lambda e: e.is_spell() and e.is_type(ygo.TYPE_QUICKPLAY) and e.is_archetype("Change"))


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    limit=ONE_OF_BOTH,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, changes),
)
async def find_a_change(fx: ygo.Effect) -> None:
    """If it is Special Summoned: You can add 1 "Change" Quick-Play Spell from your Deck to your hand. Only 1
    of its effects a turn.
    """
    await fx.add_to_hand(await fx.choose(changes(fx)))


def heroes(fx: ygo.Effect) -> list[ygo.Card]:
    """Other "HERO" monsters in your Deck."""
    return fx.you.deck(lambda m: m.is_monster() and m.is_archetype("HERO") and not m.is_named(card.code))


@card.trigger(
    ygo.EVENT_TO_GRAVE,
    limit=ONE_OF_BOTH,
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, heroes),
)
async def find_a_hero(fx: ygo.Effect) -> None:
    """If it is sent to the GY: You can add 1 other "HERO" monster from your Deck to your hand. Only 1 of its
    effects a turn.
    """
    await fx.add_to_hand(await fx.choose(heroes(fx)))
