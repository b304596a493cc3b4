"""Odd-Eyes Pendulum Dragon."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_doubles_the_battle_damage_it_inflicts() -> None:
    duel = Scenario(rules="mr3")
    duel.a.monsters("Odd-Eyes Pendulum Dragon")
    duel.b.monsters("Luster Dragon")
    duel.a.battle_phase()
    duel.a.attacks("Odd-Eyes Pendulum Dragon", "Luster Dragon")
    duel.all_pass()
    assert duel.b.lp == 8000 - 2 * 600


def test_a_direct_attack_is_not_doubled() -> None:
    duel = Scenario(rules="mr3")
    duel.a.monsters("Odd-Eyes Pendulum Dragon")
    duel.a.battle_phase()
    duel.a.attacks_directly("Odd-Eyes Pendulum Dragon")
    duel.all_pass()
    assert duel.b.lp == 5500


def test_reduces_battle_damage_once_per_turn() -> None:
    duel = Scenario(rules="mr3", turn=3)
    duel.a.hand("Odd-Eyes Pendulum Dragon").monsters("Flash Knight", "Dragong")
    duel.b.monsters("Summoned Skull")
    duel.a.activates("Odd-Eyes Pendulum Dragon")
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks("Flash Knight", "Summoned Skull")
    duel.all_pass()
    duel.a.says(True)
    duel.all_pass()
    assert duel.a.lp == 8000
    duel.a.attacks("Dragong", "Summoned Skull")
    duel.all_pass()
    assert duel.a.lp == 6000, "no second time in this turn"


def test_swings_away_for_a_small_pendulum_monster() -> None:
    duel = Scenario(rules="mr3")
    duel.a.hand("Odd-Eyes Pendulum Dragon").deck("Flash Knight", "Dragong", "Timegazer Magician", "Wattkid")
    duel.a.activates("Odd-Eyes Pendulum Dragon")
    duel.all_pass()
    duel.a.ends_turn()
    duel.a.activates("Odd-Eyes Pendulum Dragon")
    duel.all_pass()
    duel.a.picks("Timegazer Magician")
    assert duel.a.hand_names == ["Timegazer Magician"]
    assert duel.a.names(c.LOCATION_EXTRA) == ["Odd-Eyes Pendulum Dragon"]
