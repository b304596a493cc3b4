"""Gem-Knight Ruby."""

from app.engine import constants as c
from tests.rulings.building import monster
from tests.scenario import Scenario

RUBY, EMERALD = "Gem-Knight Ruby", "Gem-Knight Emerald"


def test_it_takes_the_attack_of_a_tributed_gem_for_the_turn() -> None:
    duel = Scenario()
    monster(duel.a, RUBY)
    duel.a.monsters(EMERALD, "Wattkid")
    duel.a.activates(RUBY)
    duel.all_pass()
    assert duel.place_of(EMERALD) == "GY"
    assert duel.a.card(RUBY).attack == 2500 + 1800
    assert not duel.a.may_activate(RUBY)
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.card(RUBY).attack == 2500


def test_what_cannot_be_tributed_pays_nothing() -> None:
    duel = Scenario()
    monster(duel.a, RUBY)
    duel.a.monsters(EMERALD).face_up("Mask of Restrict")
    assert not duel.a.may_activate(RUBY)
    assert duel.a.card(EMERALD).location == c.LOCATION_MZONE
