"""Cyber Dragon."""

from tests.scenario import Scenario


def test_while_only_the_opponent_has_monsters() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon", "Cyber Dragon", "Vorse Raider")
    duel.b.monsters("Luster Dragon")
    duel.a.special_summons("Cyber Dragon")
    duel.all_pass()
    assert duel.a.field_names == ["Cyber Dragon"]
    assert not duel.a.may_special_summon("Cyber Dragon")
    assert duel.a.may_summon("Vorse Raider")


def test_not_on_an_empty_field() -> None:
    duel = Scenario()
    duel.a.hand("Cyber Dragon")
    assert not duel.a.may_special_summon("Cyber Dragon")
