"""Infinite Impermanence."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

VOID = "Infinite Impermanence"


def test_it_empties_its_column_when_it_was_set() -> None:
    duel = Scenario()
    duel.a.set("Jar of Greed", VOID)
    duel.b.monsters("Spined Gillman")
    opposite = put(duel.b, "Messenger of Peace", c.LOCATION_SZONE, 3)
    beside = put(duel.b, "Messenger of Peace", c.LOCATION_SZONE, 2)
    duel.a.activates(VOID)
    duel.all_pass()
    assert duel.b.card("Spined Gillman").is_negated()
    assert duel.kernel.card(opposite.uid).is_negated()
    assert not duel.kernel.card(beside.uid).is_negated()


def test_from_the_hand_it_empties_nothing() -> None:
    duel = Scenario()
    duel.a.hand(VOID)
    duel.b.monsters("Spined Gillman")
    spells = [put(duel.b, "Messenger of Peace", c.LOCATION_SZONE, n) for n in range(5)]
    duel.a.activates(VOID)
    duel.all_pass()
    assert duel.b.card("Spined Gillman").is_negated()
    assert not any(duel.kernel.card(each.uid).is_negated() for each in spells)
    duel.a.ends_turn()
    duel.all_pass()
    assert not duel.b.card("Spined Gillman").is_negated()


def test_not_from_the_hand_beside_other_cards() -> None:
    duel = Scenario()
    duel.a.hand(VOID).set("Jar of Greed")
    duel.b.monsters("Spined Gillman")
    assert not duel.a.may_activate(VOID)
