"""Weather Report."""

from tests.scenario import Scenario


def test_flipped_in_the_opponents_turn_it_gives_the_next_turn_two_battle_phases() -> None:
    duel = Scenario(turn=2, player="B")
    duel.a.face_down("Weather Report")
    duel.b.face_up("Swords of Revealing Light").set("Book of Taiyou")
    duel.b.activates("Book of Taiyou")
    duel.all_pass()
    assert duel.place_of("Swords of Revealing Light") == "GY"
    duel.b.ends_turn()
    duel.all_pass()
    duel.a.battle_phase()
    assert duel.a.may_enter_battle_phase()
