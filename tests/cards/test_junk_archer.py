"""Junk Archer."""

from tests.rulings.building import monster
from tests.scenario import Scenario

ARCHER = "Junk Archer"


def test_it_banishes_a_monster_until_the_end_phase() -> None:
    duel = Scenario()
    monster(duel.a, ARCHER)
    duel.b.defending("Luster Dragon")
    duel.a.activates(ARCHER)
    duel.all_pass()
    assert duel.b.banished_names == ["Luster Dragon"]
    duel.a.ends_turn()
    duel.all_pass()
    luster = duel.b.card("Luster Dragon")
    assert (luster.location, luster.position) == (4, 4)
