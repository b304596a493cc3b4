"""Gogogo Ghost."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_special_summoned_it_calls_the_golem() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Gogogo Ghost", "Gogogo Golem")
    duel.a.activates("Monster Reborn", "Gogogo Ghost")
    duel.a.activates("Gogogo Ghost")
    duel.all_pass()
    assert duel.a.field_names == ["Gogogo Ghost", "Gogogo Golem"]
    assert duel.a.card("Gogogo Ghost").is_in(c.POS_FACEUP_DEFENSE)
    assert duel.a.card("Gogogo Golem").is_in(c.POS_FACEUP_DEFENSE)


def test_not_when_normal_summoned() -> None:
    duel = Scenario()
    duel.a.hand("Gogogo Ghost").graveyard("Gogogo Golem")
    duel.a.summons("Gogogo Ghost")
    assert not duel.a.could_respond("Gogogo Ghost")
