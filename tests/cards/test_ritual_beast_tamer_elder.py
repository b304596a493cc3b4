"""Ritual Beast Tamer Elder."""

from tests.scenario import Scenario

ELDER, APELIO = "Ritual Beast Tamer Elder", "Spiritual Beast Apelio"


def test_one_more_normal_summon_of_a_ritual_beast() -> None:
    duel = Scenario()
    duel.a.hand(ELDER, APELIO, "Wattkid", ELDER)
    duel.a.summons(ELDER)
    duel.all_pass()
    assert not duel.a.may_summon("Wattkid")
    duel.a.summons(APELIO)
    duel.all_pass()
    assert not duel.a.may_summon(ELDER), "only once per turn"
