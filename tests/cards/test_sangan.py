"""Sangan."""

from tests.scenario import Scenario


def test_it_searches_and_bans_that_name_for_the_turn() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole").monsters("Sangan").deck("Vorse Raider", "Kuriboh", "Effect Veiler")
    duel.a.activates("Dark Hole")
    duel.a.picks("Kuriboh")
    duel.all_pass()
    assert duel.a.hand_names == ["Kuriboh"]


def test_the_found_card_cannot_be_used_this_turn() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Gemini Elf")
    duel.b.monsters("Sangan").deck("Kuriboh", "Dark Magician")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Sangan")
    duel.all_pass()
    assert duel.b.hand_names == ["Kuriboh"]
    duel.a.attacks_directly("Gemini Elf")
    assert not duel.b.could_respond("Kuriboh")


def test_not_from_the_hand() -> None:
    duel = Scenario()
    duel.a.hand("Sangan", "Lightning Vortex").deck("Kuriboh")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Lightning Vortex")
    duel.all_pass()
    assert duel.a.hand_names == []
