"""Mountain."""

from tests.scenario import Scenario


def test_dragons_of_both_players_gain_200() -> None:
    duel = Scenario()
    duel.a.hand("Mountain").monsters("Luster Dragon", "Vorse Raider")
    duel.b.monsters("Wattkid", "Harpie Lady")
    duel.a.activates("Mountain")
    duel.all_pass()
    luster = duel.a.card("Luster Dragon")
    assert (luster.attack, luster.defense) == (2100, 1800)
    assert duel.b.card("Wattkid").attack == 1200
    assert duel.b.card("Harpie Lady").defense == 1600
    assert duel.a.card("Vorse Raider").attack == 1900
