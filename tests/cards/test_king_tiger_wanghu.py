"""King Tiger Wanghu."""

import pytest

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
