"""Which entries of the rulebook stand behind what cannot be done."""

from app.controller.reasons import rules_of
from app.engine import terms
from app.engine.decisions import ACT_ACTIVATE, ACT_MSET, ACT_SSET, ACT_SUMMON
from app.engine.why_not import Attempt


def test_each_entry_once_in_the_order_of_the_attempts() -> None:
    attempts = (
        Attempt(ACT_SUMMON, 0, terms.NO_NORMAL_SUMMON_LEFT),
        Attempt(ACT_MSET, 0, terms.NO_NORMAL_SUMMON_LEFT),
        Attempt(ACT_SSET, 0, None),
        Attempt(ACT_ACTIVATE, 0, terms.COST),
    )
    assert rules_of(attempts) == (terms.NO_NORMAL_SUMMON_LEFT.rule, terms.COST.rule)


def test_what_can_be_done_has_no_entry() -> None:
    assert rules_of(()) == ()
    assert rules_of((Attempt(ACT_SSET, 0, None),)) == ()
