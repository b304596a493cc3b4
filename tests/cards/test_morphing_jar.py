"""Morphing Jar."""

from tests.scenario import Scenario


def test_both_hands_are_replaced_by_five_cards() -> None:
    duel = Scenario()
    duel.a.face_down("Morphing Jar").hand("Vorse Raider")
    duel.b.hand("Dark Hole", "Mirror Force")
    duel.a.flips("Morphing Jar")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Vorse Raider"]
    assert sorted(duel.b.graveyard_names) == ["Dark Hole", "Mirror Force"]
    assert len(duel.a.hand_names) == 5
    assert len(duel.b.hand_names) == 5


def test_a_player_without_five_cards_to_draw_loses() -> None:
    duel = Scenario()
    duel.a.face_down("Morphing Jar")
    duel.b.deck("Vorse Raider", "Vorse Raider", "Vorse Raider", "Vorse Raider")
    duel.a.flips("Morphing Jar")
    duel.all_pass()
    assert duel.winner == "A"
