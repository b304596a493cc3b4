"""Foucault's Cannon."""

from tests.scenario import Scenario


def test_destroys_a_face_up_spell_in_the_end_phase_of_its_activation() -> None:
    duel = Scenario(rules="mr3")
    duel.a.hand("Foucault's Cannon")
    duel.b.face_up("Gravity Bind").set("Mirror Force")
    duel.a.activates("Foucault's Cannon")
    duel.all_pass()
    duel.a.ends_turn()
    duel.a.activates("Foucault's Cannon")
    duel.a.picks("Gravity Bind")
    duel.all_pass()
    assert duel.place_of("Gravity Bind") == "GY"
    assert duel.place_of("Mirror Force") == "Spell & Trap Zone"


def test_not_in_a_later_turn() -> None:
    duel = Scenario(rules="mr3")
    duel.a.hand("Foucault's Cannon").deck_top("Wattkid")
    duel.b.face_up("Gravity Bind")
    duel.a.activates("Foucault's Cannon")
    duel.all_pass()
    duel.a.ends_turn()
    duel.a.passes()
    duel.b.ends_turn()
    duel.a.ends_turn()
    assert duel.turn_player == "B"
    assert duel.place_of("Gravity Bind") == "Spell & Trap Zone"
