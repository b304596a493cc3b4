"""Topologic Bomber Dragon."""

from tests.scenario import Scenario


def test_a_summon_to_a_linked_zone_sets_it_off() -> None:
    duel = Scenario(rules="mr5")
    duel.a.hand("Monster Reborn").graveyard("Luster Dragon").monster_in(5, "Topologic Bomber Dragon")
    duel.a.monster_in(4, "Gemini Elf")
    duel.b.monsters("Wattkid", "Cyber Dragon")
    duel.a.activates("Monster Reborn")
    duel.a.places(0)
    duel.a.places(1)
    duel.all_pass()
    assert duel.a.field_names == ["Topologic Bomber Dragon"]
    assert duel.b.field_names == []


def test_a_summon_elsewhere_does_not() -> None:
    duel = Scenario(rules="mr5")
    duel.a.hand("Monster Reborn").graveyard("Luster Dragon").monster_in(5, "Topologic Bomber Dragon")
    duel.b.monsters("Wattkid")
    duel.a.activates("Monster Reborn")
    duel.a.places(0)
    duel.a.places(4)
    duel.all_pass()
    assert duel.b.field_names == ["Wattkid"]


def test_burns_for_the_original_attack_of_what_it_attacks() -> None:
    duel = Scenario(rules="mr5")
    duel.a.monster_in(5, "Topologic Bomber Dragon")
    duel.b.monsters("Luster Dragon")
    duel.a.battle_phase()
    duel.a.attacks("Topologic Bomber Dragon", "Luster Dragon")
    duel.all_pass()
    assert duel.b.lp == 8000 - 1100 - 1900
