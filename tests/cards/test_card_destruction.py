"""Card Destruction."""

from tests.scenario import Scenario


def test_both_hands_are_replaced_by_as_many_cards() -> None:
    duel = Scenario()
    duel.a.hand("Card Destruction", "Vorse Raider")
    duel.b.hand("Dark Hole", "Mirror Force", "Gemini Elf")
    duel.a.activates("Card Destruction")
    duel.all_pass()
    assert len(duel.a.hand_names) == 1
    assert len(duel.b.hand_names) == 3
    assert "Vorse Raider" in duel.a.graveyard_names
    assert sorted(duel.b.graveyard_names) == ["Dark Hole", "Gemini Elf", "Mirror Force"]


def test_not_when_nobody_has_a_card() -> None:
    duel = Scenario()
    duel.a.hand("Card Destruction")
    assert not duel.a.may_activate("Card Destruction")
