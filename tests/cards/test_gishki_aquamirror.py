"""Gishki Aquamirror."""

from tests.scenario import Scenario

MIRROR, TETROGRE = "Gishki Aquamirror", "Evigishki Tetrogre"


def test_goes_to_the_deck_for_a_ritual_monster() -> None:
    duel = Scenario()
    duel.a.graveyard(MIRROR, TETROGRE)
    duel.a.activates(MIRROR)
    duel.all_pass()
    assert duel.a.hand_names == [TETROGRE]
    assert duel.place_of(MIRROR) == "Deck"


def test_needs_a_ritual_monster_there() -> None:
    duel = Scenario()
    duel.a.graveyard(MIRROR, "Wattkid")
    assert not duel.a.may_activate(MIRROR)
