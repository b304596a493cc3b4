"""Yata-Garasu."""

import pytest

from tests.scenario import Scenario


@pytest.mark.parametrize("flipped", [False, True])
def test_returns_to_the_hand(flipped: bool) -> None:
    duel = Scenario()
    if flipped:
        duel.a.face_down("Yata-Garasu")
        duel.a.flips("Yata-Garasu")
    else:
        duel.a.hand("Yata-Garasu")
        duel.a.summons("Yata-Garasu")
    duel.all_pass()
    assert duel.place_of("Yata-Garasu") == "Monster Zone"
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.place_of("Yata-Garasu") == "hand"


def test_stays_in_later_turns_and_cannot_be_special_summoned() -> None:
    duel = Scenario()
    duel.a.monsters("Yata-Garasu").hand("Monster Reborn").graveyard("Yata-Garasu")
    assert not duel.a.may_activate("Monster Reborn")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.place_of("Yata-Garasu") == "Monster Zone"
