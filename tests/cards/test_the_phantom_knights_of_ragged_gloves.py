"""The Phantom Knights of Ragged Gloves."""

from tests.rulings.extra_deck import LEVIATHAN
from tests.scenario import Scenario

GLOVES = "The Phantom Knights of Ragged Gloves"


def test_a_monster_that_is_not_dark_gains_nothing() -> None:
    duel = Scenario()
    duel.a.monsters(GLOVES, "Wattkid").extra(LEVIATHAN)
    duel.a.special_summons(LEVIATHAN)
    duel.a.picks(GLOVES, "Wattkid")
    duel.all_pass()
    assert duel.a.card(LEVIATHAN).attack == 2000


def test_from_the_graveyard_it_sends_a_knight() -> None:
    duel = Scenario()
    duel.a.graveyard(GLOVES).deck("Luster Dragon", "Phantom Knights' Fog Blade")
    duel.a.activates(GLOVES)
    duel.all_pass()
    assert duel.a.graveyard_names == ["Phantom Knights' Fog Blade"]
    assert duel.a.banished_names == [GLOVES]
