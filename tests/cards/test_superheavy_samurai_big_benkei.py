"""Superheavy Samurai Big Benkei."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_may_turn_when_it_is_summoned() -> None:
    benkei = "Superheavy Samurai Big Benkei"
    duel = Scenario()
    duel.a.hand(benkei).monsters("Skull Servant", "Mystical Elf")
    duel.a.summons(benkei, tributes=["Skull Servant", "Mystical Elf"])
    duel.a.activates(benkei)
    duel.all_pass()
    assert duel.find(benkei).position == c.POS_FACEUP_DEFENSE
    duel.a.battle_phase()
    assert duel.a.may_attack(benkei)
