"""Akashic Magician."""

from tests.rulings.building import monster
from tests.scenario import Scenario

AKASHIC = "Akashic Magician"


def test_its_materials_share_a_type() -> None:
    for other, able in (("Vorse Raider", False), ("Tune Warrior", True)):
        duel = Scenario(rules="mr4")
        duel.a.monsters("Celtic Guardian", other).extra(AKASHIC)
        assert duel.a.may_special_summon(AKASHIC) is able


def test_it_clears_its_linked_zones_once_summoned_and_only_once_a_turn() -> None:
    duel = Scenario(rules="mr4")
    duel.a.monster_in(1, "Luster Dragon").monster_in(0, "Celtic Guardian").monster_in(2, "Tune Warrior")
    duel.a.monster_in(3, "Celtic Guardian").monster_in(4, "Tune Warrior").extra(AKASHIC, AKASHIC)
    duel.a.special_summons(AKASHIC)
    duel.a.picks("Celtic Guardian", "Tune Warrior")
    duel.a.places(5)
    duel.all_pass()
    assert duel.a.hand_names == ["Luster Dragon"]
    assert not duel.a.may_special_summon(AKASHIC)


def test_it_excavates_the_link_ratings_co_linked() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, AKASHIC, 5)
    monster(duel.a, "Firewall Dragon", 1)
    duel.a.deck("Kuriboh", "Luster Dragon", "Sangan", "Luster Dragon", "Vorse Raider")
    duel.a.activates(AKASHIC)
    duel.all_pass()
    duel.a.chooses(11091375)
    duel.all_pass()
    assert duel.a.hand_names == ["Luster Dragon", "Luster Dragon"]
    assert sorted(duel.a.graveyard_names) == ["Sangan", "Vorse Raider"]
    assert duel.a.deck_count == 1


def test_the_name_is_declared_as_it_is_activated() -> None:
    duel = Scenario(rules="mr4")
    monster(duel.a, AKASHIC, 5)
    monster(duel.a, "Firewall Dragon", 1)
    duel.b.set("Jar of Greed")
    duel.a.activates(AKASHIC)
    duel.a.chooses(11091375)
    duel.b.activates("Jar of Greed")
    duel.all_pass()
    assert len(duel.a.graveyard_names) == 4
