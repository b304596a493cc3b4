"""Aussa the Earth Charmer."""

from app.engine import constants as c
from tests.scenario import Scenario

AUSSA = "Aussa the Earth Charmer"


def test_an_earth_monster_is_yours_while_she_stays() -> None:
    duel = Scenario()
    duel.a.face_down(AUSSA).hand("Book of Moon")
    duel.b.monsters("Gemini Elf", "Vorse Raider")
    duel.a.flips(AUSSA)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [AUSSA, "Gemini Elf"]
    assert duel.b.names(c.LOCATION_MZONE) == ["Vorse Raider"]
    duel.a.activates("Book of Moon", AUSSA)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [AUSSA]
    assert sorted(duel.b.names(c.LOCATION_MZONE)) == ["Gemini Elf", "Vorse Raider"]


def test_no_monster_of_another_attribute() -> None:
    duel = Scenario()
    duel.a.face_down(AUSSA)
    duel.b.monsters("Vorse Raider")
    duel.a.flips(AUSSA)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == ["Vorse Raider"]
