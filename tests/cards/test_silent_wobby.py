"""Silent Wobby."""

from app.engine import constants as c
from app.engine.events import ChainLinkResolved
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


def test_the_draw_is_an_effect_of_its_own() -> None:
    duel = Scenario()
    duel.a.hand("Silent Wobby")
    duel.a.activates("Silent Wobby")
    duel.all_pass()
    resolved = [event.number for event in duel.happened(ChainLinkResolved)]
    assert resolved == [1, 1], "two Chains"
