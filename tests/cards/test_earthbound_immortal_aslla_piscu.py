"""Earthbound Immortal Aslla piscu."""

from app.engine import constants as c
from tests.rulings.summoning import activated
from tests.scenario import Scenario

PISCU = "Earthbound Immortal Aslla piscu"


def prepared(*theirs: str) -> Scenario:
    """A controls it with a Field Spell; B controls these monsters."""
    duel = Scenario()
    duel.a.monsters(PISCU).face_up("Umi")
    duel.b.monsters(*theirs)
    return duel


def test_its_departure_destroys_the_opponents_monsters_for_800_each() -> None:
    duel = prepared("Wattkid", "Gemini Elf")
    duel.b.face_down("Kuriboh").set("Raigeki Break").hand("Jar of Greed")
    duel.a.ends_turn()
    duel.b.activates("Raigeki Break")
    duel.b.picks(PISCU)
    duel.all_pass()
    assert activated(duel) == ["Raigeki Break", PISCU]
    assert duel.b.names(c.LOCATION_MZONE) == ["Kuriboh"]
    assert duel.b.lp == 8000 - 1600


def test_it_also_avenges_itself_when_the_field_spell_falls_with_it() -> None:
    duel = prepared("Judgment Dragon")
    duel.a.ends_turn()
    duel.b.activates("Judgment Dragon")
    duel.all_pass()
    assert activated(duel) == ["Judgment Dragon", PISCU]
    assert duel.place_of("Judgment Dragon") == "GY"
    assert duel.b.lp == 8000 - 1000 - 800


def test_its_own_text_is_not_avenged() -> None:
    duel = prepared("Wattkid")
    duel.b.set("Dust Tornado")
    duel.a.ends_turn()
    duel.b.activates("Dust Tornado")
    duel.all_pass()
    assert duel.place_of(PISCU) == "GY"
    assert activated(duel) == ["Dust Tornado"]
    assert duel.place_of("Wattkid") == "Monster Zone"
