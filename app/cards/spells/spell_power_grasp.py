"""Spell Power Grasp."""

from app.engine import authoring as ygo

card = ygo.Script(75014062, "Spell Power Grasp")


def holders(fx: ygo.Effect) -> list[ygo.Card]:
    """Face-up cards that can hold a Spell Counter."""
    return fx.cards_on_field(lambda each: fx.can_place_counter(each, ygo.COUNTER_SPELL))


@card.activation(
    category=ygo.CATEGORY_COUNTER | ygo.CATEGORY_TOHAND | ygo.CATEGORY_SEARCH,
    target=ygo.target_one(holders),
    limit=ygo.Limit(scope="name", refund=True),
)
async def grasp(fx: ygo.Effect) -> None:
    """Target 1 face-up card on the field that can hold a Spell Counter; place 1 on it, then you can add 1
    "Spell Power Grasp" from your Deck to your hand. Only 1 a turn.
    """
    if not (fx.still_there(fx.target) and fx.add_counter(fx.target, ygo.COUNTER_SPELL)):
        return
    more = fx.you.deck(lambda each: each.is_named(card.code))
    if more and await fx.confirm():
        await fx.then()
        await fx.add_to_hand(more[0])
