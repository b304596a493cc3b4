"""Blackwing - Kochi the Daybreak."""

from tests.scenario import Scenario

KOCHI = "Blackwing - Kochi the Daybreak"


def test_no_material_after_a_special_summon() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard(KOCHI).monsters("Wattkid").extra("Scrap Archfiend")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert duel.place_of(KOCHI) == "Monster Zone"
    assert not duel.a.may_special_summon("Scrap Archfiend")


def test_material_after_a_normal_summon() -> None:
    duel = Scenario()
    duel.a.hand(KOCHI).monsters("Wattkid").extra("Scrap Archfiend")
    duel.a.summons(KOCHI)
    assert duel.a.may_special_summon("Scrap Archfiend")
