"""Red Dragon Archfiend."""

from tests.rulings.building import monster
from tests.scenario import Scenario

RED = "Red Dragon Archfiend"


def test_attacking_a_defender_crushes_all_defenders() -> None:
    duel = Scenario()
    monster(duel.a, RED)
    duel.b.defending("Luster Dragon", "Spirit Reaper").monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks(RED, "Spirit Reaper")
    duel.all_pass()
    assert duel.b.field_names == ["Vorse Raider"]


def test_attacking_an_attacker_crushes_nothing() -> None:
    duel = Scenario()
    monster(duel.a, RED)
    duel.b.defending("Luster Dragon").monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks(RED, "Vorse Raider")
    duel.all_pass()
    assert duel.b.field_names == ["Luster Dragon"]


def test_idlers_fall_in_the_end_phase() -> None:
    duel = Scenario()
    monster(duel.a, RED)
    duel.a.monsters("Luster Dragon", "Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.names(4) == [RED, "Vorse Raider"]
