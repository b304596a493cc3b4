"""Rank-Up-Magic Quick Chaos."""

from app.engine import constants as c
from tests.rulings.extra_deck import LEVIATHAN, RAY, UTOPIA, held, xyz
from tests.scenario import Scenario

QUICK, RAY_V = "Rank-Up-Magic Quick Chaos", "Number C39: Utopia Ray V"


def test_a_number_turns_to_chaos_in_the_opponents_turn() -> None:
    duel = Scenario(player="B")
    xyz(duel.a, UTOPIA, "Kuriboh")
    xyz(duel.a, LEVIATHAN, "Wattkid")
    duel.a.set(QUICK).extra(RAY_V, RAY)
    duel.b.hand("Pot of Greed")
    duel.b.activates("Pot of Greed")
    duel.a.activates(QUICK)
    duel.all_pass()
    assert sorted(duel.a.names(c.LOCATION_MZONE)) == [LEVIATHAN, RAY_V]
    assert held(duel.a.card(RAY_V)) == ["Kuriboh", UTOPIA]
    assert duel.a.card(RAY_V).was_summoned_by(c.SUMMON_TYPE_XYZ)
    assert duel.a.names(c.LOCATION_EXTRA) == [RAY]


def test_rank_and_number_must_fit() -> None:
    for there, form in ((UTOPIA, RAY), (LEVIATHAN, RAY_V), (RAY, RAY_V)):
        duel = Scenario()
        xyz(duel.a, there, "Kuriboh")
        duel.a.hand(QUICK).extra(form)
        assert duel.settled_decision() is not None
        assert not duel.a.may_activate(QUICK)
