"""Mausoleum of the Emperor."""

from app.engine import constants as c
from tests.scenario import Scenario

PLACE = "Mausoleum of the Emperor"


def test_the_opponent_may_use_it_in_their_turn() -> None:
    duel = Scenario()
    duel.a.hand("Dark Magician", "Luster Dragon")
    duel.b.face_up(PLACE)
    duel.a.activates(PLACE)
    duel.all_pass()
    assert duel.a.lp == 6000
    assert duel.a.names(c.LOCATION_MZONE) == ["Dark Magician"]
    assert not duel.a.may_summon("Luster Dragon")


def test_not_after_the_normal_summon() -> None:
    duel = Scenario()
    duel.a.face_up(PLACE).hand("Summoned Skull", "Luster Dragon")
    duel.a.summons("Luster Dragon")
    duel.all_pass()
    assert not duel.a.may_activate(PLACE)


def test_the_summon_can_be_negated() -> None:
    duel = Scenario()
    duel.a.face_up(PLACE).hand("Summoned Skull")
    duel.b.set("Solemn Judgment")
    duel.a.activates(PLACE)
    duel.b.activates("Solemn Judgment")
    duel.all_pass()
    assert duel.place_of("Summoned Skull") == "GY"
    assert (duel.a.lp, duel.b.lp) == (7000, 4000)
