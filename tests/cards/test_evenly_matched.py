"""Evenly Matched."""

from app.engine import constants as c
from app.engine import decisions as d
from tests.scenario import Scenario


def test_not_from_the_hand_with_a_card_on_the_field() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant", "Mystical Elf", "Vorse Raider")
    duel.b.hand("Evenly Matched").set("Mirror Force")
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert duel.phase == c.PHASE_MAIN2


def test_not_without_a_surplus() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant")
    duel.b.hand("Evenly Matched")
    duel.a.battle_phase()
    duel.a.main_phase_2()
    assert duel.phase == c.PHASE_MAIN2


def test_set_it_counts_itself() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant", "Mystical Elf", "Vorse Raider")
    duel.b.set("Evenly Matched", "Mirror Force")
    duel.a.battle_phase()
    duel.respond((d.ACT_END, 0, 0))
    duel.b.activates("Evenly Matched")
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Skull Servant", "Mystical Elf"]
