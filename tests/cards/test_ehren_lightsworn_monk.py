"""Ehren, Lightsworn Monk."""

from tests.scenario import Scenario


def test_mills_three_in_your_end_phase() -> None:
    duel = Scenario()
    duel.a.monsters("Ehren, Lightsworn Monk")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.deck_count == 7
    duel.b.ends_turn()
    assert duel.a.deck_count == 6  # only the draw
