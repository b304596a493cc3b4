"""Desert Sunlight."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_all_your_monsters_turn_to_face_up_defense() -> None:
    duel = Scenario()
    duel.a.set("Desert Sunlight").face_down("Des Koala").monsters("Vorse Raider")
    duel.b.face_down("Giant Soldier of Stone").hand("Dark Hole")
    duel.a.activates("Desert Sunlight")
    duel.all_pass()
    assert duel.a.card("Des Koala").is_in(c.POS_FACEUP_DEFENSE)
    assert duel.a.card("Vorse Raider").is_in(c.POS_FACEUP_DEFENSE)
    assert duel.b.card("Giant Soldier of Stone").is_face_down()
    assert duel.b.lp == 7600  # the Flip effect of Des Koala


def test_it_needs_a_monster_to_turn() -> None:
    duel = Scenario()
    duel.a.set("Desert Sunlight").defending("Vorse Raider")
    assert not duel.a.may_activate("Desert Sunlight")
