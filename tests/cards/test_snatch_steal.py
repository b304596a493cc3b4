"""Snatch Steal."""

from app.engine import constants as c
from tests.scenario import Scenario


def stolen() -> Scenario:
    duel = Scenario()
    duel.a.hand("Snatch Steal", "Mystical Space Typhoon", "Book of Moon").monsters("Mystical Elf")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Snatch Steal")
    duel.all_pass()
    return duel


def test_control_changes_and_the_opponent_gains_1000_a_turn() -> None:
    duel = stolen()
    assert duel.a.card("Vorse Raider").location == c.LOCATION_MZONE
    assert duel.b.field_names == []
    duel.a.ends_turn()
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (8000, 9000)
    duel.b.ends_turn()
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (8000, 9000)
    assert "Vorse Raider" in duel.a.field_names


def test_control_returns_when_it_leaves() -> None:
    duel = stolen()
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.b.field_names == ["Vorse Raider"]


def test_control_returns_when_the_monster_is_turned_face_down() -> None:
    duel = stolen()
    duel.a.activates("Book of Moon", "Vorse Raider")
    duel.all_pass()
    assert duel.place_of("Snatch Steal") == "GY"
    assert duel.b.field_names == ["Vorse Raider"]


def test_a_later_change_of_control_goes_before_it() -> None:
    duel = Scenario()
    duel.a.hand("Snatch Steal")
    duel.b.monsters("Vorse Raider").hand("Change of Heart")
    duel.a.activates("Snatch Steal")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Change of Heart")
    duel.all_pass()
    assert duel.b.field_names == ["Vorse Raider"]
    duel.b.ends_turn()
    duel.all_pass()
    assert sorted(duel.a.field_names) == ["Snatch Steal", "Vorse Raider"]


def test_only_a_monster_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.hand("Snatch Steal").monsters("Mystical Elf")
    assert not duel.a.may_activate("Snatch Steal")
