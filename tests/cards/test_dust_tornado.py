"""Dust Tornado."""

from tests.scenario import Scenario


def test_it_destroys_and_then_a_card_may_be_set() -> None:
    duel = Scenario()
    duel.a.set("Dust Tornado").hand("Mirror Force", "Gemini Elf")
    duel.b.set("Torrential Tribute")
    duel.a.activates("Dust Tornado")
    duel.a.says(True)
    duel.all_pass()
    assert duel.b.graveyard_names == ["Torrential Tribute"]
    assert duel.a.field_names == ["Mirror Force"]
    assert not duel.a.may_activate("Mirror Force")


def test_only_their_cards_are_targets() -> None:
    duel = Scenario()
    duel.a.set("Dust Tornado", "Mirror Force")
    assert not duel.a.may_activate("Dust Tornado")
