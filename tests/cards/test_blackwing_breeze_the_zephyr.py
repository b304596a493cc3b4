"""Blackwing - Breeze the Zephyr."""

from tests.scenario import Scenario

BREEZE = "Blackwing - Breeze the Zephyr"


def test_searched_it_can_be_special_summoned() -> None:
    duel = Scenario()
    duel.a.hand("Blackwing - Zephyros the Elite").face_up("Black Whirlwind").deck("Luster Dragon", BREEZE)
    duel.a.summons("Blackwing - Zephyros the Elite")
    duel.a.activates("Black Whirlwind")
    duel.a.activates(BREEZE)
    duel.all_pass()
    assert sorted(duel.a.names(4)) == [BREEZE, "Blackwing - Zephyros the Elite"]


def test_drawn_it_cannot() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed").deck("Luster Dragon", BREEZE)
    duel.a.activates("Pot of Greed")
    assert not duel.a.could_respond(BREEZE)
    duel.all_pass()
    assert BREEZE in duel.a.hand_names
