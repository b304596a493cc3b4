"""Elemental HERO Absolute Zero."""

from tests.scenario import Scenario


def test_fusion_of_a_hero_and_a_water_monster_gains_500_for_each_other_water() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Elemental HERO Avian", "7 Colored Fish")
    duel.a.extra("Elemental HERO Absolute Zero")
    duel.b.monsters("Space Mambo")
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks("Elemental HERO Avian", "7 Colored Fish")
    duel.all_pass()
    assert duel.a.card("Elemental HERO Absolute Zero").attack == 3000


def test_leaving_the_field_destroys_the_opponents_monsters() -> None:
    duel = Scenario()
    duel.a.monsters("Elemental HERO Absolute Zero", "Gemini Elf")
    duel.b.hand("Compulsory Evacuation Device").monsters("Luster Dragon").face_down("Wattkid")
    duel.b.set("Compulsory Evacuation Device")
    duel.a.battle_phase()
    duel.b.activates("Compulsory Evacuation Device", "Elemental HERO Absolute Zero")
    duel.all_pass()
    assert duel.b.field_names == []
    assert duel.a.field_names == ["Gemini Elf"]


def test_no_other_special_summon() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Elemental HERO Absolute Zero")
    assert not duel.a.may_activate("Monster Reborn")
