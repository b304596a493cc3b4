"""Transmission Gear."""

from app.engine import constants as c
from app.engine.events import Announced
from tests.scenario import Scenario

GEAR = "Transmission Gear"
ROCK, PAPER, SCISSORS = range(3)


def in_calculation() -> Scenario:
    """A's Gemini Elf attacks B's Blue-Eyes; A's Gear resolves."""
    duel = Scenario()
    duel.a.monsters("Gemini Elf").set(GEAR)
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.a.battle_phase()
    duel.a.attacks("Gemini Elf", "Blue-Eyes White Dragon")
    duel.a.activates(GEAR)
    return duel


def test_the_opponent_loses_their_monster() -> None:
    duel = in_calculation()
    duel.a.chooses(ROCK)
    assert not duel.happened(Announced)  # the opponent is not told yet
    duel.b.chooses(SCISSORS)
    duel.all_pass()
    assert [(e.player, e.value) for e in duel.happened(Announced)] == [(0, ROCK), (1, SCISSORS)]
    assert duel.b.banished_names == ["Blue-Eyes White Dragon"]
    assert duel.a.names(c.LOCATION_MZONE) == ["Gemini Elf"]
    assert duel.a.lp == 8000


def test_the_user_may_lose_too() -> None:
    duel = in_calculation()
    duel.a.chooses(PAPER)
    duel.b.chooses(SCISSORS)
    duel.all_pass()
    assert duel.a.banished_names == ["Gemini Elf"]
    assert duel.a.card("Gemini Elf").is_face_down()
    assert duel.b.names(c.LOCATION_MZONE) == ["Blue-Eyes White Dragon"]


def test_it_is_for_damage_calculation_between_monsters_only() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").set(GEAR)
    assert not duel.a.may_activate(GEAR)
    duel.a.battle_phase()
    duel.a.attacks_directly("Gemini Elf")
    assert not duel.a.could_respond(GEAR)
