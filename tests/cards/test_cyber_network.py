"""Cyber Network."""

import pytest

from app.engine import constants as c
from tests.scenario import Scenario

NETWORK = "Cyber Network"


@pytest.mark.parametrize("fought", [False, True])
def test_sent_away_it_brings_the_machines_unless_you_had_your_battle_phase(fought: bool) -> None:
    duel = Scenario()
    duel.a.face_up(NETWORK, "Gravity Bind").hand("Mystical Space Typhoon").banished("Cyber Dragon")
    if fought:
        duel.a.battle_phase()
        duel.a.main_phase_2()
    duel.a.activates("Mystical Space Typhoon", NETWORK)
    duel.all_pass()
    assert duel.place_of("Cyber Dragon") == ("banished" if fought else "Monster Zone")
    assert duel.place_of("Gravity Bind") == ("Spell & Trap Zone" if fought else "GY")
    if not fought:
        assert not duel.a.may_enter_battle_phase()
    assert duel.a.names(c.LOCATION_HAND) == []
