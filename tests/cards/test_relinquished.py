"""Relinquished."""

from app.engine.events import ChainLinkResolved
from tests.scenario import Scenario


def test_the_shared_damage_starts_no_chain() -> None:
    duel = Scenario()
    duel.a.monsters("Relinquished")
    duel.b.monsters("Kuriboh", "Summoned Skull")
    duel.a.activates("Relinquished", "Kuriboh")
    duel.all_pass()
    assert duel.a.card("Relinquished").attack == 300
    duel.a.ends_turn()
    duel.b.battle_phase()
    duel.b.attacks("Summoned Skull", "Relinquished")
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (5800, 5800)
    assert duel.place_of("Kuriboh") == "GY"
    assert duel.place_of("Relinquished") == "Monster Zone"
    assert len(duel.happened(ChainLinkResolved)) == 1, "only its equipping"
