"""Endymion, the Master Magician."""

from app.engine import constants as c
from tests.rulings.building import counters
from tests.scenario import Scenario

ENDYMION, CITADEL = "Endymion, the Master Magician", "Magical Citadel of Endymion"


def test_returns_a_spell_when_it_is_called() -> None:
    duel = Scenario()
    duel.a.hand(ENDYMION).face_up(CITADEL).graveyard("Raigeki")
    counters(duel.a.card(CITADEL), c.COUNTER_SPELL, 6)
    duel.a.special_summons(ENDYMION)
    duel.all_pass()
    assert duel.a.hand_names == ["Raigeki"]


def test_needs_six_counters() -> None:
    duel = Scenario()
    duel.a.hand(ENDYMION).face_up(CITADEL)
    counters(duel.a.card(CITADEL), c.COUNTER_SPELL, 5)
    assert not duel.a.may_special_summon(ENDYMION)


def test_destroys_for_a_spell() -> None:
    duel = Scenario()
    duel.a.monsters(ENDYMION).hand("Raigeki", "Trap Hole")
    duel.b.monsters("Luster Dragon")
    duel.a.activates(ENDYMION, "Luster Dragon")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Raigeki"]
    assert duel.b.graveyard_names == ["Luster Dragon"]
