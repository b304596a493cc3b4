"""Volcanic Queen."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.scenario import Scenario

QUEEN = "Volcanic Queen"


def test_takes_the_place_of_one_monster() -> None:
    duel = Scenario()
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.a.hand(QUEEN)
    duel.a.special_summons(QUEEN)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [QUEEN]


def test_throws_a_card_once_per_turn() -> None:
    duel = Scenario()
    duel.a.monsters(QUEEN, "Wattkid").set("Trap Hole")
    duel.a.activates(QUEEN)
    duel.a.picks("Trap Hole")
    duel.all_pass()
    assert duel.b.lp == 7000
    assert not duel.a.may_activate(QUEEN)


@pytest.mark.parametrize("offers", [True, False])
def test_demands_a_monster_or_life_points(offers: bool) -> None:
    duel = Scenario()
    duel.a.monsters(QUEEN, "Wattkid")
    duel.a.ends_turn()
    duel.all_pass()
    assert isinstance(duel.decision, d.EffectYesNo)
    duel.respond((int(offers),))
    duel.all_pass()
    assert duel.a.lp == (8000 if offers else 7000)
    assert (duel.place_of("Wattkid") == "GY") is offers
