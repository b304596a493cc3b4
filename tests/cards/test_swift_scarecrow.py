"""Swift Scarecrow."""

from tests.scenario import Scenario


def test_stops_a_direct_attack_and_ends_the_battle_phase() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull", "Luster Dragon")
    duel.b.hand("Swift Scarecrow")
    duel.a.battle_phase()
    duel.a.attacks_directly("Summoned Skull")
    duel.b.activates("Swift Scarecrow")
    duel.all_pass()
    assert duel.b.lp == 8000
    assert duel.b.graveyard_names == ["Swift Scarecrow"]
    assert not duel.a.may_attack("Luster Dragon")


def test_not_against_an_attack_on_a_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull")
    duel.b.hand("Swift Scarecrow").monsters("Wattkid")
    duel.a.battle_phase()
    duel.a.attacks("Summoned Skull", "Wattkid")
    assert not duel.b.could_respond("Swift Scarecrow")
