"""Blackwing Armor Master."""

from tests.rulings.building import monster
from tests.scenario import Scenario

MASTER = "Blackwing Armor Master"


def test_it_drives_a_wedge_and_pulls_it_out() -> None:
    duel = Scenario()
    monster(duel.a, MASTER)
    duel.b.monsters("Blue-Eyes White Dragon", "Luster Dragon")
    duel.a.battle_phase()
    duel.a.attacks(MASTER, "Blue-Eyes White Dragon")
    duel.a.activates(MASTER)
    duel.all_pass()
    assert duel.a.lp == 8000
    assert duel.place_of(MASTER) == "Monster Zone"
    duel.a.main_phase_2()
    duel.a.activates(MASTER)
    duel.all_pass()
    assert duel.b.card("Blue-Eyes White Dragon").attack == 0
    assert duel.b.card("Blue-Eyes White Dragon").defense == 0
    assert duel.b.card("Luster Dragon").attack == 1900
    assert not duel.a.may_activate(MASTER)


def test_it_needs_a_blackwing_tuner() -> None:
    duel = Scenario()
    duel.a.monsters("Tune Warrior", "Celtic Guardian").extra(MASTER)
    assert not duel.a.may_special_summon(MASTER)
