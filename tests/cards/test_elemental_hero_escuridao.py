"""Elemental HERO Escuridao."""

from tests.scenario import Scenario


def test_grows_with_elemental_heroes_in_the_grave() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Elemental HERO Sparkman", "Vorse Raider").graveyard("Elemental HERO Avian")
    duel.a.extra("Elemental HERO Escuridao")
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks("Elemental HERO Sparkman", "Vorse Raider")
    duel.all_pass()
    assert duel.a.card("Elemental HERO Escuridao").attack == 2700


def test_needs_an_elemental_hero_and_a_dark_monster() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Gemini Elf", "Vorse Raider", "Elemental HERO Sparkman")
    duel.a.extra("Elemental HERO Escuridao")
    duel.a.activates("Polymerization")
    duel.all_pass()
    decision = duel.decision
    assert decision is None or "Gemini Elf" not in str(decision)
    duel = Scenario()
    duel.a.hand("Polymerization", "Gemini Elf", "Vorse Raider").extra("Elemental HERO Escuridao")
    assert not duel.a.may_activate("Polymerization")
