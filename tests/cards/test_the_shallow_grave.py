"""The Shallow Grave."""

import pytest

from app.engine import constants as c
from tests.scenario import Scenario


@pytest.mark.ruling("FLIP-006")
def test_both_come_face_down_and_cannot_be_flipped_now() -> None:
    duel = Scenario()
    duel.a.hand("The Shallow Grave").graveyard("Mystical Elf")
    duel.b.graveyard("Celtic Guardian")
    duel.a.activates("The Shallow Grave")
    duel.all_pass()
    assert duel.a.card("Mystical Elf").position == c.POS_FACEDOWN_DEFENSE
    assert duel.b.card("Celtic Guardian").position == c.POS_FACEDOWN_DEFENSE
    assert not duel.a.may_flip("Mystical Elf")


def test_each_player_chooses_for_themselves() -> None:
    duel = Scenario()
    duel.a.hand("The Shallow Grave").graveyard("Mystical Elf", "Gemini Elf")
    duel.b.graveyard("Celtic Guardian", "Vorse Raider")
    duel.a.activates("The Shallow Grave")
    duel.a.picks("Gemini Elf")
    duel.b.picks("Vorse Raider")
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]
    assert duel.b.field_names == ["Vorse Raider"]


def test_not_without_a_monster_in_each_graveyard() -> None:
    duel = Scenario()
    duel.a.hand("The Shallow Grave").graveyard("Mystical Elf")
    assert not duel.a.may_activate("The Shallow Grave")
