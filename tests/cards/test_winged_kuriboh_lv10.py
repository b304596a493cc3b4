"""Winged Kuriboh LV10."""

from app.engine import constants as c
from tests.scenario import Scenario

GROWN = "Winged Kuriboh LV10"


def test_it_fires_back_in_the_opponents_battle_phase() -> None:
    duel = Scenario()
    duel.a.monsters("Luster Dragon", "Celtic Guardian").defending("Mystical Elf")
    duel.b.monsters(GROWN)
    assert not duel.b.could_respond(GROWN)
    duel.a.battle_phase()
    duel.b.activates(GROWN)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Mystical Elf"]
    assert duel.a.lp == 8000 - 1900 - 1400
    assert duel.place_of(GROWN) == "GY"


def test_only_transcendent_wings_brings_it() -> None:
    duel = Scenario()
    duel.a.hand(GROWN, "Monster Reborn").graveyard(GROWN).monsters("Luster Dragon", "Celtic Guardian")
    assert not duel.a.may_summon(GROWN)
    assert not duel.a.may_set(GROWN)
    assert not duel.a.may_activate("Monster Reborn")
