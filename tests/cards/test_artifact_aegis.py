"""Artifact Aegis."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.scenario import Scenario

AEGIS, TYPHOON, ELF = "Artifact Aegis", "Mystical Space Typhoon", "Gemini Elf"


def come() -> Scenario:
    """In A's turn B's Set Aegis was broken and came, next to Moralltach and Gemini Elf."""
    duel = Scenario()
    duel.a.hand(TYPHOON, "Raigeki", "Mind Control")
    put(duel.b, AEGIS, c.LOCATION_SZONE, position=c.POS_FACEDOWN_DEFENSE)
    duel.b.monsters("Artifact Moralltach", ELF)
    duel.a.activates(TYPHOON)
    duel.all_pass()
    return duel


def test_effects_of_the_opponent_do_not_destroy_artifacts_this_turn() -> None:
    duel = come()
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert sorted(duel.b.field_names) == sorted([AEGIS, "Artifact Moralltach"])
    assert duel.b.graveyard_names == [ELF]


def test_the_opponent_cannot_target_them() -> None:
    duel = come()
    duel.a.activates("Mind Control")  # only one target is left, so nobody is asked
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [ELF]


def test_the_shelter_ends_with_the_turn() -> None:
    duel = come()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.a.activates("Raigeki")
    duel.all_pass()
    assert duel.b.field_names == []


def test_the_own_effects_still_destroy_them() -> None:
    duel = Scenario()
    duel.a.hand(TYPHOON).monsters("Wattkid")
    put(duel.b, AEGIS, c.LOCATION_SZONE, position=c.POS_FACEDOWN_DEFENSE)
    duel.b.set("Torrential Tribute")
    duel.a.hand(ELF)
    duel.a.activates(TYPHOON, AEGIS)
    duel.all_pass()
    duel.a.summons(ELF)
    duel.b.activates("Torrential Tribute")
    duel.all_pass()
    assert duel.b.field_names == []
    assert duel.a.field_names == []
