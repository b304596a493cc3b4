"""Pyro Clock of Destiny."""

from tests.scenario import Scenario


def test_needs_a_card_that_counts_turns() -> None:
    duel = Scenario()
    duel.a.set("Pyro Clock of Destiny", "Mirror Force").face_up("Umi")
    assert not duel.a.may_activate("Pyro Clock of Destiny")
    duel = Scenario()
    duel.a.set("Pyro Clock of Destiny")
    duel.b.face_up("Swords of Revealing Light")
    duel.a.activates("Pyro Clock of Destiny")
    duel.all_pass()
    assert duel.find("Swords of Revealing Light").flag("turns") == 1
