"""Pot of Avarice."""

from tests.scenario import Scenario

FIVE = ("Vorse Raider", "Luster Dragon", "Gemini Elf", "Mystical Elf", "Celtic Guardian")


def test_five_monsters_for_two_cards() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Avarice").graveyard(*FIVE, "Raigeki")
    duel.a.activates("Pot of Avarice")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Raigeki", "Pot of Avarice"]
    assert len(duel.a.hand_names) == 2
    assert duel.a.deck_count == 13


def test_four_are_too_few() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Avarice").graveyard(*FIVE[:4], "Raigeki")
    assert not duel.a.may_activate("Pot of Avarice")
