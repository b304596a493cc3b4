"""Forbidden Dress."""

import pytest

from tests.scenario import Scenario


@pytest.mark.ruling("TGT-016")
def test_what_has_targeted_it_already_goes_on() -> None:
    duel = Scenario()
    duel.a.set("Compulsory Evacuation Device")
    duel.b.monsters("Gemini Elf").set("Forbidden Dress")
    duel.a.activates("Compulsory Evacuation Device")
    duel.b.activates("Forbidden Dress")
    duel.all_pass()
    assert duel.b.hand_names == ["Gemini Elf"]


def test_600_less_but_safe() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Gemini Elf").set("Forbidden Dress")
    duel.b.hand("Dark Hole", "Tribute to The Doomed", "Mokey Mokey").monsters("Vorse Raider")
    duel.b.activates("Dark Hole")
    duel.a.activates("Forbidden Dress", "Gemini Elf")
    duel.all_pass()
    assert duel.a.field_names == ["Gemini Elf"]
    assert duel.a.card("Gemini Elf").attack == 1300
    assert not duel.b.may_activate("Tribute to The Doomed")
