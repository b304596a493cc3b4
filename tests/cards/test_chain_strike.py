"""Chain Strike."""

from tests.rulings.watching import could_answer
from tests.scenario import Scenario


def test_not_in_a_chain_with_one_name_twice() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed").set("Jar of Greed")
    duel.b.set("Jar of Greed", "Chain Strike")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Jar of Greed")
    assert could_answer(duel, duel.b, "Chain Strike")
    duel.a.activates("Jar of Greed")
    assert not could_answer(duel, duel.b, "Chain Strike")


def test_the_third_link_deals_1200() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Greed")
    duel.b.set("Jar of Greed", "Chain Strike")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Jar of Greed")
    duel.b.activates("Chain Strike")
    duel.all_pass()
    assert duel.a.lp == 6800
