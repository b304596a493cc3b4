"""Battle Fader."""

from app.engine import constants as c
from tests.scenario import Scenario


def faded() -> Scenario:
    duel = Scenario()
    duel.a.monsters("Vorse Raider", "Luster Dragon").hand("Smashing Ground")
    duel.b.hand("Battle Fader")
    duel.a.battle_phase()
    duel.a.attacks_directly("Vorse Raider")
    duel.b.activates("Battle Fader")
    duel.all_pass()
    return duel


def test_it_comes_from_the_hand_and_ends_the_battle_phase() -> None:
    duel = faded()
    assert duel.b.field_names == ["Battle Fader"]
    assert duel.b.lp == 8000
    assert duel.phase == c.PHASE_MAIN2


def test_it_is_banished_when_it_leaves() -> None:
    duel = faded()
    duel.a.activates("Smashing Ground")
    duel.all_pass()
    assert duel.place_of("Battle Fader") == "banished"


def test_only_for_a_direct_attack() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.hand("Battle Fader").monsters("Mystical Elf")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Mystical Elf")
    assert not duel.b.could_respond("Battle Fader")
