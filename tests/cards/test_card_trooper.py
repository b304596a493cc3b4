"""Card Trooper."""

from tests.scenario import Scenario


def test_each_card_sent_gives_500() -> None:
    duel = Scenario()
    duel.a.monsters("Card Trooper")
    duel.a.activates("Card Trooper")
    duel.a.chooses(3)
    duel.all_pass()
    assert len(duel.a.graveyard_names) == 3
    assert duel.a.card("Card Trooper").attack == 1900
    assert not duel.a.may_activate("Card Trooper")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.card("Card Trooper").attack == 400


def test_no_more_than_the_deck_holds() -> None:
    duel = Scenario()
    duel.a.monsters("Card Trooper").deck("Vorse Raider", "Gemini Elf")
    duel.a.activates("Card Trooper")
    assert getattr(duel.decision, "options", None) == (1, 2)


def test_a_wreck_is_worth_a_card() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("Card Trooper")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Card Trooper")
    duel.all_pass()
    assert len(duel.b.hand_names) == 1


def test_not_while_the_opponent_controls_it() -> None:
    duel = Scenario()
    duel.a.hand("Change of Heart", "Offerings to the Doomed")
    duel.b.monsters("Card Trooper")
    duel.a.activates("Change of Heart")
    duel.all_pass()
    duel.a.activates("Offerings to the Doomed")
    duel.all_pass()
    assert duel.place_of("Card Trooper") == "GY"
    assert duel.b.hand_names == []
