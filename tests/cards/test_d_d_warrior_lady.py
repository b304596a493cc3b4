"""D.D. Warrior Lady."""

from tests.scenario import Scenario


def battled() -> Scenario:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("D.D. Warrior Lady")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "D.D. Warrior Lady")
    return duel


def test_both_are_banished() -> None:
    duel = battled()
    duel.b.activates("D.D. Warrior Lady")
    duel.all_pass()
    assert duel.b.lp == 7600
    assert duel.place_of("Vorse Raider") == "banished"
    assert duel.place_of("D.D. Warrior Lady") == "banished"


def test_it_is_optional() -> None:
    duel = battled()
    duel.all_pass()
    assert duel.place_of("Vorse Raider") == "Monster Zone"
    assert duel.place_of("D.D. Warrior Lady") == "GY"


def test_not_after_a_direct_attack() -> None:
    duel = Scenario()
    duel.a.monsters("D.D. Warrior Lady")
    duel.a.battle_phase()
    duel.a.attacks_directly("D.D. Warrior Lady")
    assert not duel.a.could_respond("D.D. Warrior Lady")
