"""Bujingi Crow."""

from tests.scenario import Scenario


def test_it_stops_an_attack_on_a_bujin() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.monsters("Bujin Yamato").hand("Bujingi Crow")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Bujin Yamato")
    duel.b.activates("Bujingi Crow")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (7000, 8000)
    assert duel.place_of("Bujin Yamato") == "Monster Zone"
    assert duel.place_of("Bujingi Crow") == "GY"


def test_not_for_other_monsters() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.monsters("Luster Dragon", "Bujin Yamato").hand("Bujingi Crow")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Luster Dragon")
    assert not duel.b.could_respond("Bujingi Crow")
