"""Tragoedia."""

from app.engine import constants as c
from tests.scenario import Scenario


def test_comes_when_you_take_battle_damage() -> None:
    duel = Scenario(player="B")
    duel.a.hand("Tragoedia", "Gemini Elf")
    duel.b.monsters("Skull Servant")
    duel.b.battle_phase()
    duel.b.attacks_directly("Skull Servant")
    duel.a.activates("Tragoedia")
    duel.all_pass()
    assert duel.a.field_names == ["Tragoedia"]
    assert duel.a.card("Tragoedia").attack == 600


def test_takes_control_of_a_monster_of_the_same_level() -> None:
    duel = Scenario()
    duel.a.monsters("Tragoedia").hand("Gemini Elf", "Skull Servant")
    duel.b.monsters("Vorse Raider", "Summoned Skull")
    duel.a.activates("Tragoedia", effect=3)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == ["Tragoedia", "Vorse Raider"]
    assert duel.a.graveyard_names == ["Gemini Elf"]


def test_takes_a_level_from_the_gy() -> None:
    duel = Scenario()
    duel.a.monsters("Tragoedia").graveyard("Summoned Skull")
    duel.a.activates("Tragoedia", effect=4)
    duel.all_pass()
    assert duel.a.card("Tragoedia").level == 6
