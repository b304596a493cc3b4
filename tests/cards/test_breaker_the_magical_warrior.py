"""Breaker The Magical Warrior."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_its_counter_gives_attack_and_destroys_a_spell() -> None:
    duel = Scenario()
    duel.a.hand("Breaker the Magical Warrior")
    duel.b.set("Mirror Force").face_up("Gravity Bind")
    duel.a.summons("Breaker the Magical Warrior")
    duel.all_pass()
    assert duel.a.card("Breaker the Magical Warrior").attack == 1900
    duel.a.activates("Breaker the Magical Warrior", "Mirror Force")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Mirror Force"]
    assert duel.a.card("Breaker the Magical Warrior").attack == 1600
    assert not duel.a.may_activate("Breaker the Magical Warrior")


def test_it_takes_no_counter_when_special_summoned() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Breaker the Magical Warrior")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert duel.a.card("Breaker the Magical Warrior").counters(c.COUNTER_SPELL) == 0
