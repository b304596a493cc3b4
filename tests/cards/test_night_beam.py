"""Night Beam."""

import pytest

from tests.scenario import Scenario


@pytest.mark.ruling("CHN-026")
def test_the_target_cannot_answer_directly() -> None:
    duel = Scenario()
    duel.a.hand("Night Beam")
    duel.b.set("Jar of Greed").hand('Maxx "C"')
    duel.a.activates("Night Beam")
    assert not duel.b.could_respond("Jar of Greed")
    duel.b.activates('Maxx "C"')
    assert duel.b.could_respond("Jar of Greed")


def test_a_set_card_of_the_opponent_is_destroyed() -> None:
    duel = Scenario()
    duel.a.hand("Night Beam").set("Trap Hole")
    duel.b.set("Mirror Force").face_up("Mountain")
    duel.a.activates("Night Beam")
    duel.all_pass()
    assert duel.b.field_names == ["Mountain"]
    assert duel.a.field_names == ["Trap Hole"]
