"""Dimensionhole."""

from tests.rulings.building import main_zones, zones_asked
from tests.scenario import Scenario


def test_the_zone_stays_closed_until_the_monster_returns() -> None:
    duel = Scenario()
    duel.a.monsters("Mokey Mokey", "Luster Dragon").hand("Dimensionhole", "Wattkid")
    duel.a.activates("Dimensionhole", "Luster Dragon")
    duel.all_pass()
    duel.a.summons("Wattkid")
    assert zones_asked(duel, duel.a) == main_zones(2, 3, 4)
    duel.all_pass()
    duel.a.ends_turn()
    duel.b.ends_turn()
    duel.all_pass()
    assert duel.place_of("Luster Dragon") == "Monster Zone"
