"""Zoodiac Whiptail."""

from tests.rulings.extra_deck import UTOPIA, held, xyz
from tests.scenario import Scenario

WHIP = "Zoodiac Whiptail"


def test_it_joins_from_hand_or_field_in_either_turn() -> None:
    duel = Scenario(player="B")
    xyz(duel.a, "Zoodiac Broadbull")
    duel.a.hand(WHIP)
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    duel.a.activates(WHIP)
    duel.all_pass()
    assert held(duel.a.card("Zoodiac Broadbull")) == [WHIP]


def test_it_joins_beast_warriors_only() -> None:
    duel = Scenario()
    xyz(duel.a, UTOPIA)
    duel.a.hand(WHIP)
    assert not duel.a.may_activate(WHIP)


def test_another_type_does_not_gain_the_effect() -> None:
    duel = Scenario()
    xyz(duel.a, UTOPIA, WHIP)
    duel.b.defending("Giant Soldier of Stone")
    duel.a.battle_phase()
    duel.a.attacks(UTOPIA, "Giant Soldier of Stone")
    duel.all_pass()
    assert duel.b.banished_names == []
