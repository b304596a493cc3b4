"""Number 106: Giant Hand."""

from tests.rulings.building import materials, monster
from tests.scenario import Scenario

HAND = "Number 106: Giant Hand"


def test_its_hold_ends_for_good_when_it_is_turned_face_down() -> None:
    duel = Scenario(player="B")
    materials(duel.a, monster(duel.a, HAND), "Gemini Elf", "Gemini Elf")
    duel.b.monsters("Cannon Soldier", "Mokey Mokey").hand("Book of Moon")
    duel.b.activates("Cannon Soldier")
    duel.b.picks("Mokey Mokey")
    duel.a.activates(HAND)
    duel.all_pass()
    assert duel.b.card("Cannon Soldier").is_negated()
    duel.b.activates("Book of Moon", HAND)
    duel.all_pass()
    assert not duel.b.card("Cannon Soldier").is_negated()
    duel.b.ends_turn()
    duel.a.flips(HAND)
    duel.all_pass()
    assert not duel.b.card("Cannon Soldier").is_negated()
