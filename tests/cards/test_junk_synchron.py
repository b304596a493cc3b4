"""Junk Synchron."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_calls_a_negated_partner() -> None:
    duel = Scenario()
    duel.a.hand("Junk Synchron").graveyard("Milus Radiant", "Gemini Elf")
    duel.a.summons("Junk Synchron")
    duel.a.activates("Junk Synchron")
    duel.all_pass()
    partner = duel.a.card("Milus Radiant")
    assert partner.position == c.POS_FACEUP_DEFENSE
    assert partner.is_negated()
    assert partner.attack == 300
