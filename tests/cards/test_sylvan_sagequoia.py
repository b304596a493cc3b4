"""Sylvan Sagequoia."""

import pytest

from app.engine import constants as c
from tests.scenario import Scenario

SAGE, SPROUT, HERMIT, ELF = "Sylvan Sagequoia", "Sylvan Cherubsprout", "Sylvan Hermitree", "Gemini Elf"


@pytest.mark.parametrize(("top", "ends"), [(SPROUT, "GY"), (ELF, "bottom")])
def test_a_plant_on_top_goes_to_the_gy_and_anything_else_under_the_deck(top: str, ends: str) -> None:
    duel = Scenario()
    duel.a.monsters(SAGE).deck("Wattkid", top)
    duel.a.activates(SAGE)
    duel.all_pass()
    assert (duel.a.graveyard_names == [top]) == (ends == "GY")
    assert duel.a.names(c.LOCATION_DECK) == (["Wattkid"] if ends == "GY" else [ELF, "Wattkid"])
    assert not duel.a.may_activate(SAGE)


def test_it_comes_from_the_hand_when_a_sylvan_falls() -> None:
    duel = Scenario()
    duel.a.monsters(HERMIT).hand("Dark Hole", SAGE)
    duel.a.activates("Dark Hole")
    duel.a.activates(SAGE)
    duel.all_pass()
    assert duel.a.field_names == [SAGE]


@pytest.mark.parametrize("victim", [ELF, HERMIT])
def test_it_stays_in_hand_after_another_monster_or_a_battle(victim: str) -> None:
    duel = Scenario()
    duel.a.monsters("Blue-Eyes White Dragon")
    duel.b.monsters(victim).hand(SAGE)
    duel.a.battle_phase()
    duel.a.attacks("Blue-Eyes White Dragon", victim)
    duel.all_pass()
    assert duel.place_of(victim) == "GY"
    assert duel.b.hand_names == [SAGE]


def test_excavated_it_has_no_sylvan_card_to_take_back() -> None:
    duel = Scenario()
    duel.a.monsters(HERMIT).deck(ELF, SAGE).graveyard("Raigeki")
    duel.a.activates(HERMIT)
    duel.all_pass()
    assert SAGE in duel.a.graveyard_names
    assert duel.a.hand_names == [ELF]
