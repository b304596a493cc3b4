"""Firewall Dragon."""

from tests.rulings.building import monster
from tests.scenario import Scenario

FIREWALL = "Firewall Dragon"


def test_it_returns_as_many_monsters_as_are_co_linked() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, FIREWALL, 1)
    monster(duel.a, "Proxy Dragon", 2)
    duel.b.monsters("Luster Dragon").graveyard("Kuriboh")
    duel.a.activates(FIREWALL)
    duel.a.picks("Luster Dragon")
    duel.all_pass()
    assert duel.b.hand_names == ["Luster Dragon"]
    assert not duel.a.may_activate(FIREWALL)


def test_without_a_co_link_it_does_nothing() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, FIREWALL, 1)
    monster(duel.a, "Luster Dragon", 2)
    assert not duel.a.may_activate(FIREWALL)


def test_a_cyberse_follows_a_monster_it_pointed_to() -> None:
    for zone, able in ((2, True), (3, False)):
        duel = Scenario(rules="mr4")
        monster(duel.a, FIREWALL, 1)
        duel.a.monster_in(zone, "Luster Dragon").hand("Cyberse Gadget", "Raigeki Break")
        duel.b.set("Raigeki Break").hand("Kuriboh")
        duel.a.ends_turn()
        duel.b.activates("Raigeki Break", "Luster Dragon")
        assert duel.a.could_respond(FIREWALL) is able
