"""Urgent Tuning."""

from tests.rulings.extra_deck import GAIA, STONE, TUNE
from tests.scenario import Scenario


def test_it_works_in_the_opponents_battle_phase_too() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(TUNE, STONE).set("Urgent Tuning").extra(GAIA)
    duel.b.monsters("Luster Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Luster Dragon", TUNE)
    duel.a.activates("Urgent Tuning")
    duel.a.picks(TUNE, STONE)
    duel.all_pass()
    assert duel.place_of(GAIA) == "Monster Zone"
    assert duel.a.lp == 8000


def test_it_needs_a_synchro_monster_within_reach() -> None:
    duel = Scenario()
    duel.a.monsters(TUNE, "Celtic Guardian").set("Urgent Tuning").extra(GAIA)
    duel.a.battle_phase()
    assert not duel.a.may_activate("Urgent Tuning")
