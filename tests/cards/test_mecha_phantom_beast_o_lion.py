"""Mecha Phantom Beast O-Lion."""

from app.engine import constants as c
from tests.rulings.building import monster
from tests.scenario import Scenario

LION = "Mecha Phantom Beast O-Lion"


def test_protected_by_a_token() -> None:
    duel = Scenario(player="B")
    monster(duel.a, "Ojama Token")
    duel.a.monsters(LION)
    duel.b.hand("Smashing Ground", "Tribute to The Doomed", "Wattkid")
    duel.b.activates("Tribute to The Doomed")
    duel.b.picks("Wattkid")
    duel.b.picks(LION)
    duel.all_pass()
    assert duel.place_of(LION) == "Monster Zone"


def test_a_normal_summon_from_the_graveyard() -> None:
    wolf = "Mecha Phantom Beast Tetherwolf"
    duel = Scenario()
    duel.a.graveyard(LION).hand("Wattkid", wolf)
    duel.a.summons("Wattkid")
    duel.all_pass()
    duel.a.activates(LION)
    duel.all_pass()
    assert duel.a.banished_names == [LION]
    assert wolf in duel.a.names(c.LOCATION_MZONE)
