"""Droll & Lock Bird."""

from tests.scenario import Scenario

BIRD = "Droll & Lock Bird"


def test_it_locks_both_decks_for_this_turn() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed", "Reinforcement of the Army", "Upstart Goblin").deck_top("Celtic Guardian")
    duel.b.hand(BIRD).set("Jar of Greed")
    duel.a.activates("Pot of Greed")
    duel.b.activates(BIRD)
    duel.all_pass()
    assert not duel.a.may_activate("Reinforcement of the Army")
    assert not duel.a.may_activate("Upstart Goblin")
    assert not duel.b.could_respond("Jar of Greed")
    count = len(duel.b.hand_names)
    duel.a.ends_turn()
    duel.all_pass()
    assert len(duel.b.hand_names) == count + 1


def test_it_does_not_answer_ones_own_draw() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed", BIRD)
    duel.a.activates("Pot of Greed")
    assert not duel.a.could_respond(BIRD)
