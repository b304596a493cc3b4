"""Spiritual Beast Apelio."""

from tests.scenario import Scenario


def test_special_summoned_once_a_turn() -> None:
    beast = "Spiritual Beast Apelio"
    duel = Scenario()
    duel.a.hand("Monster Reborn", "Monster Reborn").graveyard(beast, beast)
    duel.a.activates("Monster Reborn", beast)
    duel.all_pass()
    assert duel.place_of(beast) == "Monster Zone"
    assert not duel.a.may_activate("Monster Reborn")
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.a.may_activate("Monster Reborn")
