"""Cost Down."""

from tests.scenario import Scenario


def test_levels_in_hand_are_two_lower() -> None:
    duel = Scenario()
    duel.a.hand("Cost Down", "Mokey Mokey", "Summoned Skull", "Blue-Eyes White Dragon", "Vorse Raider")
    duel.a.activates("Cost Down")
    duel.a.picks("Mokey Mokey")
    duel.all_pass()
    assert duel.a.card("Vorse Raider").level == 2
    assert not duel.a.may_summon("Blue-Eyes White Dragon")
    duel.a.summons("Summoned Skull")
    duel.all_pass()
    assert duel.a.card("Summoned Skull").level == 4
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.a.card("Summoned Skull").level == 6


def test_monsters_already_on_the_field_keep_their_level() -> None:
    duel = Scenario()
    duel.a.hand("Cost Down", "Mokey Mokey", "Summoned Skull", "Vorse Raider")
    duel.a.summons("Vorse Raider")
    duel.a.activates("Cost Down")
    duel.a.picks("Mokey Mokey")
    duel.all_pass()
    assert duel.a.card("Vorse Raider").level == 4


def test_it_needs_a_discard() -> None:
    duel = Scenario()
    duel.a.hand("Cost Down")
    assert not duel.a.may_activate("Cost Down")
