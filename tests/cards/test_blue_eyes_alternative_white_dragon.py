"""Blue-Eyes Alternative White Dragon."""

from app.engine import constants as c
from tests.scenario import Scenario

NAME = "Blue-Eyes Alternative White Dragon"


def test_it_comes_by_showing_blue_eyes_once_per_turn() -> None:
    duel = Scenario()
    duel.a.hand(NAME, NAME, "Blue-Eyes White Dragon")
    duel.a.special_summons(NAME)
    duel.all_pass()
    assert duel.a.field_names == [NAME]
    assert "Blue-Eyes White Dragon" in duel.a.hand_names
    assert not duel.a.may_special_summon(NAME)
    assert not duel.a.may_summon(NAME)
    assert duel.a.card(NAME, c.LOCATION_MZONE).is_named(89631139)
    assert not duel.a.card(NAME, c.LOCATION_HAND).is_named(89631139)


def test_not_without_blue_eyes_in_hand() -> None:
    duel = Scenario()
    duel.a.hand(NAME).monsters("Blue-Eyes White Dragon")
    assert not duel.a.may_special_summon(NAME)


def test_it_destroys_a_monster_instead_of_attacking() -> None:
    duel = Scenario()
    duel.a.monsters(NAME)
    duel.b.monsters("Vorse Raider").face_down("Mystical Elf")
    duel.a.activates(NAME, "Mystical Elf")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Mystical Elf"]
    assert not duel.a.may_activate(NAME)
    duel.a.battle_phase()
    assert not duel.a.may_attack(NAME, "Vorse Raider")


def test_after_an_attack_it_cannot_destroy() -> None:
    duel = Scenario()
    duel.a.monsters(NAME)
    duel.b.monsters("Vorse Raider").face_down("Mystical Elf")
    duel.a.battle_phase()
    duel.a.attacks(NAME, "Vorse Raider")
    duel.all_pass()
    duel.a.main_phase_2()
    assert not duel.a.may_activate(NAME)
