"""Raiza the Storm Monarch."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_a_card_goes_on_top_of_its_owners_deck() -> None:
    duel = Scenario()
    duel.a.hand("Raiza the Storm Monarch").monsters("Treeborn Frog")
    duel.b.monsters("Vorse Raider").set("Mirror Force")
    duel.a.summons("Raiza the Storm Monarch", ["Treeborn Frog"])
    duel.a.picks("Mirror Force")
    duel.all_pass()
    assert duel.b.names(c.LOCATION_DECK)[-1] == "Mirror Force"
    assert duel.b.field_names == ["Vorse Raider"]


def test_not_for_a_special_summon() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Raiza the Storm Monarch")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert duel.b.field_names == ["Vorse Raider"]
