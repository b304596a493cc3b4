"""Advanced Ritual Art."""

from app.engine import authoring as ygo

card = ygo.Script(46052429, "Advanced Ritual Art")


def normal_monsters(fx: ygo.Effect) -> list[ygo.Card]:
    """Normal Monsters in your Deck."""
    return fx.you.deck(lambda each: each.is_normal_monster())


@card.activation(
    category=ygo.CATEGORY_SPECIAL_SUMMON | ygo.CATEGORY_DECKDES,
    target=ygo.needs(lambda fx: fx.can_ritual_summon(exact=True, pool=normal_monsters(fx))),
)
async def summon_any(fx: ygo.Effect) -> None:
    """Ritual Summon any Ritual Monster by sending Normal Monsters from your Deck to the GY whose Levels add
    up to exactly its own.
    """
    await fx.ritual_summon(exact=True, pool=normal_monsters(fx), tribute=False)
    await fx.shuffle_deck()
