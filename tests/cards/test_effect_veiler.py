"""Effect Veiler."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_a_monsters_effects_are_negated_this_turn() -> None:
    duel = Scenario()
    duel.a.hand("Breaker the Magical Warrior")
    duel.b.hand("Effect Veiler").face_up("Gravity Bind")
    duel.a.summons("Breaker the Magical Warrior")
    duel.b.activates("Effect Veiler")  # chained to its effect
    duel.all_pass()
    breaker = duel.a.card("Breaker the Magical Warrior")
    assert breaker.is_negated()
    assert breaker.counters(c.COUNTER_SPELL) == 0
    assert duel.place_of("Effect Veiler") == "GY"
    duel.a.ends_turn()
    duel.all_pass()
    assert not breaker.is_negated()


def test_only_in_the_main_phase_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.hand("Effect Veiler").monsters("Des Koala")
    duel.b.monsters("Des Koala")
    assert not duel.a.may_activate("Effect Veiler")
    duel = Scenario()
    duel.a.monsters("Des Koala")
    duel.b.hand("Effect Veiler")
    duel.a.battle_phase()
    duel.a.attacks_directly("Des Koala")
    assert not duel.b.could_respond("Effect Veiler")
