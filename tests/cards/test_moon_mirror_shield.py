"""Moon Mirror Shield."""

from app.engine import constants as c
from app.engine.events import ChainLinkResolved
from tests.scenario import Scenario


def test_mirrors_the_foe_in_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant").equipped("Moon Mirror Shield", "Skull Servant")
    duel.b.monsters("Summoned Skull")
    duel.a.battle_phase()
    duel.a.attacks("Skull Servant", "Summoned Skull")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (8000, 7900)
    assert duel.b.graveyard_names == ["Summoned Skull"]
    assert duel.a.card("Skull Servant").attack == 300


def test_returns_to_the_deck_for_500_lp() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Gemini Elf").equipped("Moon Mirror Shield", "Gemini Elf")
    duel.b.hand("Mystical Space Typhoon")
    duel.b.activates("Mystical Space Typhoon")
    duel.a.chooses(0)
    duel.all_pass()
    assert duel.a.lp == 7500
    assert duel.a.names(c.LOCATION_DECK)[-1] == "Moon Mirror Shield"


def test_it_is_activated_in_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant").equipped("Moon Mirror Shield", "Skull Servant")
    duel.b.monsters("Summoned Skull")
    duel.a.battle_phase()
    duel.a.attacks("Skull Servant", "Summoned Skull")
    duel.all_pass()
    assert len(duel.happened(ChainLinkResolved)) == 1
