"""Moulinglacia the Elemental Lord."""

import pytest

from tests.scenario import FILLER, Scenario

LORD, WATER = "Moulinglacia the Elemental Lord", "7 Colored Fish"


@pytest.mark.parametrize("waters", [4, 5, 6])
def test_needs_exactly_five_water_monsters(waters: int) -> None:
    duel = Scenario()
    duel.a.hand(LORD).graveyard(*[WATER] * waters)
    duel.b.hand(FILLER, FILLER, FILLER)
    assert duel.a.may_special_summon(LORD) is (waters == 5)
    if waters == 5:
        duel.a.special_summons(LORD)
        duel.all_pass()
        assert duel.place_of(LORD) == "Monster Zone"
        assert len(duel.b.hand_names) == 1
        assert len(duel.a.graveyard_names) == 5


def test_the_battle_phase_of_the_turn_it_leaves_in_is_not_skipped() -> None:
    duel = Scenario()
    duel.a.monsters(LORD, "Skull Servant").hand("Offerings to the Doomed")
    duel.a.activates("Offerings to the Doomed", LORD)
    duel.all_pass()
    assert duel.a.may_enter_battle_phase()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.all_pass()
    assert not duel.a.may_enter_battle_phase()
