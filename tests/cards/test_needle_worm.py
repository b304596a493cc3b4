"""Needle Worm."""

from tests.scenario import Scenario


def test_mills_five_of_the_opponent() -> None:
    duel = Scenario()
    duel.a.face_down("Needle Worm")
    duel.a.flips("Needle Worm")
    duel.all_pass()
    assert duel.b.deck_count == 5
    assert len(duel.b.graveyard_names) == 5
