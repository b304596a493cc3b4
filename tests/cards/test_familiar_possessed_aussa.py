"""Familiar-Possessed - Aussa."""

import pytest

from app.engine import constants as c
from tests.scenario import Scenario

FAMILIAR, CHARMER = "Familiar-Possessed - Aussa", "Aussa the Earth Charmer"


@pytest.mark.parametrize("place", ["hand", "deck_top"])
def test_she_comes_from_hand_or_deck_and_pierces(place: str) -> None:
    duel = Scenario()
    duel.a.monsters(CHARMER, "Gemini Elf", "Vorse Raider")
    getattr(duel.a, place)(FAMILIAR)
    duel.b.defending("Mystical Elf")
    duel.b.defending("Kuriboh")
    duel.a.special_summons(FAMILIAR)
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == [CHARMER, "Gemini Elf"]
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == [FAMILIAR, "Vorse Raider"]
    duel.a.battle_phase()
    duel.a.attacks(FAMILIAR, "Kuriboh")
    duel.all_pass()
    assert duel.b.lp == 8000 - (1850 - 200)


def test_two_earth_monsters_are_needed_one_of_them_the_charmer() -> None:
    duel = Scenario()
    duel.a.monsters(CHARMER, "Vorse Raider").hand(FAMILIAR)
    assert duel.settled_decision() is not None
    assert not duel.a.may_special_summon(FAMILIAR)
    other = Scenario()
    other.a.monsters("Gemini Elf", "Gemini Elf").hand(FAMILIAR)
    assert not other.a.may_special_summon(FAMILIAR)
    hidden = Scenario()
    hidden.a.monsters(CHARMER).face_down("Gemini Elf").hand(FAMILIAR)
    assert not hidden.a.may_special_summon(FAMILIAR)


def test_normal_summoned_she_does_not_pierce() -> None:
    duel = Scenario()
    duel.a.hand(FAMILIAR)
    duel.b.defending("Kuriboh")
    duel.a.summons(FAMILIAR)
    duel.a.battle_phase()
    duel.a.attacks(FAMILIAR, "Kuriboh")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Kuriboh"]
    assert duel.b.lp == 8000


def test_the_two_make_room_for_her() -> None:
    duel = Scenario()
    duel.a.monsters(CHARMER, "Gemini Elf", "Kuriboh", "Kuriboh", "Kuriboh").hand(FAMILIAR)
    duel.a.special_summons(FAMILIAR)
    duel.all_pass()
    assert FAMILIAR in duel.a.field_names
