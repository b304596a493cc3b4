"""Silent Wobby."""

from app.engine import constants as c
from tests.scenario import FILLER, Scenario


def test_swims_to_the_opponents_field() -> None:
    wobby = "Silent Wobby"
    duel = Scenario()
    duel.a.hand(wobby, wobby)
    duel.a.activates(wobby)
    duel.all_pass()
    assert duel.b.names(c.LOCATION_MZONE) == [wobby]
    assert duel.b.hand_names == [FILLER]
    assert (duel.a.lp, duel.b.lp) == (10000, 8000)
    assert not duel.a.may_activate(wobby)  # once per turn
