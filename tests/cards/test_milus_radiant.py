"""Milus Radiant."""

from tests.scenario import Scenario


def test_earth_gains_and_wind_loses() -> None:
    duel = Scenario()
    duel.a.monsters("Milus Radiant", "Gene-Warped Warwolf")
    duel.b.monsters("Luster Dragon", "Summoned Skull")
    assert duel.a.card("Milus Radiant").attack == 800
    assert duel.a.card("Gene-Warped Warwolf").attack == 2500
    assert duel.b.card("Luster Dragon").attack == 1500
    assert duel.b.card("Summoned Skull").attack == 2500
