"""Blackwing - Zephyros the Elite."""

from tests.scenario import Scenario

ZEPHYROS = "Blackwing - Zephyros the Elite"


def test_it_comes_from_the_graveyard_once_per_duel_for_400_lp() -> None:
    duel = Scenario()
    duel.a.graveyard(ZEPHYROS, ZEPHYROS).face_up("Gravity Bind", "Gravity Bind")
    duel.a.activates(ZEPHYROS)
    duel.a.picks("Gravity Bind")
    duel.all_pass()
    assert duel.a.hand_names == ["Gravity Bind"]
    assert ZEPHYROS in duel.a.field_names
    assert duel.a.lp == 7600
    assert not duel.a.may_activate(ZEPHYROS)


def test_with_all_zones_taken_a_monster_makes_room() -> None:
    duel = Scenario()
    duel.a.graveyard(ZEPHYROS).monsters("Wattkid", *["Kuriboh"] * 4).face_up("Gravity Bind")
    duel.a.activates(ZEPHYROS)
    duel.a.picks("Wattkid")
    duel.all_pass()
    assert ZEPHYROS in duel.a.field_names


def test_nothing_is_returned_where_it_could_not_be_summoned() -> None:
    duel = Scenario()
    duel.a.graveyard(ZEPHYROS).face_up("Gravity Bind")
    duel.b.monsters("Fossil Dyna Pachycephalo")
    assert not duel.a.may_activate(ZEPHYROS)
