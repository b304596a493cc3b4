"""Skill Drain."""

from tests.scenario import Scenario


def test_monster_effects_are_negated_for_1000_lp() -> None:
    duel = Scenario()
    duel.a.set("Skill Drain").monsters("Lord of D.", "Luster Dragon").hand("Rush Recklessly")
    duel.a.activates("Skill Drain")
    duel.all_pass()
    assert duel.a.lp == 7000
    duel.a.activates("Rush Recklessly", "Luster Dragon")
    duel.all_pass()
    assert duel.a.card("Luster Dragon").attack == 2600


def test_an_activated_effect_resolves_to_nothing() -> None:
    duel = Scenario()
    duel.a.face_up("Skill Drain").monsters("Blue-Eyes Alternative White Dragon")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Blue-Eyes Alternative White Dragon")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "Monster Zone"


def test_effects_off_the_field_are_free() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider").face_up("Skill Drain")
    duel.b.monsters("Mystic Tomato").deck_top("Lord of D.")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Mystic Tomato")
    duel.b.activates("Mystic Tomato")
    duel.all_pass()
    assert duel.b.field_names == ["Lord of D."]
