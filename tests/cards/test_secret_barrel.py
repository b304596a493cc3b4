"""Secret Barrel."""

from tests.scenario import Scenario


def test_200_damage_for_each_card_in_hand_and_on_the_field() -> None:
    duel = Scenario()
    duel.a.set("Secret Barrel").hand("Dark Hole")
    duel.b.monsters("Vorse Raider").set("Mirror Force").hand("Dark Hole", "Gemini Elf")
    duel.a.activates("Secret Barrel")
    duel.all_pass()
    assert duel.b.lp == 7200
