"""Tachyon Chaos Hole."""

from app.engine.state import STATUS_PROPER
from tests.scenario import Scenario


def test_not_for_other_monsters() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.monsters("Gemini Elf").set("Tachyon Chaos Hole")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Gemini Elf")
    assert not duel.b.could_respond("Tachyon Chaos Hole")


def test_two_cards_cannot_replace_the_same_draw() -> None:
    dragon, force = "Number 107: Galaxy-Eyes Tachyon Dragon", "Rank-Up-Magic Astral Force"
    duel = Scenario(player="B")
    duel.a.graveyard("Tachyon Chaos Hole", dragon, force)
    duel.a.card(dragon).data.status |= STATUS_PROPER
    duel.b.ends_turn()
    duel.a.activates("Tachyon Chaos Hole")
    duel.all_pass()
    assert duel.a.field_names == [dragon]
    assert duel.a.hand_names == []
    assert force in duel.a.graveyard_names


def test_no_normal_draw_to_replace() -> None:
    dragon = "Number 107: Galaxy-Eyes Tachyon Dragon"
    duel = Scenario(player="B")
    duel.a.graveyard("Tachyon Chaos Hole", dragon)
    duel.a.card(dragon).data.status |= STATUS_PROPER
    duel.b.hand("Time Seal").set("Time Seal")
    duel.b.activates("Time Seal")
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.place_of("Tachyon Chaos Hole") == "GY"
    assert duel.a.field_names == []
