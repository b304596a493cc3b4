"""What events tell."""

from __future__ import annotations

from app.engine.events import LpChanged
from tests.scenario import Scenario


def test_the_whole_damage_is_told_also_where_fewer_lp_were_left() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.life(1500)
    duel.a.battle_phase()
    duel.a.attacks_directly("Gene-Warped Warwolf")
    duel.all_pass()
    assert duel.winner == "A"
    (event,) = duel.happened(LpChanged)
    assert (event.before, event.after, event.amount) == (1500, 0, 2000)
