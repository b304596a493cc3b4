"""King's Sarcophagus."""

from tests.scenario import Scenario

SARCOPHAGUS, IMSETY = "King's Sarcophagus", "Imsety, Glory of Horus"


def test_it_buries_a_horus_and_the_horus_rises() -> None:
    duel = Scenario()
    duel.a.face_up(SARCOPHAGUS).hand("Mokey Mokey").deck_top(IMSETY)
    duel.a.activates(SARCOPHAGUS)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == [IMSETY, "Mokey Mokey"]
    duel.a.special_summons(IMSETY)
    duel.all_pass()
    assert duel.a.field_names == [IMSETY, SARCOPHAGUS]


def test_its_curse_at_the_start_of_the_damage_step() -> None:
    duel = Scenario()
    duel.a.face_up(SARCOPHAGUS).monsters(IMSETY)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.a.battle_phase()
    duel.a.attacks(IMSETY, "Blue-Eyes White Dragon")
    duel.a.activates(SARCOPHAGUS)
    duel.all_pass()
    assert duel.b.graveyard_names == ["Blue-Eyes White Dragon"]
    assert duel.a.field_names == [IMSETY, SARCOPHAGUS]
    assert duel.a.lp == duel.b.lp == 8000
