"""Revived King Ha Des."""

from tests.scenario import Scenario

HA_DES = "Revived King Ha Des"


def test_silences_what_your_zombies_destroy() -> None:
    duel = Scenario()
    duel.a.monsters(HA_DES)
    duel.b.monsters("Sangan").deck("Kuriboh")
    duel.a.battle_phase()
    duel.a.attacks(HA_DES, "Sangan")
    duel.all_pass()
    assert duel.place_of("Sangan") == "GY"
    assert duel.place_of("Kuriboh") == "Deck"


def test_not_what_other_monsters_destroy() -> None:
    duel = Scenario()
    duel.a.monsters(HA_DES, "Luster Dragon")
    duel.b.monsters("Sangan").deck("Kuriboh")
    duel.a.battle_phase()
    duel.a.attacks("Luster Dragon", "Sangan")
    duel.all_pass()
    assert duel.place_of("Kuriboh") == "hand"
