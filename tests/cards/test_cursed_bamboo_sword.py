"""Cursed Bamboo Sword."""

from tests.scenario import FILLER, Scenario


def test_finds_another_sword_when_sent_to_the_gy() -> None:
    cursed, broken = "Cursed Bamboo Sword", "Broken Bamboo Sword"
    duel = Scenario()
    duel.a.monsters("Skull Servant").equipped(cursed, "Skull Servant").deck(FILLER, broken, cursed)
    duel.a.hand("Mystical Space Typhoon")
    duel.a.activates("Mystical Space Typhoon")
    duel.a.activates(cursed)
    duel.all_pass()
    assert duel.a.hand_names == [broken]
