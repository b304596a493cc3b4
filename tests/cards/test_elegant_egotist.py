"""Elegant Egotist."""

from tests.scenario import Scenario


def test_needs_a_harpie_lady_on_the_field() -> None:
    duel = Scenario()
    duel.a.hand("Elegant Egotist").deck_top("Cyber Harpie Lady").monsters("Gemini Elf")
    assert not duel.a.may_activate("Elegant Egotist")
