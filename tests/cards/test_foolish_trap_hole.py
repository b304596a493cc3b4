"""Foolish Trap Hole."""

from tests.rulings.extra_deck import LEVIATHAN, xyz
from tests.scenario import Scenario

HOLE = "Foolish Trap Hole"


def test_it_needs_a_special_summon_in_that_turn() -> None:
    duel = Scenario()
    xyz(duel.a, LEVIATHAN, "Wattkid")
    duel.b.set(HOLE)
    duel.a.activates(LEVIATHAN)
    assert not duel.b.could_respond(HOLE)


def test_cards_in_front_and_beside_fall_too() -> None:
    duel = Scenario(rules="mr3")
    duel.a.monster_in(2, "Wattkid").monster_in(3, "Giant Soldier of Stone").extra(LEVIATHAN)
    duel.a.monster_in(1, "Luster Dragon").monster_in(0, "Celtic Guardian").set(
        "Jar of Greed", "Waboku", "Dust Tornado"
    )
    duel.b.set(HOLE)
    duel.a.special_summons(LEVIATHAN)
    duel.a.picks("Wattkid", "Giant Soldier of Stone")
    duel.a.places(2)
    duel.a.activates(LEVIATHAN)
    duel.a.picks("Wattkid")
    duel.b.activates(HOLE)
    duel.all_pass()
    assert sorted(duel.a.field_names) == ["Celtic Guardian", "Jar of Greed", "Waboku"]
