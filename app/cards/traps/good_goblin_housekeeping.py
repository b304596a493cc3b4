"""Good Goblin Housekeeping."""

from app.engine import authoring as ygo

card = ygo.Script(9744376, "Good Goblin Housekeeping")


def number_of_draws(fx: ygo.Effect) -> int:
    """1, and 1 more for each "Good Goblin Housekeeping" in your GY."""
    return 1 + len(fx.you.graveyard(lambda each: each.is_named(card.code)))


@card.activation(target=ygo.draws(number_of_draws), category=ygo.CATEGORY_DRAW | ygo.CATEGORY_TODECK)
async def draw_and_tidy_up(fx: ygo.Effect) -> None:
    """Draw 1 card plus 1 for each "Good Goblin Housekeeping" in your GY, then return 1 card from your
    hand to the bottom of your Deck.
    """
    await fx.draw(number_of_draws(fx))
    await fx.then()
    await fx.return_to_deck(await fx.choose(fx.you.hand()), bottom=True, shuffle=False)
