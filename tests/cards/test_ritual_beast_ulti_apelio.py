"""Ritual Beast Ulti-Apelio."""

import pytest

from tests.rulings.building import monster
from tests.scenario import Scenario

ULTI, BEAST = "Ritual Beast Ulti-Apelio", "Spiritual Beast Apelio"


def test_no_summon_without_a_tamer() -> None:
    duel = Scenario()
    duel.a.extra(ULTI).monsters(BEAST, "Skull Servant")
    assert not duel.a.may_special_summon(ULTI)


def test_affected_while_it_does_not_attack() -> None:
    duel = Scenario()
    duel.a.monsters(ULTI)
    duel.b.monsters("Blue-Eyes White Dragon").set("Compulsory Evacuation Device")
    duel.a.ends_turn()
    duel.b.activates("Compulsory Evacuation Device", ULTI)
    duel.all_pass()
    assert duel.place_of(ULTI) == "Extra Deck"


@pytest.mark.parametrize("one_by_one", [False, True])
def test_it_splits_into_two_that_come_at_once(one_by_one: bool) -> None:
    duel = Scenario()
    monster(duel.a, ULTI)
    duel.a.banished(BEAST, "Ritual Beast Tamer Elder")
    if one_by_one:
        monster(duel.b, "Blue-Eyes Spirit Dragon")
    assert duel.settled_decision() is not None
    assert duel.a.may_activate(ULTI) is not one_by_one
    if not one_by_one:
        duel.a.activates(ULTI)
        duel.all_pass()
        assert sorted(duel.a.field_names) == ["Ritual Beast Tamer Elder", BEAST]
