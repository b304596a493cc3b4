"""Bujin Yamato."""

from tests.scenario import Scenario


def test_searches_then_sends_in_your_end_phase() -> None:
    duel = Scenario()
    duel.a.monsters("Bujin Yamato").deck_top("Bujingi Crane").hand("Skull Servant")
    duel.a.ends_turn()
    duel.a.activates("Bujin Yamato")
    duel.a.picks("Skull Servant")
    duel.all_pass()
    assert duel.a.hand_names == ["Bujingi Crane"]
    assert duel.a.graveyard_names == ["Skull Servant"]
