"""Just Desserts."""

from tests.scenario import Scenario


def test_500_damage_for_each_monster() -> None:
    duel = Scenario()
    duel.a.set("Just Desserts").monsters("Gemini Elf")
    duel.b.monsters("Vorse Raider").face_down("Giant Soldier of Stone")
    duel.a.activates("Just Desserts")
    duel.all_pass()
    assert duel.b.lp == 7000


def test_it_needs_a_monster_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.set("Just Desserts").monsters("Gemini Elf")
    assert not duel.a.may_activate("Just Desserts")
