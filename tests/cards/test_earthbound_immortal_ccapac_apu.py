"""Earthbound Immortal Ccapac Apu."""

from tests.scenario import Scenario

CCAPAC = "Earthbound Immortal Ccapac Apu"


def test_it_needs_a_field_spell() -> None:
    duel = Scenario()
    duel.a.monsters(CCAPAC).face_up("Yami").hand("Giant Trunade")
    duel.a.activates("Giant Trunade")
    duel.all_pass()
    assert duel.place_of(CCAPAC) == "GY"


def test_it_attacks_directly_or_burns() -> None:
    duel = Scenario()
    duel.a.monsters(CCAPAC).face_up("Mountain")
    duel.b.monsters("Luster Dragon")
    duel.a.battle_phase()
    assert duel.a.may_attack(CCAPAC)
    duel.a.attacks(CCAPAC, "Luster Dragon")
    duel.all_pass()
    assert duel.b.lp == 8000 - (3000 - 2100) - 1900


def test_it_cannot_be_attacked() -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon")
    duel.b.monsters(CCAPAC).face_up("Yami")
    duel.a.battle_phase()
    assert not duel.a.may_attack("Blue-Eyes White Dragon", CCAPAC)
