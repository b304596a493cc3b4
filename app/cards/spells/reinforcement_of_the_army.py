"""Reinforcement of the Army."""

from app.engine import authoring as ygo

card = ygo.Script(32807846, "Reinforcement of the Army")


def warriors_in_deck(fx: ygo.Effect) -> list[ygo.Card]:
    """Level 4 or lower Warrior monsters in your Deck."""
    return fx.you.deck(lambda each: ygo.is_race(ygo.RACE_WARRIOR)(each) and ygo.is_level_at_most(4)(each))


@card.activation(
    target=ygo.affects_some(1, warriors_in_deck), category=ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH
)
async def search_a_warrior(fx: ygo.Effect) -> None:
    """Search your Deck for a Warrior up to Level 4 and take it into your hand."""
    if not await fx.add_to_hand(await fx.choose(warriors_in_deck(fx))):
        await fx.shuffle_deck()
