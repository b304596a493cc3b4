"""Spear Dragon."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_it_pierces_and_turns_to_defense() -> None:
    duel = Scenario()
    duel.a.monsters("Spear Dragon")
    duel.b.defending("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks("Spear Dragon", "Vorse Raider")
    duel.all_pass()
    assert duel.b.lp == 7300
    assert duel.a.card("Spear Dragon").position == c.POS_FACEUP_DEFENSE


def test_defending_does_not_turn_it() -> None:
    duel = Scenario()
    duel.a.monsters("Harpie Lady")
    duel.b.monsters("Spear Dragon")
    duel.a.battle_phase()
    duel.a.attacks("Harpie Lady", "Spear Dragon")
    duel.all_pass()
    assert duel.b.card("Spear Dragon").position == c.POS_FACEUP_ATTACK


def test_negated_it_keeps_its_position() -> None:
    duel = Scenario()
    duel.a.monsters("Spear Dragon")
    duel.b.face_up("Skill Drain").defending("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks("Spear Dragon", "Vorse Raider")
    duel.all_pass()
    assert duel.b.lp == 8000
    assert duel.a.card("Spear Dragon").position == c.POS_FACEUP_ATTACK
