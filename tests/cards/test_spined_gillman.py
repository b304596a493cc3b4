"""Spined Gillman."""

from tests.scenario import Scenario


def test_it_strengthens_your_sea_folk_only() -> None:
    duel = Scenario()
    duel.a.monsters("Spined Gillman", "7 Colored Fish", "Luster Dragon")
    duel.b.monsters("7 Colored Fish")
    assert duel.a.card("Spined Gillman").attack == 1700
    assert duel.a.card("7 Colored Fish").attack == 2200
    assert duel.a.card("Luster Dragon").attack == 1900
    assert duel.b.card("7 Colored Fish").attack == 1800
