"""Chaos Sorcerer."""

from tests.scenario import Scenario


def test_comes_for_light_and_dark_and_banishes() -> None:
    duel = Scenario()
    duel.a.hand("Chaos Sorcerer").graveyard("Honest", "Vorse Raider")
    duel.b.monsters("Summoned Skull")
    duel.a.special_summons("Chaos Sorcerer")
    duel.all_pass()
    assert sorted(duel.a.banished_names) == ["Honest", "Vorse Raider"]
    duel.a.activates("Chaos Sorcerer", "Summoned Skull")
    duel.all_pass()
    assert duel.b.banished_names == ["Summoned Skull"]
    duel.a.battle_phase()
    assert not duel.a.may_attack("Chaos Sorcerer")


def test_needs_both_attributes() -> None:
    duel = Scenario()
    duel.a.hand("Chaos Sorcerer").graveyard("Summoned Skull", "Vorse Raider")
    assert not duel.a.may_special_summon("Chaos Sorcerer")
    assert not duel.a.may_summon("Chaos Sorcerer")
