"""Pyro Clock of Destiny."""

from app.engine import authoring as ygo

card = ygo.Script(1082946, "Pyro Clock of Destiny")


def counting_cards(fx: ygo.Effect) -> list[ygo.Card]:
    """Cards that count turns, on the field or by an effect they started."""
    cards = fx.cards_on_field() + fx.graveyards() + fx.you.banished() + fx.opponent.banished()
    return [other for other in cards if other.counts_turns()]


@card.activation(target=ygo.affects_some(1, counting_cards))
async def turn_the_hand(fx: ygo.Effect) -> None:
    """Choose 1 card that counts turns: its count goes forward by 1; this turn goes on as usual."""
    for chosen in await fx.choose(counting_cards(fx)):
        fx.mark(chosen, "turns", chosen.flag("turns") + 1)
