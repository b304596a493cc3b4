"""Neo-Spacian Aqua Dolphin."""

import pytest

from tests.scenario import Scenario

DOLPHIN = "Neo-Spacian Aqua Dolphin"


@pytest.mark.parametrize(("seen", "destroyed"), [("Skull Servant", True), ("Vorse Raider", False)])
def test_compares_with_a_monster_in_the_hand(seen: str, destroyed: bool) -> None:
    duel = Scenario()
    duel.a.monsters(DOLPHIN).hand("Wattkid")
    duel.b.hand(seen, "Pot of Greed")
    duel.a.activates(DOLPHIN)
    duel.all_pass()
    assert (seen in duel.b.graveyard_names) is destroyed
    assert (duel.a.lp, duel.b.lp) == ((8000, 7500) if destroyed else (7500, 8000))
