"""Blackwing - Vayu the Emblem of Honor."""

from app.engine import constants as c
from tests.scenario import Scenario

VAYU = "Blackwing - Vayu the Emblem of Honor"
MASTER = "Blackwing Armor Master"


def test_it_tunes_from_the_graveyard() -> None:
    duel = Scenario()
    duel.a.graveyard(VAYU, "Blackwing - Zephyros the Elite").extra(MASTER)
    assert not duel.a.may_activate(VAYU), "1 + 4 is not 7"


def test_a_tuner_is_no_partner() -> None:
    duel = Scenario()
    duel.a.graveyard(VAYU, "Blackwing - Kochi the Daybreak").extra(MASTER)
    assert not duel.a.may_activate(VAYU)
    assert duel.a.card(VAYU).location == c.LOCATION_GRAVE
