"""Exodia the Forbidden One."""

from app.engine.duel import DeckList, Duel, Setup
from app.engine.rules import rules_named
from tests.scenario import Scenario, pool

LIMBS = (
    "Right Arm of the Forbidden One",
    "Left Arm of the Forbidden One",
    "Right Leg of the Forbidden One",
    "Left Leg of the Forbidden One",
)


def test_five_pieces_in_the_opening_hand_win() -> None:
    codes = tuple(pool().named(name).code for name in (*LIMBS, "Exodia the Forbidden One"))
    other = (pool().named("Mokey Mokey").code,) * 5
    duel = Duel(Setup(rules_named("mr5"), 1, (DeckList(other * 2), DeckList(codes)), 0), pool())
    assert duel.decision is None
    assert (duel.winner, duel.win_reason) == (1, "Exodia the Forbidden One")


def test_four_pieces_do_not() -> None:
    duel = Scenario(turn=2, player="B")
    duel.a.hand(*LIMBS).graveyard("Exodia the Forbidden One")
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.winner is None
