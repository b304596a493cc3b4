"""Counters: where they may be placed and when they are lost (CTR)."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import counters
from tests.scenario import Scenario

BUSHIDO = 0x3
A_COUNTER = c.COUNTER_WITHOUT_PERMIT | 0xE
GUARD = c.COUNTER_WITHOUT_PERMIT | 0x21


@pytest.mark.ruling("CTR-001")
def test_only_cards_whose_text_places_the_counter() -> None:
    duel = Scenario()
    duel.a.monsters("Shien's Daredevil", "Gemini Elf").face_up("Gateway of the Six")
    counters(duel.a.card("Shien's Daredevil"), BUSHIDO, 1)
    assert duel.a.card("Shien's Daredevil").attack == 1900
    duel.a.activates("Shien's Daredevil")
    # The only target; nothing is asked.
    duel.all_pass()
    assert duel.a.card("Gateway of the Six").counters(BUSHIDO) == 1
    assert duel.a.card("Gemini Elf").counters(BUSHIDO) == 0
    assert duel.a.card("Shien's Daredevil").attack == 1600
    alone = Scenario()
    alone.a.monsters("Shien's Daredevil", "Gemini Elf")
    counters(alone.a.card("Shien's Daredevil"), BUSHIDO, 1)
    assert not alone.a.may_activate("Shien's Daredevil")


@pytest.mark.ruling("CTR-008")
def test_not_on_a_card_that_is_being_activated() -> None:
    duel = Scenario()
    duel.a.hand("Gateway to Chaos").face_up("Pitch-Black Power Stone").monsters("Breaker the Magical Warrior")
    duel.a.deck_top("Gaia The Fierce Knight")
    counters(duel.a.card("Pitch-Black Power Stone"), c.COUNTER_SPELL, 3)
    duel.a.activates("Gateway to Chaos")
    duel.a.activates("Pitch-Black Power Stone")
    duel.all_pass()
    # Breaker was the only legal target.
    assert duel.a.card("Breaker the Magical Warrior").counters(c.COUNTER_SPELL) == 1
    assert duel.a.card("Gateway to Chaos").counters(c.COUNTER_SPELL) == 0
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.activates("Pitch-Black Power Stone")
    duel.all_pass()
    assert duel.a.card("Gateway to Chaos").counters(c.COUNTER_SPELL) == 1


@pytest.mark.ruling("CTR-010")
def test_a_negated_card_loses_its_counters() -> None:
    duel = Scenario()
    duel.a.monsters("Mythical Beast Cerberus").set("Skill Drain")
    counters(duel.a.card("Mythical Beast Cerberus"), c.COUNTER_SPELL, 2)
    assert duel.a.card("Mythical Beast Cerberus").attack == 2400
    duel.a.activates("Skill Drain")
    duel.all_pass()
    cerberus = duel.a.card("Mythical Beast Cerberus")
    assert cerberus.counters(c.COUNTER_SPELL) == 0
    assert cerberus.attack == 1400


@pytest.mark.ruling("CTR-011")
def test_counters_for_any_card_stay_on_a_negated_one() -> None:
    duel = Scenario()
    duel.a.face_up("Code A Ancient Ruins").set("Imperial Order")
    counters(duel.a.card("Code A Ancient Ruins"), A_COUNTER, 2)
    duel.a.activates("Imperial Order")
    duel.all_pass()
    assert duel.a.card("Code A Ancient Ruins").is_negated()
    assert duel.a.card("Code A Ancient Ruins").counters(A_COUNTER) == 2


@pytest.mark.ruling("CTR-012")
def test_guard_counters_stay_when_card_guard_is_negated() -> None:
    duel = Scenario()
    duel.a.monsters("Card Guard", "Gemini Elf").hand("Card Guard").set("Skill Drain")
    counters(duel.a.card("Card Guard"), GUARD, 1)  # Y, which gives it to Gemini Elf
    duel.a.activates("Card Guard")
    duel.all_pass()
    duel.a.summons("Card Guard")  # X, which keeps its own
    duel.all_pass()
    guards = [each for each in duel.kernel.cards_in(0, c.LOCATION_MZONE) if each.name == "Card Guard"]
    assert [each.attack for each in guards] == [1600, 1900]
    duel.a.activates("Skill Drain")
    duel.all_pass()
    guards = [each for each in duel.kernel.cards_in(0, c.LOCATION_MZONE) if each.name == "Card Guard"]
    assert [each.counters(GUARD) for each in guards] == [0, 1]
    assert [each.attack for each in guards] == [1600, 1600]
    assert duel.a.card("Gemini Elf").counters(GUARD) == 1


def test_a_guard_counter_replaces_the_destruction() -> None:
    duel = Scenario()
    duel.a.monsters("Card Guard", "Gemini Elf").hand("Smashing Ground")
    counters(duel.a.card("Card Guard"), GUARD, 1)
    duel.b.hand("Raigeki")
    duel.a.activates("Card Guard")
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]
    assert duel.a.card("Gemini Elf").counters(GUARD) == 0


@pytest.mark.ruling("CTR-013")
def test_pitch_black_power_stone_has_its_counters_from_its_activation() -> None:
    duel = Scenario()
    duel.a.set("Pitch-Black Power Stone").hand("Spell Power Grasp")
    duel.b.set("Mystical Space Typhoon")
    duel.a.activates("Pitch-Black Power Stone")
    # Nothing has resolved yet: the opponent may still respond.
    assert isinstance(duel.decision, d.ChainResponse)
    assert duel.b.could_respond("Mystical Space Typhoon")
    assert len(duel.kernel.state.chain) == 1
    assert duel.a.card("Pitch-Black Power Stone").counters(c.COUNTER_SPELL) == 3
    duel.all_pass()
    assert duel.a.card("Pitch-Black Power Stone").counters(c.COUNTER_SPELL) == 3
    duel.a.activates("Spell Power Grasp")
    duel.all_pass()
    assert duel.a.card("Pitch-Black Power Stone").counters(c.COUNTER_SPELL) == 4


def test_mythical_beast_cerberus_counts_spell_cards_that_resolve() -> None:
    duel = Scenario()
    duel.a.monsters("Mythical Beast Cerberus").hand("Dian Keto the Cure Master")
    duel.a.activates("Dian Keto the Cure Master")
    duel.all_pass()
    assert duel.a.card("Mythical Beast Cerberus").counters(c.COUNTER_SPELL) == 1
    duel.a.battle_phase()
    duel.a.attacks_directly("Mythical Beast Cerberus")
    duel.all_pass()
    assert duel.b.lp == 8000 - 1900
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.card("Mythical Beast Cerberus").counters(c.COUNTER_SPELL) == 0


@pytest.mark.ruling("CTR-004")
def test_a_gemini_monster_holds_them_only_after_its_gemini_summon() -> None:
    duel = Scenario()
    duel.a.monsters("Dark Valkyria").hand("Spell Power Grasp")
    assert not duel.a.may_activate("Spell Power Grasp")
    duel.a.summons("Dark Valkyria")
    duel.all_pass()
    duel.a.activates("Spell Power Grasp")
    duel.all_pass()
    assert duel.a.card("Dark Valkyria").counters(c.COUNTER_SPELL) == 1
