"""Card Guard."""

import pytest

from app.engine import constants as c
from tests.scenario import Scenario

GUARD = c.COUNTER_WITHOUT_PERMIT | 0x21


@pytest.mark.parametrize("returned", [False, True])
def test_the_counter_saves_its_card_also_once_card_guard_has_gone(returned: bool) -> None:
    duel = Scenario()
    duel.a.hand("Card Guard").monsters("Wattkid")
    duel.b.hand("Raigeki").set("Compulsory Evacuation Device")
    duel.a.summons("Card Guard")
    duel.all_pass()
    assert duel.a.card("Card Guard").attack == 1900
    duel.a.activates("Card Guard")
    duel.all_pass()
    assert duel.a.card("Wattkid").counters(GUARD) == 1
    assert duel.a.card("Card Guard").attack == 1600
    duel.a.ends_turn()
    if returned:
        duel.b.activates("Compulsory Evacuation Device", "Card Guard")
        duel.all_pass()
        assert duel.place_of("Card Guard") == "hand"
        duel.a.ends_turn()
    duel.b.activates("Raigeki")
    duel.all_pass()
    assert duel.place_of("Card Guard") == ("hand" if returned else "GY")
    assert duel.place_of("Wattkid") == "Monster Zone"
    assert duel.a.card("Wattkid").counters(GUARD) == 0
