"""Droll & Lock Bird."""

from app.engine import authoring as ygo

card = ygo.Script(94145021, "Droll & Lock Bird")


@card.granted(ygo.EFFECT_CANNOT_TO_HAND, affects_player=ygo.both_players)
def locked(fx: ygo.Effect, other: ygo.Card) -> bool:
    return other.location == ygo.LOCATION_DECK


def they_got_a_card(fx: ygo.Effect) -> bool:
    """Cards went from the Main Deck to the opponent's hand, and it is no Draw Phase."""
    return not fx.is_phase(ygo.PHASE_DRAW) and any(
        snap.location == ygo.LOCATION_DECK and snap.owner == fx.opponent.index for snap in fx.event.snapshots
    )


@card.quick(
    (ygo.EVENT_TO_HAND, ygo.EVENT_DRAW),
    at=ygo.LOCATION_HAND,
    when=they_got_a_card,
    cost=ygo.send_this_card_to_grave(),
    timing="if",
)
async def lock(fx: ygo.Effect) -> None:
    """If cards are added from the Main Deck to your opponent's hand, not in the Draw Phase: Send this card
    from your hand to the GY; nobody can add cards from the Main Deck to the hand for the rest of the turn.
    """
    fx.grant(locked, until=fx.this_turn())
    fx.grant_to_player(ygo.EFFECT_CANNOT_DRAW, None, until=fx.this_turn())
