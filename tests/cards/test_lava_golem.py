"""Lava Golem."""

from tests.scenario import Scenario

GOLEM = "Lava Golem"


def test_burns_its_controller_in_their_standby_phase() -> None:
    duel = Scenario()
    duel.b.monsters(GOLEM)
    duel.a.ends_turn()
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (8000, 7000)
    duel.b.ends_turn()
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (8000, 7000)


def test_needs_two_monsters() -> None:
    duel = Scenario()
    duel.b.monsters("Wattkid")
    duel.a.hand(GOLEM).monsters("Wattkid", "Vorse Raider")
    assert not duel.a.may_special_summon(GOLEM)
