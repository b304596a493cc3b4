"""Transcendent Wings."""

from app.engine import constants as c
from app.engine.events import Shuffled
from tests.scenario import Scenario

WINGS, KURIBOH, GROWN = "Transcendent Wings", "Winged Kuriboh", "Winged Kuriboh LV10"


def test_the_monster_itself_cannot_be_the_cost() -> None:
    duel = Scenario()
    duel.a.monsters(KURIBOH).hand(WINGS, GROWN, "Luster Dragon")
    assert not duel.a.may_activate(WINGS)
    more = Scenario()
    more.a.monsters(KURIBOH).hand(WINGS, GROWN, "Luster Dragon", "Celtic Guardian")
    more.a.activates(WINGS)
    more.all_pass()
    assert more.a.names(c.LOCATION_MZONE) == [GROWN]


def test_not_without_a_winged_kuriboh() -> None:
    duel = Scenario()
    duel.a.monsters("Kuriboh").hand(WINGS, "Luster Dragon", "Celtic Guardian").deck(GROWN)
    assert not duel.a.may_activate(WINGS)


def test_out_of_the_deck_which_is_shuffled() -> None:
    duel = Scenario()
    duel.a.monsters(KURIBOH).hand(WINGS, "Luster Dragon", "Celtic Guardian").deck_top(GROWN)
    duel.a.activates(WINGS)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [GROWN]
    assert duel.happened(Shuffled)
