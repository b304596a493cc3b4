"""Sakuretsu Armor."""

from tests.scenario import Scenario


def test_it_destroys_the_attacker() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Luster Dragon")
    duel.b.set("Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.b.activates("Sakuretsu Armor")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of("Luster Dragon") == "Monster Zone"
    assert duel.b.lp == 8000


def test_not_on_your_own_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").set("Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    assert not duel.a.could_respond("Sakuretsu Armor")


def test_it_targets_the_attacker() -> None:
    duel = Scenario()
    duel.a.monsters("Luster Dragon", "Lord of D.")
    duel.b.set("Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.attacks_directly("Luster Dragon")
    assert not duel.b.could_respond("Sakuretsu Armor")
