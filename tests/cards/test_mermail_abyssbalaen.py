"""Mermail Abyssbalaen."""

from tests.scenario import Scenario

BALAEN = "Mermail Abyssbalaen"


def rising() -> Scenario:
    """A holds it and 4 other "Mermail" monsters."""
    duel = Scenario()
    duel.a.hand(
        BALAEN, "Mermail Abyssmegalo", "Mermail Abyssmegalo", "Mermail Abysslinde", "Mermail Abysslinde"
    )
    return duel


def test_it_rises_and_destroys() -> None:
    duel = rising()
    duel.b.monsters("Vorse Raider").set("Jar of Greed", "Mirror Force")
    duel.a.activates(BALAEN)
    duel.all_pass()
    duel.a.picks("Vorse Raider", "Jar of Greed", "Mirror Force")
    duel.all_pass()
    assert duel.a.card(BALAEN).attack == 3000
    assert duel.b.field_names == []


def test_without_a_card_of_the_opponent_it_still_grows() -> None:
    duel = rising()
    duel.a.activates(BALAEN)
    duel.all_pass()
    assert duel.a.card(BALAEN).attack == 3000


def test_it_crushes_defenders_after_a_tribute() -> None:
    duel = Scenario()
    duel.a.monsters(BALAEN, "Mermail Abysslinde")
    duel.b.defending("Marshmallon")
    duel.a.activates(BALAEN)
    duel.all_pass()
    duel.a.battle_phase()
    duel.a.attacks(BALAEN, "Marshmallon")
    duel.all_pass()
    assert duel.place_of("Marshmallon") == "GY"
