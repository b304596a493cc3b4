"""Fiend's Sanctuary."""

from app.engine import constants as c
from tests.scenario import Scenario


def with_token() -> Scenario:
    duel = Scenario()
    duel.a.hand("Fiend's Sanctuary")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Fiend's Sanctuary")
    duel.all_pass()
    return duel


def test_the_token_reflects_battle_damage_and_cannot_attack() -> None:
    duel = Scenario()
    duel.a.hand("Fiend's Sanctuary")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Fiend's Sanctuary")
    duel.a.takes_position(c.POS_FACEUP_ATTACK)
    duel.all_pass()
    duel.a.battle_phase()
    assert not duel.a.may_attack("Metal Fiend Token", "Vorse Raider")
    duel.a.ends_turn()
    duel.b.battle_phase()
    duel.b.attacks("Vorse Raider", "Metal Fiend Token")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (8000, 6100)


def test_it_costs_1000_lp_in_your_standby_phases() -> None:
    duel = with_token()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.says(True)
    duel.all_pass()
    assert duel.a.lp == 7000
    assert duel.a.field_names == ["Metal Fiend Token"]
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.says(False)
    duel.all_pass()
    assert duel.a.lp == 7000
    assert duel.a.field_names == []
