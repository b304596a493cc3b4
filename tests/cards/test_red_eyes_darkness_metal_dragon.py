"""Red-Eyes Darkness Metal Dragon."""

from tests.scenario import Scenario

NAME = "Red-Eyes Darkness Metal Dragon"


def test_it_comes_for_a_banished_dragon_once_per_turn() -> None:
    duel = Scenario()
    duel.a.hand(NAME, NAME).monsters("Luster Dragon", "Vorse Raider")
    duel.a.special_summons(NAME)
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "banished"
    assert sorted(duel.a.field_names) == [NAME, "Vorse Raider"]
    assert not duel.a.may_special_summon(NAME)


def test_not_without_a_face_up_dragon() -> None:
    duel = Scenario()
    duel.a.hand(NAME).monsters("Vorse Raider").face_down("Luster Dragon")
    assert not duel.a.may_special_summon(NAME)


def test_it_calls_a_dragon_each_turn() -> None:
    duel = Scenario()
    duel.a.monsters(NAME).hand("Blue-Eyes White Dragon").graveyard("Luster Dragon", NAME, "Vorse Raider")
    duel.a.activates(NAME)
    duel.a.picks("Blue-Eyes White Dragon")
    duel.all_pass()
    assert duel.a.field_names == [NAME, "Blue-Eyes White Dragon"]
    assert not duel.a.may_activate(NAME)
