"""Gladiator Beast Gyzarus."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.scenario import Scenario

GYZARUS, BESTIARI = "Gladiator Beast Gyzarus", "Gladiator Beast Bestiari"


def test_destroys_up_to_two_cards() -> None:
    duel = Scenario()
    duel.a.monsters(BESTIARI, BESTIARI).extra(GYZARUS)
    duel.b.set("Trap Hole").monsters("Vorse Raider")
    duel.a.special_summons(GYZARUS)
    duel.a.picks(BESTIARI, BESTIARI)
    duel.a.activates(GYZARUS, "Trap Hole", "Vorse Raider")
    duel.all_pass()
    assert set(duel.b.graveyard_names) == {"Trap Hole", "Vorse Raider"}


def test_has_no_tag_out_without_fellows_in_the_deck() -> None:
    duel = Scenario()
    duel.a.monsters(GYZARUS)
    duel.b.monsters("Wattkid")
    duel.a.battle_phase()
    duel.a.attacks(GYZARUS, "Wattkid")
    duel.all_pass()
    duel.a.main_phase_2()
    assert isinstance(duel.settled_decision(), d.IdleCommand)
    assert duel.a.card(GYZARUS).location == c.LOCATION_MZONE
