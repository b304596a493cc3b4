"""Ceasefire."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_flip_effects_do_not_activate_and_effect_monsters_burn() -> None:
    duel = Scenario()
    duel.a.set("Ceasefire").face_down("Man-Eater Bug")
    duel.b.face_down("Des Koala", "Giant Soldier of Stone").monsters("Vorse Raider")
    duel.a.activates("Ceasefire")
    duel.all_pass()
    assert duel.b.lp == 7000
    assert duel.a.lp == 8000
    assert duel.a.card("Man-Eater Bug").is_in(c.POS_FACEUP_DEFENSE)
    assert duel.b.card("Giant Soldier of Stone").is_in(c.POS_FACEUP_DEFENSE)
    assert duel.place_of("Vorse Raider") == "Monster Zone"


def test_what_is_no_flip_monster_still_triggers() -> None:
    duel = Scenario()
    duel.a.set("Ceasefire").face_down("Snowman Eater")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Ceasefire")
    duel.a.picks("Vorse Raider")
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "GY"


def test_normal_monsters_alone_are_not_enough() -> None:
    duel = Scenario()
    duel.a.set("Ceasefire")
    duel.b.monsters("Vorse Raider")
    assert not duel.a.may_activate("Ceasefire")
