"""Gravity Bind."""

from tests.scenario import Scenario


def test_level_four_and_higher_cannot_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Medusa Worm", "Giant Soldier of Stone")
    duel.b.face_up("Gravity Bind")
    duel.a.battle_phase()
    assert not duel.a.may_attack("Vorse Raider")
    assert duel.a.may_attack("Medusa Worm")
    assert duel.a.may_attack("Giant Soldier of Stone")


def test_chained_to_an_attack_it_stops_the_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.set("Gravity Bind")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.b.activates("Gravity Bind")
    duel.all_pass()
    assert duel.b.lp == 8000
