"""Zombie World."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_field_and_gys_are_undead() -> None:
    duel = Scenario()
    duel.a.monsters("Luster Dragon").hand("Celtic Guardian").face_up("Zombie World")
    duel.b.graveyard("Summoned Skull")
    assert duel.a.card("Luster Dragon").race == c.RACE_ZOMBIE
    assert duel.b.card("Summoned Skull").race == c.RACE_ZOMBIE
    assert duel.a.card("Celtic Guardian").race == c.RACE_WARRIOR
