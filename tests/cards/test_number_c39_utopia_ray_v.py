"""Number C39: Utopia Ray V."""

import pytest

from app.engine import constants as c
from tests.rulings.extra_deck import UTOPIA, xyz
from tests.scenario import Scenario

RAY_V = "Number C39: Utopia Ray V"


@pytest.mark.parametrize(("face_down", "lp"), [(False, 6100), (True, 8000)])
def test_it_slashes_once_a_turn(face_down: bool, lp: int) -> None:
    duel = Scenario()
    xyz(duel.a, RAY_V, UTOPIA, "Kuriboh")
    if face_down:
        duel.b.face_down("Vorse Raider", "Wattkid")
    else:
        duel.b.monsters("Vorse Raider", "Wattkid")
    duel.a.activates(RAY_V)
    duel.a.picks("Kuriboh")
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Vorse Raider"]
    assert duel.b.lp == lp
    assert not duel.a.may_activate(RAY_V)


def test_not_without_utopia_as_material() -> None:
    duel = Scenario()
    xyz(duel.a, RAY_V, "Kuriboh")
    duel.b.monsters("Wattkid")
    assert duel.settled_decision() is not None
    assert not duel.a.may_activate(RAY_V)


@pytest.mark.parametrize("by_opponent", [True, False])
def test_destroyed_by_the_opponent_it_sends_an_xyz_monster_home(by_opponent: bool) -> None:
    duel = Scenario(player="B" if by_opponent else "A")
    xyz(duel.a, RAY_V, UTOPIA)
    (duel.b if by_opponent else duel.a).hand("Dark Hole")
    (duel.b if by_opponent else duel.a).activates("Dark Hole")
    if by_opponent:
        duel.a.activates(RAY_V, UTOPIA)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_EXTRA) == ([UTOPIA] if by_opponent else [])
    assert RAY_V in duel.a.graveyard_names
