"""Gagaga Magician."""

from tests.scenario import Scenario

MAGICIAN = "Gagaga Magician"


def test_the_level_is_declared_as_it_is_activated() -> None:
    duel = Scenario()
    duel.a.monsters(MAGICIAN)
    duel.b.set("Jar of Greed")
    duel.a.activates(MAGICIAN)
    duel.a.chooses(7)
    duel.b.activates("Jar of Greed")  # the Level is known before anybody responds
    duel.all_pass()
    assert duel.a.card(MAGICIAN).level == 7
    assert not duel.a.may_activate(MAGICIAN)
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.card(MAGICIAN).level == 4
