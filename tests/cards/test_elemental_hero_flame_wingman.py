"""Elemental HERO Flame Wingman."""

from tests.rulings.building import monster
from tests.scenario import Scenario

WINGMAN = "Elemental HERO Flame Wingman"


def test_it_burns() -> None:
    duel = Scenario()
    monster(duel.a, WINGMAN)
    duel.b.monsters("Luster Dragon")
    duel.a.battle_phase()
    duel.a.attacks(WINGMAN, "Luster Dragon")
    duel.all_pass()
    assert duel.b.lp == 8000 - 200 - 1900


def test_not_when_the_monster_is_banished() -> None:
    duel = Scenario()
    monster(duel.a, WINGMAN)
    duel.b.monsters("Luster Dragon").face_up("Macro Cosmos")
    duel.a.battle_phase()
    duel.a.attacks(WINGMAN, "Luster Dragon")
    duel.all_pass()
    assert duel.b.lp == 7800
