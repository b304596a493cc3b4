"""Steelswarm Roach."""

from tests.rulings.extra_deck import GAIA, STONE, TUNE, xyz
from tests.scenario import Scenario

ROACH = "Steelswarm Roach"


def test_it_negates_a_big_special_summon() -> None:
    duel = Scenario()
    duel.a.monsters(TUNE, STONE).extra(GAIA)
    xyz(duel.b, ROACH, "Luster Dragon")
    duel.a.special_summons(GAIA)
    duel.a.picks(TUNE, STONE)
    duel.b.activates(ROACH)
    duel.all_pass()
    assert duel.place_of(GAIA) == "GY"


def test_it_does_not_answer_a_rank() -> None:
    duel = Scenario()
    duel.a.monsters("Luster Dragon", "Celtic Guardian").extra("Gem-Knight Pearl")
    xyz(duel.b, ROACH, "Luster Dragon")
    duel.a.special_summons("Gem-Knight Pearl")
    duel.a.picks("Luster Dragon", "Celtic Guardian")
    assert not duel.b.could_respond(ROACH)
