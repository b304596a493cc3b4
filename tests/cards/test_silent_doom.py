"""Silent Doom."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_a_normal_monster_returns_in_defense_and_cannot_attack() -> None:
    duel = Scenario()
    duel.a.hand("Silent Doom").graveyard("Vorse Raider", "Spear Dragon")
    duel.a.activates("Silent Doom")
    duel.all_pass()
    assert duel.a.card("Vorse Raider").position == c.POS_FACEUP_DEFENSE
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.changes_position("Vorse Raider")
    duel.a.battle_phase()
    assert not duel.a.may_attack("Vorse Raider")


def test_effect_monsters_are_no_target() -> None:
    duel = Scenario()
    duel.a.hand("Silent Doom").graveyard("Spear Dragon")
    assert not duel.a.may_activate("Silent Doom")
