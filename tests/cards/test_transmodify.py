"""Transmodify."""

from app.engine import decisions as d
from tests.scenario import Scenario


def test_a_monster_turns_into_the_next_level_of_its_kind() -> None:
    duel = Scenario()
    duel.a.monsters("Gravekeeper's Spear Soldier").hand("Transmodify", "Transmodify")
    duel.a.deck("Gravekeeper's Chief", "Dark Magician", "Gemini Elf", "Wattkid")
    duel.a.activates("Transmodify")
    duel.all_pass()
    assert duel.a.field_names == ["Gravekeeper's Chief"]  # DARK Spellcaster, Level 4 to 5
    assert "Gravekeeper's Spear Soldier" in duel.a.graveyard_names
    assert not duel.a.may_activate("Transmodify")


def test_not_without_a_next_level() -> None:
    duel = Scenario()
    duel.a.monsters("Gravekeeper's Spear Soldier").hand("Transmodify")
    duel.a.deck("Dark Magician", "Gemini Elf", "Wattkid")
    assert isinstance(duel.settled_decision(), d.IdleCommand)
    assert not duel.a.may_activate("Transmodify")
