"""Ritual of Destruction."""

from tests.scenario import Scenario


def test_only_for_garlandolf() -> None:
    duel = Scenario()
    duel.a.hand("Ritual of Destruction", "Black Luster Soldier", "Blue-Eyes White Dragon")
    assert not duel.a.may_activate("Ritual of Destruction")


def test_from_the_grave_it_sends_the_beaten_to_the_top_of_the_deck() -> None:
    duel = Scenario()
    duel.a.graveyard("Ritual of Destruction").monsters("Black Luster Soldier", "Summoned Skull")
    duel.b.monsters("Luster Dragon", "Gemini Elf")
    duel.a.activates("Ritual of Destruction")
    duel.all_pass()
    assert duel.a.banished_names == ["Ritual of Destruction"]
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Gemini Elf")
    duel.all_pass()
    assert duel.place_of("Gemini Elf") == "GY", "Summoned Skull is no Ritual Monster"
    duel.a.attacks("Black Luster Soldier", "Luster Dragon")
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "Deck"
    assert duel.b.card("Luster Dragon").sequence == duel.b.deck_count - 1
