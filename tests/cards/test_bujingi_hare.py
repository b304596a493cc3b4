"""Bujingi Hare."""

from tests.scenario import Scenario


def test_a_bujin_survives_once() -> None:
    duel = Scenario()
    duel.a.hand("Smashing Ground", "Smashing Ground")
    duel.b.monsters("Bujin Yamato").graveyard("Bujingi Hare")
    duel.a.activates("Smashing Ground")
    duel.b.activates("Bujingi Hare")
    duel.all_pass()
    assert duel.place_of("Bujin Yamato") == "Monster Zone"
    assert duel.b.banished_names == ["Bujingi Hare"]
    duel.a.activates("Smashing Ground")
    duel.all_pass()
    assert duel.place_of("Bujin Yamato") == "GY"
