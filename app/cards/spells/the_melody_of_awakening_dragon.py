"""The Melody of Awakening Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(48800175, "The Melody of Awakening Dragon")


def awakening(fx: ygo.Effect) -> list[ygo.Card]:
    """Fitting Dragons in your Deck."""
    return fx.you.deck(
        lambda monster: (
            monster.is_monster()
            and monster.is_race(ygo.RACE_DRAGON)
            and monster.attack >= 3000
            and not monster.is_type(ygo.TYPE_LINK)
            and 0 <= monster.facts.defense <= 2500
        )
    )


@card.activation(
    cost=ygo.discard(1),
    category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.affects_some(1, awakening),
)
async def search(fx: ygo.Effect) -> None:
    """Discard 1 card; from your Deck, add to your hand up to 2 Dragon monsters whose ATK is at least 3000 and
    whose DEF is at most 2500.
    """
    await fx.add_to_hand(await fx.choose(awakening(fx), count=2, at_least=1))
