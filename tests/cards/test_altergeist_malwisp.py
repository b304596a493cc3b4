"""Altergeist Malwisp."""

import pytest

from app.engine import constants as c
from app.engine import query
from app.engine.carddata import CardPool
from tests.scenario import Scenario


def test_calls_another_altergeist_without_its_effects(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardPool, "require_playable", CardPool.data)
    duel = Scenario()
    duel.a.hand("Altergeist Malwisp").graveyard("Altergeist Marionetter", "Altergeist Malwisp")
    duel.a.summons("Altergeist Malwisp")
    duel.a.activates("Altergeist Malwisp")
    duel.all_pass()
    other = duel.a.card("Altergeist Marionetter")
    assert other.location == c.LOCATION_MZONE
    assert other.position == c.POS_FACEUP_DEFENSE
    assert query.has(other, c.EFFECT_CANNOT_TRIGGER)


def test_not_when_drawn() -> None:
    duel = Scenario(player="B")
    duel.a.deck("Gemini Elf", "Altergeist Malwisp")
    duel.b.ends_turn()
    assert not duel.a.could_respond("Altergeist Malwisp")
    assert duel.a.hand_names == ["Altergeist Malwisp"]
