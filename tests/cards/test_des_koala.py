"""Des Koala."""

from tests.scenario import Scenario


def test_400_damage_for_each_card_in_the_hand() -> None:
    duel = Scenario()
    duel.a.face_down("Des Koala")
    duel.b.hand("Dark Hole", "Vorse Raider", "Mirror Force")
    duel.a.flips("Des Koala")
    duel.all_pass()
    assert duel.b.lp == 6800
