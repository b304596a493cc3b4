"""Phantom Knights' Fog Blade."""

from tests.scenario import Scenario


def test_it_calls_a_knight_in_the_opponents_turn() -> None:
    duel = Scenario(player="B")
    duel.a.graveyard("Phantom Knights' Fog Blade", "The Phantom Knights of Ragged Gloves")
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    duel.a.activates("Phantom Knights' Fog Blade")
    duel.all_pass()
    assert duel.a.field_names == ["The Phantom Knights of Ragged Gloves"]


def test_it_binds_an_effect_monster() -> None:
    duel = Scenario()
    duel.a.set("Phantom Knights' Fog Blade")
    duel.b.monsters("Spear Dragon")
    duel.a.activates("Phantom Knights' Fog Blade")
    duel.all_pass()
    assert duel.b.card("Spear Dragon").is_negated()
    duel.a.ends_turn()
    duel.b.battle_phase()
    assert not duel.b.may_attack("Spear Dragon")
