"""Makyura the Destructor."""

import pytest

from tests.scenario import Scenario

MAKYURA, JAR = "Makyura the Destructor", "Jar of Greed"


def test_the_right_ends_with_the_turn() -> None:
    duel = Scenario()
    duel.a.monsters(MAKYURA).hand("Dark Hole", JAR)
    duel.b.hand("Dian Keto the Cure Master")
    duel.a.activates("Dark Hole")
    duel.a.activates(MAKYURA)
    duel.all_pass()
    assert duel.a.may_activate(JAR)
    duel.a.ends_turn()
    duel.b.activates("Dian Keto the Cure Master")
    assert not duel.a.could_respond(JAR)


def test_without_its_effect_there_is_no_right() -> None:
    duel = Scenario()
    duel.a.monsters(MAKYURA).hand("Dark Hole", JAR)
    duel.a.activates("Dark Hole")
    duel.all_pass()  # the effect is optional
    assert not duel.a.may_activate(JAR)


@pytest.mark.parametrize("copies", [1, 2])
def test_one_trap_a_turn_however_many_copies_fell(copies: int) -> None:
    duel = Scenario()
    duel.a.monsters(*[MAKYURA] * copies).hand("Dark Hole", JAR, JAR)
    duel.a.activates("Dark Hole")
    duel.a.activates(MAKYURA)
    duel.all_pass()
    assert not duel.a.could_respond(MAKYURA)
    duel.a.activates(JAR)
    duel.all_pass()
    assert duel.a.hand_names.count(JAR) == 1
    assert not duel.a.may_activate(JAR)


def test_from_the_hand_it_does_nothing() -> None:
    duel = Scenario()
    duel.a.hand(MAKYURA, JAR, "Dust Tornado").set("Magic Jammer")
    duel.b.hand("Dian Keto the Cure Master")
    duel.a.ends_turn()
    duel.b.activates("Dian Keto the Cure Master")
    duel.a.activates("Magic Jammer", MAKYURA)
    duel.all_pass()
    assert duel.place_of(MAKYURA) == "GY"
    assert not duel.a.could_respond(MAKYURA)
    assert not duel.a.could_respond(JAR)
