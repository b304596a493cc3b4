"""Number 39: Utopia Beyond."""

from app.engine import constants as c
from tests.rulings.building import put
from tests.rulings.extra_deck import UTOPIA, held, xyz
from tests.scenario import Scenario

BEYOND = "Number 39: Utopia Beyond"


def test_its_xyz_summon_takes_all_attack_from_the_opponents_monsters() -> None:
    duel = Scenario()
    duel.a.monsters("Summoned Skull", "Jinzo").extra(BEYOND)
    duel.b.monsters("Luster Dragon").hand("Vorse Raider")
    duel.a.special_summons(BEYOND)
    duel.a.picks("Summoned Skull", "Jinzo")
    duel.all_pass()
    assert duel.b.card("Luster Dragon").attack == 0
    duel.a.ends_turn()
    duel.b.summons("Vorse Raider")
    assert duel.b.card("Vorse Raider").attack == 1900, "only those there at the time"


def test_it_trades_an_xyz_monster_for_a_buried_utopia() -> None:
    duel = Scenario()
    xyz(duel.a, BEYOND, "Luster Dragon")
    put(duel.a, UTOPIA, c.LOCATION_GRAVE)
    duel.a.activates(BEYOND)
    duel.all_pass()
    assert duel.a.banished_names == [BEYOND]
    assert duel.a.names(c.LOCATION_MZONE) == [UTOPIA]
    assert duel.a.lp == 9250


def test_it_needs_level_6_monsters() -> None:
    duel = Scenario()
    duel.a.monsters("Luster Dragon", "Celtic Guardian").extra(BEYOND)
    assert not duel.a.may_special_summon(BEYOND)
    assert held(xyz(Scenario().a, BEYOND, "Luster Dragon")) == ["Luster Dragon"]


def test_with_all_zones_taken_the_banished_one_makes_room() -> None:
    duel = Scenario()
    xyz(duel.a, BEYOND, "Luster Dragon")
    put(duel.a, UTOPIA, c.LOCATION_GRAVE)
    duel.a.monsters(*["Vorse Raider"] * 4)
    duel.a.activates(BEYOND)
    duel.all_pass()
    assert UTOPIA in duel.a.field_names
    assert duel.a.banished_names == [BEYOND]
