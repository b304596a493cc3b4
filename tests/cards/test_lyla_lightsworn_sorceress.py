"""Lyla, Lightsworn Sorceress."""

from app.engine import constants as c
from tests.scenario import Scenario

LYLA = "Lyla, Lightsworn Sorceress"


def test_turns_to_defense_and_destroys() -> None:
    duel = Scenario()
    duel.a.monsters(LYLA)
    duel.b.set("Mirror Force").face_up("Umi")
    duel.a.activates(LYLA, "Mirror Force")
    duel.all_pass()
    assert duel.place_of("Mirror Force") == "GY"
    assert duel.find(LYLA).position == c.POS_FACEUP_DEFENSE
    for _ in range(2):
        duel.a.ends_turn()
        duel.b.ends_turn()
        duel.all_pass()
        held = not duel.a.may_change_position(LYLA)
        assert held is (duel.turn == 5)
    assert duel.turn == 7
    assert len(duel.a.graveyard_names) == 6  # three cards in each own End Phase


def test_not_from_defense_position() -> None:
    duel = Scenario()
    duel.a.defending(LYLA)
    duel.b.set("Mirror Force")
    assert not duel.a.may_activate(LYLA)
