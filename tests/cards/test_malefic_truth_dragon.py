"""Malefic Truth Dragon."""

from tests.scenario import Scenario

TRUTH, CYBER_END = "Malefic Truth Dragon", "Malefic Cyber End Dragon"


def test_it_avenges_a_malefic_monster() -> None:
    duel = Scenario()
    duel.a.hand(TRUTH).monsters(CYBER_END).face_up("Mountain")
    duel.b.hand("Smashing Ground")
    duel.a.ends_turn()
    duel.b.activates("Smashing Ground")
    duel.a.activates(TRUTH)
    duel.all_pass()
    assert duel.place_of(TRUTH) == "Monster Zone"
    assert duel.a.lp == 4000


def test_a_face_down_one_is_not_avenged() -> None:
    duel = Scenario()
    duel.a.hand(TRUTH).face_down(CYBER_END).face_up("Mountain")
    duel.b.hand("Raigeki")
    duel.a.ends_turn()
    duel.b.activates("Raigeki")
    assert not duel.a.could_respond(TRUTH)
