"""Ignis Heat, the True Dracowarrior."""

from app.engine import constants as c
from tests.scenario import Scenario

IGNIS = "Ignis Heat, the True Dracowarrior"


def test_a_monster_works_too_also_for_a_set() -> None:
    duel = Scenario()
    duel.a.monsters("Luster Dragon").face_up("Black Whirlwind").hand(IGNIS)
    assert duel.a.may_set(IGNIS)
    duel.a.sets(IGNIS, ["Luster Dragon"])
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [IGNIS]
    assert duel.place_of("Black Whirlwind") == "Spell & Trap Zone"


def test_no_set_or_other_spells() -> None:
    duel = Scenario()
    duel.a.set("Black Whirlwind").face_up("Yami").hand(IGNIS)
    assert not duel.a.may_summon(IGNIS)
