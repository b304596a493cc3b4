"""Gizmek Orochi, the Serpentron Sky Slasher."""

from app.engine import constants as c
from tests.scenario import Scenario

OROCHI = "Gizmek Orochi, the Serpentron Sky Slasher"
EXTRA = ("Gaia the Dragon Champion", "Blue-Eyes Ultimate Dragon", "Gem-Knight Pearl")


def test_eight_cards_of_the_deck_bring_it_from_the_graveyard_in_either_turn() -> None:
    duel = Scenario(player="B")
    duel.a.graveyard(OROCHI)
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    duel.a.activates(OROCHI)
    duel.all_pass()
    assert OROCHI in duel.a.field_names
    assert duel.a.deck_count == 2
    assert all(card.is_face_down() for card in duel.kernel.cards_in(0, c.LOCATION_REMOVED))


def test_it_needs_eight_cards() -> None:
    duel = Scenario(filler=7)
    duel.a.hand(OROCHI)
    assert not duel.a.may_activate(OROCHI)


def test_three_of_the_extra_deck_destroy_a_monster_even_if_that_hides() -> None:
    duel = Scenario()
    duel.a.monsters(OROCHI).extra(*EXTRA)
    duel.b.monsters("Gemini Elf").set("Book of Moon")
    duel.a.activates(OROCHI)
    duel.a.picks("Gemini Elf")
    duel.b.activates("Book of Moon", "Gemini Elf")
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "GY"
    assert duel.a.names(c.LOCATION_EXTRA) == []
    assert not duel.a.may_activate(OROCHI)
