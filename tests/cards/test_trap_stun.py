"""Trap Stun."""

import pytest

from tests.scenario import Scenario


@pytest.mark.ruling("NEG-015")
def test_traps_below_it_on_the_chain_are_negated() -> None:
    duel = Scenario()
    duel.a.set("Jar of Greed")
    duel.b.set("Trap Stun")
    duel.a.activates("Jar of Greed")
    duel.b.activates("Trap Stun")
    duel.all_pass()
    assert duel.a.hand_names == []


@pytest.mark.ruling("CHN-003")
def test_only_a_counter_trap_answers_a_counter_trap() -> None:
    duel = Scenario()
    duel.a.set("Trap Stun", "Solemn Judgment")
    duel.b.set("Seven Tools of the Bandit")
    duel.a.activates("Trap Stun")
    duel.b.activates("Seven Tools of the Bandit")
    assert duel.a.could_respond("Solemn Judgment")


@pytest.mark.ruling("CHN-004")
def test_it_cannot_answer_a_counter_trap() -> None:
    duel = Scenario()
    duel.a.set("Skill Drain", "Solemn Judgment")
    duel.b.set("Mystical Space Typhoon", "Trap Stun")
    duel.a.activates("Skill Drain")
    assert duel.a.lp == 7000
    duel.b.activates("Mystical Space Typhoon", "Skill Drain")
    duel.a.activates("Solemn Judgment")
    assert duel.a.lp == 3500
    assert not duel.kernel.state.chain  # it resolved without a question: Trap Stun was not offered
    duel.all_pass()
    assert duel.place_of("Mystical Space Typhoon") == "GY"
    assert duel.place_of("Skill Drain") == "Spell & Trap Zone"


def test_only_for_this_turn() -> None:
    duel = Scenario()
    duel.a.set("Trap Stun").monsters("Lord of D.")
    duel.b.face_up("Skill Drain")
    duel.a.activates("Trap Stun")
    duel.all_pass()
    assert not duel.a.card("Lord of D.").is_negated()
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.card("Lord of D.").is_negated()
