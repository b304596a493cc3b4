"""Scrap Twin Dragon."""

from tests.rulings.building import monster
from tests.scenario import Scenario


def test_destroyed_by_the_opponent_it_brings_back_no_synchro_monster() -> None:
    duel = Scenario(player="B")
    monster(duel.a, "Scrap Twin Dragon")
    duel.a.graveyard("Scrap Archfiend")
    duel.b.hand("Smashing Ground")
    duel.b.activates("Smashing Ground")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == ["Scrap Archfiend", "Scrap Twin Dragon"]
    assert duel.a.field_names == []


def test_it_needs_two_cards_of_the_opponent() -> None:
    duel = Scenario()
    monster(duel.a, "Scrap Twin Dragon")
    duel.b.monsters("Gemini Elf")
    assert not duel.a.may_activate("Scrap Twin Dragon")
