"""Messenger Of Peace."""

from tests.scenario import Scenario


def test_strong_monsters_cannot_declare_an_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Giant Soldier of Stone")
    duel.b.face_up("Messenger of Peace")
    duel.a.battle_phase()
    assert not duel.a.may_attack("Vorse Raider")
    assert duel.a.may_attack("Giant Soldier of Stone")


def test_its_controller_pays_or_loses_it() -> None:
    duel = Scenario()
    duel.b.face_up("Messenger of Peace", "Messenger of Peace")
    duel.a.ends_turn()
    duel.b.says(True)
    duel.b.says(False)
    duel.all_pass()
    assert duel.b.lp == 7900
    assert duel.b.graveyard_names == ["Messenger of Peace"]
    assert duel.b.field_names == ["Messenger of Peace"]


def test_it_costs_nothing_in_the_other_standby_phase() -> None:
    duel = Scenario()
    duel.a.face_up("Messenger of Peace")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.turn_player == "B"
    assert duel.a.lp == 8000
    assert duel.a.field_names == ["Messenger of Peace"]
