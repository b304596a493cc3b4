"""Goblin Attack Force."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_held_in_defense_until_the_end_phase_of_its_next_turn() -> None:
    goblins = "Goblin Attack Force"
    duel = Scenario()
    duel.a.monsters(goblins, "Skull Servant")
    duel.a.battle_phase()
    duel.a.attacks_directly(goblins)
    duel.a.main_phase_2()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.turn == 5
    assert not duel.a.may_change_position(goblins)
    assert duel.a.may_change_position("Skull Servant")
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.a.may_change_position(goblins)


def test_without_an_attack_it_stays() -> None:
    duel = Scenario()
    duel.a.monsters("Goblin Attack Force")
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert duel.find("Goblin Attack Force").position == c.POS_FACEUP_ATTACK
