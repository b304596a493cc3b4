"""Avenging Knight Parshath."""

from app.engine import constants as c
from tests.rulings.building import monster
from tests.scenario import Scenario

PARSHATH = "Avenging Knight Parshath"


def test_it_turns_a_monster_and_pierces() -> None:
    duel = Scenario()
    monster(duel.a, PARSHATH)
    duel.b.monsters("Luster Dragon")
    duel.a.activates(PARSHATH)
    duel.all_pass()
    assert duel.b.card("Luster Dragon").position == c.POS_FACEUP_DEFENSE
    duel.a.battle_phase()
    duel.a.attacks(PARSHATH, "Luster Dragon")
    duel.all_pass()
    assert duel.b.lp == 8000 - (2600 - 1600)
