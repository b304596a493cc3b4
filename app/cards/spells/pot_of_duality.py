"""Pot of Duality."""

from app.engine import authoring as ygo

card = ygo.Script(98645731, "Pot of Duality")


def swear_off_special_summons(fx: ygo.Effect) -> None:
    """For the whole turn, whatever becomes of the activation."""
    fx.grant_to_player(ygo.EFFECT_CANNOT_SPECIAL_SUMMON, fx.you, until=fx.this_turn(), oath=True)


def top_three(fx: ygo.Effect) -> list[ygo.Card]:
    """The top 3 cards of your Deck, from the top; none if there are fewer."""
    deck = fx.you.deck()
    return deck[::-1][:3] if len(deck) >= 3 else []


@card.activation(
    limit=ygo.Limit(scope="name", refund=True),
    cost=ygo.custom(lambda fx: fx.special_summons() == 0, swear_off_special_summons),
    category=ygo.CATEGORY_TOHAND,
    target=ygo.affects_some(1, top_three),
)
async def excavate(fx: ygo.Effect) -> None:
    """Excavate the top 3 cards of your Deck, add 1 of them to your hand, shuffle the others back. Only 1
    per turn; you cannot Special Summon in that turn.
    """
    top = top_three(fx)
    await fx.reveal(top)
    await fx.add_to_hand(await fx.choose(top, prompt=ygo.TO_HAND))
