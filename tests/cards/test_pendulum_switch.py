"""Pendulum Switch."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.rulings.extra_deck import scales
from tests.scenario import Scenario


def test_a_scale_becomes_a_monster_and_nothing_else_this_turn() -> None:
    duel = Scenario()
    scales(duel.a, "Wisdom-Eye Magician", "Stargazer Magician")
    put(duel.a, "Pendulum Switch", c.LOCATION_SZONE, 2)
    duel.a.activates("Pendulum Switch", "Wisdom-Eye Magician")
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Wisdom-Eye Magician"]
    assert not duel.a.may_activate("Pendulum Switch")
