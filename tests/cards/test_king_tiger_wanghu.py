"""King Tiger Wanghu."""

import pytest

from app.engine import constants as c
from tests.scenario import Scenario

TIGER = "King Tiger Wanghu"


@pytest.mark.parametrize(("name", "destroyed"), [("Wattkid", True), ("Vorse Raider", False)])
def test_destroys_the_weak(name: str, destroyed: bool) -> None:
    duel = Scenario()
    duel.b.monsters(TIGER)
    duel.a.hand(name)
    duel.a.summons(name)
    duel.all_pass()
    assert (duel.place_of(name) == "GY") is destroyed


def test_also_after_a_special_summon() -> None:
    duel = Scenario()
    duel.b.monsters(TIGER)
    duel.a.hand("Monster Reborn").graveyard("Wattkid")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert duel.place_of("Wattkid") == "GY"


def test_it_must_have_been_there_before() -> None:
    duel = Scenario()
    duel.a.hand("Flash Knight", "Foucault's Cannon", TIGER, "Cannon Soldier", "Cannon Soldier")
    duel.a.activates("Flash Knight")
    duel.all_pass()
    duel.a.activates("Foucault's Cannon")
    duel.all_pass()
    duel.a.special_summons("Flash Knight")
    duel.a.picks(TIGER, "Cannon Soldier")  # at the same time
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == ["Cannon Soldier", TIGER]
    duel.a.summons("Cannon Soldier")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Cannon Soldier"]
