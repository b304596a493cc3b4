"""Dimensional Prison."""

from tests.scenario import Scenario


def test_the_attacker_is_banished() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Gemini Elf")
    duel.b.set("Dimensional Prison")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.b.activates("Dimensional Prison")
    duel.all_pass()
    assert duel.a.banished_names == ["Vorse Raider"]
    assert duel.b.lp == 8000


def test_not_for_your_own_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").set("Dimensional Prison")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    assert not duel.a.could_respond("Dimensional Prison")
