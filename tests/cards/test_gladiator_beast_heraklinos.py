"""Gladiator Beast Heraklinos."""

from tests.rulings.building import monster
from tests.scenario import Scenario


def test_it_parries_a_trap_for_a_card() -> None:
    hero = "Gladiator Beast Heraklinos"
    duel = Scenario()
    monster(duel.a, hero)
    duel.a.hand("Mokey Mokey", "Pot of Greed")
    duel.b.set("Jar of Greed")
    duel.a.activates("Pot of Greed")
    duel.b.activates("Jar of Greed")
    duel.a.activates(hero)
    duel.all_pass()
    assert duel.b.graveyard_names == ["Jar of Greed"]
    assert duel.b.hand_names == []
    assert len(duel.a.hand_names) == 2
