"""Divine Wrath."""

from tests.scenario import Scenario


def test_a_monster_effect_is_negated_and_its_monster_destroyed() -> None:
    duel = Scenario()
    duel.a.hand("Breaker the Magical Warrior")
    duel.b.set("Divine Wrath").hand("Gemini Elf")
    duel.a.summons("Breaker the Magical Warrior")
    duel.b.activates("Divine Wrath")
    duel.all_pass()
    assert duel.place_of("Breaker the Magical Warrior") == "GY"
    assert sorted(duel.b.graveyard_names) == ["Divine Wrath", "Gemini Elf"]


def test_it_answers_an_effect_in_the_damage_step() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").set("Divine Wrath").hand("Gemini Elf")
    duel.b.face_down("Man-Eater Bug")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Man-Eater Bug")
    duel.a.activates("Divine Wrath")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "Monster Zone"


def test_a_spell_is_no_monster_effect() -> None:
    duel = Scenario()
    duel.a.hand("Ookazi")
    duel.b.set("Divine Wrath").hand("Gemini Elf")
    duel.a.activates("Ookazi")
    assert not duel.b.could_respond("Divine Wrath")
