"""Ryko Lightsworn Hunter."""

from tests.scenario import Scenario


def test_it_destroys_a_card_and_mills_three() -> None:
    duel = Scenario()
    duel.a.face_down("Ryko, Lightsworn Hunter")
    duel.b.set("Mirror Force").monsters("Vorse Raider")
    duel.a.flips("Ryko, Lightsworn Hunter")
    duel.a.picks("Mirror Force")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Mirror Force"]
    assert len(duel.a.graveyard_names) == 3


def test_the_destruction_may_be_declined_but_not_the_milling() -> None:
    duel = Scenario()
    duel.a.face_down("Ryko, Lightsworn Hunter")
    duel.b.monsters("Vorse Raider")
    duel.a.flips("Ryko, Lightsworn Hunter")
    duel.a.picks()
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "Monster Zone"
    assert duel.a.deck_count == 7
