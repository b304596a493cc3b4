"""Soul Devouring Bamboo Sword."""

from tests.scenario import FILLER, Scenario

DEVOURING = "Soul Devouring Bamboo Sword"


def test_destroyed_in_the_second_standby_phase() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant").equipped("Broken Bamboo Sword", "Skull Servant").hand(DEVOURING)
    duel.a.activates(DEVOURING)
    for turn in (5, 7):
        duel.a.ends_turn()
        duel.b.ends_turn()
        duel.all_pass()
        assert duel.turn == turn
        assert duel.place_of(DEVOURING) == ("Spell & Trap Zone" if turn == 5 else "GY")


def test_nothing_without_the_sword() -> None:
    duel = Scenario()
    duel.a.monsters("Skull Servant").equipped("Broken Bamboo Sword", "Skull Servant")
    duel.a.hand(DEVOURING, "Mystical Space Typhoon")
    duel.a.activates(DEVOURING)
    duel.all_pass()
    duel.a.activates("Mystical Space Typhoon", "Broken Bamboo Sword")
    duel.a.battle_phase()
    duel.a.attacks_directly("Skull Servant")
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.hand_names == [FILLER]
