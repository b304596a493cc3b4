"""Ash Blossom & Joyous Spring."""

import pytest

from tests.scenario import Scenario

ASH = "Ash Blossom & Joyous Spring"


def test_it_withers_what_sends_a_card_from_the_deck_to_the_graveyard() -> None:
    duel = Scenario()
    duel.a.hand("Foolish Burial").deck("Mokey Mokey", "Mokey Mokey")
    duel.b.hand(ASH)
    duel.a.activates("Foolish Burial")
    duel.b.activates(ASH)
    duel.all_pass()
    assert "Mokey Mokey" not in duel.a.graveyard_names
    assert duel.b.graveyard_names == [ASH]


@pytest.mark.parametrize("spell", ["Hero Mask", "Advanced Ritual Art"])
def test_also_when_that_is_only_part_of_it(spell: str) -> None:
    duel = Scenario()
    duel.a.hand(spell, "Black Luster Soldier").monsters("Mokey Mokey")
    duel.a.deck("Elemental HERO Avian", "Gene-Warped Warwolf", "Gene-Warped Warwolf")
    duel.b.hand(ASH)
    duel.a.activates(spell)
    assert duel.b.could_respond(ASH)


def test_it_withers_a_special_summon_from_the_deck() -> None:
    duel = Scenario()
    duel.a.monsters("Lonefire Blossom").deck("Dandylion", "Dandylion")
    duel.b.hand(ASH)
    duel.a.activates("Lonefire Blossom")
    duel.b.activates(ASH)
    duel.all_pass()
    assert duel.a.field_names == []


def test_what_only_moves_cards_on_the_field_is_none_of_its_business() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole").monsters("Mokey Mokey")
    duel.b.hand(ASH)
    duel.a.activates("Dark Hole")
    assert not duel.b.could_respond(ASH)


def test_of_a_choice_only_what_was_chosen_counts() -> None:
    duel = Scenario()
    duel.a.face_up("Eternal Soul").graveyard("Dark Magician")
    duel.b.hand(ASH)
    duel.a.activates("Eternal Soul")  # Special Summons from the GY; its other effect would search
    assert not duel.b.could_respond(ASH)
