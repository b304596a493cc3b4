"""Stealth Bird."""

from tests.scenario import Scenario


def test_it_hides_once_per_turn_and_burns_when_flip_summoned() -> None:
    duel = Scenario()
    duel.a.face_down("Stealth Bird")
    duel.a.flips("Stealth Bird")
    duel.all_pass()
    assert duel.b.lp == 7000
    duel.a.activates("Stealth Bird")
    duel.all_pass()
    assert duel.a.card("Stealth Bird").is_face_down()
    assert not duel.a.may_flip("Stealth Bird")


def test_other_ways_of_flipping_do_not_burn() -> None:
    duel = Scenario()
    duel.a.face_down("Stealth Bird").hand("Book of Taiyou")
    duel.a.activates("Book of Taiyou")
    duel.all_pass()
    assert duel.b.lp == 8000
