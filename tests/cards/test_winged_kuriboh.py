"""Winged Kuriboh."""

from app.engine.events import ChainLinkAdded
from tests.scenario import Scenario


def test_no_more_battle_damage_this_turn() -> None:
    duel = Scenario()
    duel.a.monsters("Luster Dragon", "Celtic Guardian")
    duel.b.monsters("Winged Kuriboh")
    duel.a.battle_phase()
    duel.a.attacks("Luster Dragon", "Winged Kuriboh")
    duel.all_pass()
    assert duel.b.lp == 6400
    duel.a.attacks_directly("Celtic Guardian")
    duel.all_pass()
    assert duel.b.lp == 6400


def test_not_when_it_was_tributed() -> None:
    duel = Scenario(player="B")
    duel.b.monsters("Winged Kuriboh").hand("Summoned Skull")
    duel.b.summons("Summoned Skull", ["Winged Kuriboh"])
    assert not duel.b.could_respond("Winged Kuriboh")
    duel.all_pass()
    assert duel.happened(ChainLinkAdded) == []
