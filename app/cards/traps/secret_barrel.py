"""Secret Barrel."""

from app.engine import authoring as ygo

card = ygo.Script(27053506, "Secret Barrel")


def their_cards(fx: ygo.Effect) -> int:
    """How many cards the opponent has in hand and on the field."""
    return len(fx.opponent.hand()) + len(fx.opponent.field())


@card.activation(category=ygo.CATEGORY_DAMAGE, target=ygo.needs(lambda fx: their_cards(fx) > 0))
async def inflict_damage(fx: ygo.Effect) -> None:
    """Inflict 200 damage to the opponent for each card in their hand and on their field."""
    await fx.damage(200 * their_cards(fx))
