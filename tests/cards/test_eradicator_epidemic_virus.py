"""Eradicator Epidemic Virus."""

import pytest

from app.engine import constants as c
from app.engine.events import Revealed
from tests.scenario import Scenario

VIRUS, HOST = "Eradicator Epidemic Virus", "Dark Magician"
JAR, KETO, DRAGON = "Jar of Greed", "Dian Keto the Cure Master", "Blue-Eyes White Dragon"
SPELL, TRAP = 0, 1


@pytest.mark.parametrize(("word", "gone", "left"), [(SPELL, KETO, JAR), (TRAP, JAR, KETO)])
def test_all_cards_of_the_declared_type_in_hand_and_field_are_destroyed(
    word: int, gone: str, left: str
) -> None:
    duel = Scenario()
    duel.a.set(VIRUS, JAR).monsters(HOST)
    duel.b.hand(JAR, KETO, "Gemini Elf").set(JAR, KETO).monsters("Wattkid")
    duel.a.activates(VIRUS)
    duel.a.chooses(word)
    duel.all_pass()
    assert duel.b.graveyard_names == [gone, gone]
    assert sorted(duel.b.hand_names) == sorted([left, "Gemini Elf"])
    assert duel.b.names(c.LOCATION_SZONE) == [left]
    assert JAR in duel.a.field_names
    shown = [event for event in duel.happened(Revealed) if len(event.cards) == 5]
    assert shown


@pytest.mark.parametrize(
    ("host", "legal"),
    [(HOST, True), (DRAGON, False), ("Summoned Skull", True), ("Wattkid", False)],
)
def test_its_host_is_dark_and_strong(host: str, legal: bool) -> None:
    duel = Scenario()
    duel.a.set(VIRUS).monsters(host)
    assert duel.a.may_activate(VIRUS) == legal


def test_it_lasts_for_three_turns_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.set(VIRUS).monsters(HOST)
    duel.b.deck(*[KETO] * 8)
    duel.a.activates(VIRUS)
    duel.a.chooses(SPELL)
    duel.all_pass()
    for number in range(1, 5):
        duel.a.ends_turn()
        duel.all_pass()
        assert duel.b.graveyard_names.count(KETO) == min(number, 3)
        duel.b.ends_turn()
        duel.all_pass()
    assert duel.b.hand_names == [KETO]


def test_the_opponents_present_turn_counts() -> None:
    duel = Scenario(player="B")
    duel.a.set(VIRUS).monsters(HOST)
    duel.b.hand("Wattkid").deck(*[KETO] * 8).monsters("Gemini Elf")
    duel.b.changes_position("Gemini Elf")
    duel.a.activates(VIRUS)
    duel.a.chooses(SPELL)
    for _ in range(3):
        duel.b.ends_turn()
        duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.graveyard_names.count(KETO) == 2
    assert duel.b.hand_names.count(KETO) == 1
