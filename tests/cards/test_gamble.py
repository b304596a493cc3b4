"""Gamble."""

import pytest

from tests.scenario import FILLER, Scenario


@pytest.mark.parametrize(("mine", "theirs", "possible"), [(2, 6, True), (3, 6, False), (2, 5, False)])
def test_when_it_can_be_activated(mine: int, theirs: int, possible: bool) -> None:
    duel = Scenario()
    duel.a.hand(*[FILLER] * mine).set("Gamble")
    duel.b.hand(*[FILLER] * theirs)
    assert duel.a.may_activate("Gamble") is possible


def test_a_right_and_a_wrong_call() -> None:
    hands = []
    for call in (0, 1):
        duel = Scenario()
        duel.a.hand(FILLER).set("Gamble")
        duel.b.hand(*[FILLER] * 6)
        duel.a.activates("Gamble")
        duel.a.chooses(call)
        duel.all_pass()
        hands.append(len(duel.a.hand_names))
    assert sorted(hands) == [1, 5]
