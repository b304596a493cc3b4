"""Numinous Healer."""

from tests.scenario import Scenario


def test_500_more_for_each_copy_in_the_gy() -> None:
    duel = Scenario(player="B")
    duel.a.set("Numinous Healer").graveyard("Numinous Healer", "Numinous Healer").life(3000)
    duel.b.hand("Ookazi")
    duel.b.activates("Ookazi")
    duel.a.activates("Numinous Healer")
    duel.all_pass()
    assert duel.a.lp == 3000 - 800 + 2000


def test_not_for_damage_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.set("Numinous Healer").hand("Ookazi")
    duel.a.activates("Ookazi")
    assert not duel.a.could_respond("Numinous Healer")
