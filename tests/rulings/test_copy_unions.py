"""Equip Cards that go in place of their monster, or are kept by something else (EQP)."""

import pytest

from app.engine import authoring as ygo
from app.engine import constants as c
from app.engine.events import CounterChanged, DestructionReplaced
from tests.rulings.building import counters
from tests.scenario import Scenario

CORE, DRAKE, DRIVER = "A-Assault Core", "B-Buster Drake", "Union Driver"
GUARD = ygo.COUNTER_WITHOUT_PERMIT | 0x21


@pytest.mark.ruling("EQP-016")
def test_a_replacement_does_not_keep_an_equip_card_without_its_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf", "Card Guard").equipped("Axe of Despair", "Gemini Elf")
    duel.b.hand("Raigeki")
    counters(duel.a.card("Card Guard"), GUARD, 1)
    duel.a.activates("Card Guard")
    duel.a.picks("Axe of Despair")
    duel.all_pass()
    axe = duel.a.card("Axe of Despair")
    assert axe.counters(GUARD) == 1
    duel.a.ends_turn()
    duel.b.activates("Raigeki")
    duel.all_pass()
    spent = [e for e in duel.happened(CounterChanged) if e.card.card.key == axe.uid and e.change < 0]
    saved = [e for e in duel.happened(DestructionReplaced) if e.card.card.key == axe.uid]
    assert (len(spent), len(saved)) == (1, 1)
    assert axe.location == c.LOCATION_GRAVE
    assert axe.data.reason & c.REASON_DESTROY
    assert axe.data.reason & c.REASON_RULE


@pytest.mark.ruling("EQP-020")
def test_unions_that_must_go_instead_go_together() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Cyber Dragon").equipped(CORE, "Cyber Dragon").equipped(DRAKE, "Cyber Dragon")
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Blue-Eyes White Dragon", "Cyber Dragon")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == [CORE, DRAKE]
    assert duel.a.names(c.LOCATION_MZONE) == ["Cyber Dragon"]
    assert duel.a.lp == 8000 - 900


@pytest.mark.ruling("EQP-021")
def test_the_card_used_in_its_place_is_destroyed() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").equipped(DRIVER, "Gemini Elf")
    duel.b.set("Sakuretsu Armor")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    duel.b.activates("Sakuretsu Armor")
    duel.all_pass()
    driver = duel.a.card(DRIVER)
    assert driver.location == c.LOCATION_GRAVE
    assert driver.data.reason & c.REASON_DESTROY
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]
    assert duel.b.lp == 8000 - 1900
