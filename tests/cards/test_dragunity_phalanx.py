"""Dragunity Phalanx."""

from app.engine import constants as c
from tests.scenario import Scenario

PHALANX = "Dragunity Phalanx"


def test_equipped_it_can_dismount() -> None:
    duel = Scenario()
    duel.a.hand("Cyberdark Keel").graveyard(PHALANX)
    duel.a.summons("Cyberdark Keel")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_SZONE) == [PHALANX]
    duel.a.activates(PHALANX)
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == ["Cyberdark Keel", PHALANX]
    assert duel.a.card("Cyberdark Keel").attack == 800


def test_not_as_a_monster() -> None:
    duel = Scenario()
    duel.a.monsters(PHALANX)
    assert duel.settled_decision() is not None
    assert not duel.a.may_activate(PHALANX)
