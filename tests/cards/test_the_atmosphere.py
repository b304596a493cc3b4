"""The Atmosphere."""

from tests.scenario import Scenario

AIR = "The Atmosphere"


def test_it_comes_for_three_monsters() -> None:
    duel = Scenario()
    duel.a.hand(AIR).monsters("Kuriboh", "Vorse Raider").graveyard("Gemini Elf")
    duel.a.special_summons(AIR)
    duel.all_pass()
    assert duel.a.field_names == [AIR]
    assert sorted(duel.a.banished_names) == ["Gemini Elf", "Kuriboh", "Vorse Raider"]


def test_it_inhales_one_monster_at_a_time() -> None:
    duel = Scenario()
    duel.a.monsters(AIR)
    duel.b.monsters("Vorse Raider", "Kuriboh")
    duel.a.activates(AIR, "Vorse Raider")
    duel.all_pass()
    assert (duel.a.card(AIR).attack, duel.a.card(AIR).defense) == (2900, 2000)
    duel.a.ends_turn()
    duel.b.ends_turn()
    assert not duel.a.may_activate(AIR)


def test_a_union_monster_on_it_is_not_its_prey() -> None:
    duel = Scenario()
    duel.a.monsters(AIR, "Union Driver")
    duel.b.monsters("Kuriboh")
    duel.a.activates("Union Driver")
    duel.all_pass()
    assert duel.a.card(AIR).attack == 1000
    assert duel.a.may_activate(AIR)
