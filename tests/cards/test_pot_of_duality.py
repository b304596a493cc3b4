"""Pot Of Duality."""

from tests.scenario import Scenario


def test_one_of_three_cards_is_added() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Duality", "Pot of Duality", "Monster Reborn").graveyard("Gemini Elf")
    duel.a.deck_top("Dark Hole", "Vorse Raider", "Mirror Force")
    assert duel.a.may_activate("Monster Reborn")
    duel.a.activates("Pot of Duality")
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert "Vorse Raider" in duel.a.hand_names
    assert duel.a.deck_count == 12
    assert not duel.a.may_activate("Pot of Duality")
    assert not duel.a.may_activate("Monster Reborn")


def test_not_after_a_special_summon() -> None:
    duel = Scenario()
    duel.a.hand("Pot of Duality", "Monster Reborn").graveyard("Gemini Elf")
    duel.a.activates("Monster Reborn")
    duel.all_pass()
    assert not duel.a.may_activate("Pot of Duality")
