"""Artifact Beagalltach."""

import pytest

from app.engine import constants as c
from app.engine import decisions as d
from tests.rulings.building import put
from tests.scenario import Scenario

BEAGALLTACH, TYPHOON, JAR = "Artifact Beagalltach", "Mystical Space Typhoon", "Jar of Greed"


def lying_set(player: str = "A") -> Scenario:
    """The turn player has the Typhoon; B's Beagalltach lies Set as a Spell next to a Set Jar of Greed."""
    duel = Scenario(player=player)
    (duel.a if player == "A" else duel.b).hand(TYPHOON)
    put(duel.b, BEAGALLTACH, c.LOCATION_SZONE, position=c.POS_FACEDOWN_DEFENSE)
    duel.b.set(JAR)
    return duel


def test_it_is_set_as_a_spell_from_the_hand() -> None:
    duel = Scenario()
    duel.a.hand(BEAGALLTACH)
    duel.command(duel.a.index, d.ACT_SSET, BEAGALLTACH, None)
    duel.all_pass()
    card = duel.a.card(BEAGALLTACH)
    assert duel.place_of(BEAGALLTACH) == "Spell & Trap Zone"
    assert card.is_face_down()
    assert card.is_spell()
    assert not card.is_monster()
    shown = duel.duel.view(duel.b.index).sides[0].spells[card.sequence]
    assert shown is not None
    assert shown.code == 0
    assert not duel.a.may_activate(BEAGALLTACH)


def test_broken_in_the_opponents_turn_it_comes_and_breaks_a_set_card() -> None:
    duel = lying_set()
    duel.a.activates(TYPHOON, BEAGALLTACH)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [BEAGALLTACH]
    assert duel.b.names(c.LOCATION_SZONE) == []
    assert JAR in duel.b.graveyard_names


def test_broken_in_the_own_turn_it_stays_in_the_gy() -> None:
    duel = lying_set("B")
    duel.b.activates(TYPHOON, BEAGALLTACH)
    duel.all_pass()
    assert duel.place_of(BEAGALLTACH) == "GY"
    assert duel.place_of(JAR) == "Spell & Trap Zone"


def test_face_down_monsters_are_set_cards_too() -> None:
    duel = lying_set()
    duel.b.face_down("Gemini Elf")
    duel.a.activates(TYPHOON, BEAGALLTACH)
    duel.b.picks(JAR, "Gemini Elf")
    duel.all_pass()
    assert duel.b.field_names == [BEAGALLTACH]


@pytest.mark.parametrize("turn_of", ["A", "B"])
def test_its_second_effect_is_for_the_opponents_turn(turn_of: str) -> None:
    duel = Scenario(player=turn_of)
    duel.b.set("Call of the Haunted").graveyard(BEAGALLTACH)
    duel.a.monsters("Wattkid")
    duel.b.set(JAR)
    if turn_of == "A":
        duel.a.changes_position("Wattkid")
    duel.b.activates("Call of the Haunted")
    duel.all_pass()
    assert BEAGALLTACH in duel.b.field_names
    assert (JAR in duel.b.field_names) == (turn_of == "B")
    assert duel.a.field_names == ["Wattkid"]
