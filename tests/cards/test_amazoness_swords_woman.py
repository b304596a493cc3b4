"""Amazoness Swords Woman."""

from tests.scenario import Scenario


def test_the_opponent_takes_your_damage() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.monsters("Amazoness Swords Woman")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Amazoness Swords Woman")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (7000, 8000)
    assert duel.b.graveyard_names == ["Amazoness Swords Woman"]
