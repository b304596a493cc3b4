"""XX-Saber Faultroll."""

from tests.scenario import Scenario

FAULTROLL, AIRBELLUM = "XX-Saber Faultroll", "X-Saber Airbellum"


def test_comes_next_to_two_sabers_and_revives_a_small_one() -> None:
    duel = Scenario()
    duel.a.monsters(AIRBELLUM).hand(FAULTROLL)
    assert not duel.a.may_special_summon(FAULTROLL)
    duel = Scenario()
    duel.a.monsters(AIRBELLUM, AIRBELLUM).hand(FAULTROLL).graveyard(AIRBELLUM)
    duel.a.special_summons(FAULTROLL)
    duel.all_pass()
    duel.a.activates(FAULTROLL)
    duel.all_pass()
    assert duel.a.graveyard_names == []
    assert not duel.a.may_activate(FAULTROLL)
