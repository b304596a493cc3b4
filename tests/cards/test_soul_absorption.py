"""Soul Absorption."""

from app.engine.events import ChainLinkResolved
from tests.scenario import Scenario


def test_500_lp_for_each_banished_card_by_an_effect_of_its_own() -> None:
    duel = Scenario()
    duel.a.hand("Soul Release").face_up("Soul Absorption").graveyard("Kuriboh", "Gemini Elf")
    duel.b.graveyard("Vorse Raider")
    duel.a.activates("Soul Release")
    duel.a.picks("Kuriboh", "Gemini Elf", "Vorse Raider")
    duel.all_pass()
    assert duel.a.lp == 9500
    assert len(duel.happened(ChainLinkResolved)) == 2, "Soul Release and, in the next Chain, this one"
