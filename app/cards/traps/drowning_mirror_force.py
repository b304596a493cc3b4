"""Drowning Mirror Force."""

from app.engine import authoring as ygo

card = ygo.Script(47475363, "Drowning Mirror Force")


def attackers(fx: ygo.Effect) -> list[ygo.Card]:
    """All Attack Position monsters of the opponent."""
    return fx.opponent.monsters(lambda m: m.is_in(ygo.POS_ATTACK))


@card.activation(
    on=ygo.EVENT_ATTACK_ANNOUNCE,
    when=lambda fx: ygo.opponent_attacks(fx) and fx.is_direct_attack,
    category=ygo.CATEGORY_TODECK,
    target=ygo.affects_all(attackers),
)
async def drown(fx: ygo.Effect) -> None:
    """When a direct attack is declared against you: All Attack Position monsters of your opponent are
    shuffled into the Deck.
    """
    await fx.return_to_deck(attackers(fx))
