"""Soul Drain Dragon."""

from tests.rulings.building import materials, monster
from tests.scenario import Scenario

DRAGON, QUEEN = "Soul Drain Dragon", "Queen Dragun Djinn"


def test_negated_by_the_queen_it_drains_nothing() -> None:
    duel = Scenario()
    materials(duel.a, monster(duel.a, QUEEN), "Celtic Guardian")
    duel.a.graveyard(DRAGON).life(3000)
    duel.a.activates(QUEEN)
    duel.all_pass()
    dragon = duel.a.card(DRAGON)
    assert dragon.is_negated()
    assert dragon.attack == 4000
    duel.a.battle_phase()
    assert not duel.a.may_attack(DRAGON)
