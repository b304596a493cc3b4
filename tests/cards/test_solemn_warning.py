"""Solemn Warning."""

import pytest

from tests.scenario import Scenario


@pytest.mark.ruling("SNEG-006")
def test_a_procedure_summon_is_negated_for_2000() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon")
    duel.b.monsters("Celtic Guardian").set("Solemn Warning")
    duel.a.special_summons("Cyber Dragon")
    duel.b.activates("Solemn Warning")
    duel.all_pass()
    assert duel.b.lp == 6000
    assert duel.place_of("Cyber Dragon") == "GY"


@pytest.mark.ruling("SNEG-009")
def test_the_activation_of_a_special_summoning_card_is_negated() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Luster Dragon")
    duel.b.set("Solemn Warning")
    duel.a.activates("Monster Reborn")
    duel.b.activates("Solemn Warning")
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "GY"
    assert duel.place_of("Monster Reborn") == "GY"
    assert duel.b.lp == 6000


@pytest.mark.ruling("SNEG-011")
def test_a_negated_negation_lets_the_summon_succeed() -> None:
    duel = Scenario()
    duel.a.hand("Vorse Raider").set("Seven Tools of the Bandit")
    duel.b.set("Solemn Warning", "Trap Hole")
    duel.a.summons("Vorse Raider")
    duel.b.activates("Solemn Warning")
    duel.a.activates("Seven Tools of the Bandit")
    duel.b.activates("Trap Hole")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of("Trap Hole") == "GY"
    assert (duel.a.lp, duel.b.lp) == (7000, 6000)


def test_a_card_that_summons_nothing_is_safe() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki")
    duel.b.set("Solemn Warning").monsters("Vorse Raider")
    duel.a.activates("Raigeki")
    assert not duel.b.could_respond("Solemn Warning")
