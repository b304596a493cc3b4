"""Planet Pathfinder."""

from app.engine import authoring as ygo

card = ygo.Script(97526666, "Planet Pathfinder")


def maps(fx: ygo.Effect) -> list[ygo.Card]:
    """Field Spells in your Deck."""
    return fx.you.deck(lambda each: each.is_spell() and each.is_type(ygo.TYPE_FIELD))


@card.ignition(
    cost=ygo.tribute_this_card(),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, maps),
)
async def chart(fx: ygo.Effect) -> None:
    """By Tributing this card you search for a Field Spell: It goes from your Deck to your hand."""
    await fx.add_to_hand(await fx.choose(maps(fx), prompt=ygo.TO_HAND))
