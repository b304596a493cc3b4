"""Condemned Maiden."""

import pytest

from tests.scenario import Scenario

MAIDEN, RUSH = "Condemned Maiden", "Rush Recklessly"


def test_only_quick_play_spells_are_permitted() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(MAIDEN).hand("Dian Keto the Cure Master", "Jar of Greed", RUSH)
    duel.b.monsters("Vorse Raider")
    duel.b.changes_position("Vorse Raider")
    assert duel.a.could_respond(RUSH)
    assert not duel.a.could_respond("Dian Keto the Cure Master")
    assert not duel.a.could_respond("Jar of Greed")


@pytest.mark.parametrize("where", ["hand", "face-down"])
def test_it_has_to_be_face_up_on_the_field(where: str) -> None:
    duel = Scenario(player="B")
    duel.a.hand(RUSH)
    duel.a.hand(MAIDEN) if where == "hand" else duel.a.face_down(MAIDEN)
    duel.b.monsters("Vorse Raider")
    duel.b.changes_position("Vorse Raider")
    assert not duel.a.could_respond(RUSH)


def test_a_second_copy_gives_no_second_use() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(MAIDEN, MAIDEN).hand(RUSH, RUSH)
    duel.b.monsters("Vorse Raider")
    duel.b.changes_position("Vorse Raider")
    duel.a.activates(RUSH, "Vorse Raider")
    duel.all_pass()
    assert duel.b.card("Vorse Raider").attack == 2600
    duel.b.ends_turn()
    assert duel.a.hand_names.count(RUSH) == 1
    duel.a.ends_turn()
    duel.b.changes_position("Vorse Raider")
    assert not duel.a.could_respond(RUSH)
