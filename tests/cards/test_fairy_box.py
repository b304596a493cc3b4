"""Fairy Box."""

import pytest

from tests.scenario import Scenario


@pytest.mark.parametrize(("lp", "pays", "left"), [(8000, True, 7500), (8000, False, 8000), (400, False, 400)])
def test_upkeep(lp: int, pays: bool, left: int) -> None:
    duel = Scenario()
    duel.b.face_up("Fairy Box").life(lp)
    duel.a.ends_turn()
    if lp >= 500:
        duel.b.says(pays)
    duel.all_pass()
    assert duel.turn == 4
    assert duel.b.lp == left
    assert duel.place_of("Fairy Box") == ("Spell & Trap Zone" if pays else "GY")
