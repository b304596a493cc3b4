"""Maxx C."""

from tests.scenario import Scenario


def test_draws_for_each_special_summon_of_the_opponent() -> None:
    duel = Scenario(player="B")
    duel.b.hand("Monster Reborn", "Monster Reborn").graveyard("Gemini Elf", "Vorse Raider")
    duel.a.hand('Maxx "C"', 'Maxx "C"')
    duel.b.activates("Monster Reborn", "Gemini Elf")
    duel.a.activates('Maxx "C"')
    assert not duel.a.could_respond('Maxx "C"')  # once per turn
    duel.all_pass()
    assert len(duel.a.hand_names) == 2
    duel.b.activates("Monster Reborn", "Vorse Raider")
    duel.all_pass()
    assert len(duel.a.hand_names) == 3
    assert duel.a.deck_count == 8
