"""Ghost Belle & Haunted Mansion."""

import pytest

from tests.scenario import Scenario

BELLE = "Ghost Belle & Haunted Mansion"


def test_negates_a_revival() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Luster Dragon")
    duel.b.hand(BELLE)
    duel.a.activates("Monster Reborn")
    duel.b.activates(BELLE)
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "GY"
    assert duel.b.graveyard_names == [BELLE]


@pytest.mark.parametrize("spell", ["Soul Release", "Monster Reincarnation"])
def test_answers_what_takes_cards_from_a_graveyard(spell: str) -> None:
    duel = Scenario()
    duel.a.hand(spell, "Wattkid").graveyard("Luster Dragon")
    duel.b.hand(BELLE)
    duel.a.activates(spell)
    if spell == "Monster Reincarnation":
        duel.a.picks("Luster Dragon")
    assert duel.b.could_respond(BELLE)


def test_not_what_summons_from_elsewhere() -> None:
    duel = Scenario()
    duel.a.hand("Scapegoat")
    duel.b.hand(BELLE)
    duel.a.activates("Scapegoat")
    assert not duel.b.could_respond(BELLE)
