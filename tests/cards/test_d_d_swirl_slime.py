"""D/D Swirl Slime."""

from app.engine import constants as c
from tests.scenario import Scenario

SLIME, DARC = "D/D Swirl Slime", "D/D/D Oracle King d'Arc"


def test_it_fuses_in_the_hand() -> None:
    duel = Scenario()
    duel.a.hand(SLIME, SLIME, SLIME).extra(DARC)
    duel.a.activates(SLIME)
    duel.a.picks(SLIME, SLIME)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [DARC]
    assert duel.a.card(DARC).was_summoned_by(c.SUMMON_TYPE_FUSION)
    assert duel.a.graveyard_names == [SLIME, SLIME]
    assert duel.a.hand_names == [SLIME]


def test_it_needs_a_second_material_in_the_hand() -> None:
    duel = Scenario()
    duel.a.hand(SLIME, "Wattkid").monsters(SLIME).extra(DARC)
    assert duel.settled_decision() is not None
    assert not duel.a.may_activate(SLIME)


def test_banished_it_calls_another() -> None:
    duel = Scenario()
    duel.a.graveyard(SLIME, SLIME).hand(SLIME, "Wattkid")
    duel.a.activates(SLIME)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [SLIME]
    assert duel.a.banished_names == [SLIME]
    assert duel.a.hand_names == ["Wattkid"]
    assert not duel.a.may_activate(SLIME)
