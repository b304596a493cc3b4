"""Swords Of Revealing Light."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_it_reveals_holds_and_stays_for_three_turns() -> None:
    duel = Scenario()
    duel.a.hand("Swords of Revealing Light")
    duel.b.face_down("Des Koala").monsters("Vorse Raider")
    duel.a.activates("Swords of Revealing Light")
    duel.all_pass()
    assert duel.b.card("Des Koala").is_in(c.POS_FACEUP_DEFENSE)
    assert duel.a.field_names == ["Swords of Revealing Light"]
    for turn in (1, 2, 3):
        duel.a.ends_turn()
        duel.b.battle_phase()
        assert not duel.b.may_attack("Vorse Raider")
        duel.b.ends_turn()
        duel.all_pass()
        assert ("Swords of Revealing Light" in duel.a.field_names) == (turn < 3)
    assert duel.place_of("Swords of Revealing Light") == "GY"


def test_flip_effects_activate() -> None:
    duel = Scenario()
    duel.a.hand("Swords of Revealing Light", "Dark Hole")
    duel.b.face_down("Des Koala")
    duel.a.activates("Swords of Revealing Light")
    duel.all_pass()
    assert duel.a.lp == 7600


def test_negated_it_does_not_stay() -> None:
    duel = Scenario()
    duel.a.hand("Swords of Revealing Light")
    duel.b.set("Magic Jammer").hand("Gemini Elf").face_down("Vorse Raider")
    duel.a.activates("Swords of Revealing Light")
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.place_of("Swords of Revealing Light") == "GY"
    assert duel.b.card("Vorse Raider").is_face_down()
