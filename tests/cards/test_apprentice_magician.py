"""Apprentice Magician."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_a_summon_places_a_spell_counter() -> None:
    duel = Scenario()
    duel.a.monsters("Breaker the Magical Warrior").hand("Apprentice Magician")
    duel.a.summons("Apprentice Magician")
    duel.all_pass()
    assert duel.a.card("Breaker the Magical Warrior").counters(c.COUNTER_SPELL) == 1
    assert duel.a.card("Breaker the Magical Warrior").attack == 1900


def test_destroyed_by_battle_it_calls_a_small_spellcaster_face_down() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.defending("Apprentice Magician").deck("Gemini Elf", "Time Wizard")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Apprentice Magician")
    duel.b.activates("Apprentice Magician")
    duel.all_pass()
    assert duel.b.field_names == ["Time Wizard"]
    assert duel.b.card("Time Wizard").is_in(c.POS_FACEDOWN_DEFENSE)


def test_destroyed_by_an_effect_it_calls_nobody() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole").monsters("Apprentice Magician").deck("Time Wizard", "Time Wizard")
    duel.a.activates("Dark Hole")
    assert not duel.a.could_respond("Apprentice Magician")
