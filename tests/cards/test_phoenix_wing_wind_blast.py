"""Phoenix Wing Wind Blast."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_puts_a_card_on_top_of_the_deck() -> None:
    duel = Scenario()
    duel.a.set("Phoenix Wing Wind Blast").hand("Skull Servant")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Phoenix Wing Wind Blast")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Skull Servant", "Phoenix Wing Wind Blast"]
    assert duel.b.names(c.LOCATION_DECK)[-1] == "Gemini Elf"


def test_needs_a_discard() -> None:
    duel = Scenario()
    duel.a.set("Phoenix Wing Wind Blast")
    duel.b.monsters("Gemini Elf")
    assert not duel.a.may_activate("Phoenix Wing Wind Blast")
