"""Elemental HERO Mudballman."""

from tests.scenario import Scenario


def test_bubbleman_and_clayman() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Elemental HERO Bubbleman", "Elemental HERO Clayman")
    duel.a.extra("Elemental HERO Mudballman")
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks("Elemental HERO Bubbleman", "Elemental HERO Clayman")
    duel.all_pass()
    assert duel.place_of("Elemental HERO Mudballman") == "Monster Zone"


def test_not_two_claymen() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Elemental HERO Clayman", "Elemental HERO Clayman")
    duel.a.extra("Elemental HERO Mudballman")
    assert not duel.a.may_activate("Polymerization")
