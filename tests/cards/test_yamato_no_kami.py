"""Yamato-no-Kami."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

YAMATO = "Yamato-no-Kami"


def test_needs_a_spirit_monster_in_the_graveyard() -> None:
    duel = Scenario()
    duel.a.hand(YAMATO).graveyard("Wattkid")
    assert not duel.a.may_special_summon(YAMATO)


def test_destroys_a_spell_after_a_victory() -> None:
    duel = Scenario()
    duel.a.hand(YAMATO)
    put(duel.a, "Asura Priest", c.LOCATION_GRAVE)
    duel.b.monsters("Wattkid").set("Trap Hole")
    duel.a.special_summons(YAMATO)
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks(YAMATO, "Wattkid")
    duel.a.activates(YAMATO)
    duel.all_pass()
    assert set(duel.b.graveyard_names) == {"Wattkid", "Trap Hole"}
