"""Ancient City - Rainbow Ruins."""

import pytest

from app.engine import constants as c
from tests.rulings.test_chain_rules import crystal
from tests.scenario import Scenario

RUINS, PEGASUS = "Ancient City - Rainbow Ruins", "Crystal Beast Sapphire Pegasus"


def ruins(number: int, player: str = "A") -> Scenario:
    """A controls it with so many Crystal Beasts in the Spell & Trap Zone."""
    duel = Scenario(player=player)
    duel.a.face_up(RUINS)
    for _ in range(number):
        crystal(duel.a, PEGASUS)
    return duel


@pytest.mark.parametrize("number", [0, 1])
def test_one_protects_it(number: int) -> None:
    duel = ruins(number, "B")
    duel.b.hand("Heavy Storm")
    duel.b.activates("Heavy Storm")
    duel.all_pass()
    assert (RUINS in duel.a.field_names) is (number == 1)


@pytest.mark.parametrize("number", [1, 2])
def test_two_halve_battle_damage_once(number: int) -> None:
    duel = ruins(number, "B")
    duel.b.monsters("Luster Dragon", "Vorse Raider")
    duel.b.battle_phase()
    duel.b.attacks_directly("Luster Dragon")
    duel.all_pass()
    if number == 2:
        duel.a.says(True)
    duel.all_pass()
    assert duel.a.lp == 8000 - (950 if number == 2 else 1900)
    duel.b.attacks_directly("Vorse Raider")
    duel.all_pass()
    assert duel.a.lp == 8000 - (950 if number == 2 else 1900) - 1900


def test_four_draw_and_five_call() -> None:
    assert not ruins(3).a.may_activate(RUINS)
    duel = ruins(5)
    duel.a.activates(RUINS, effect=4)
    duel.all_pass()
    assert len(duel.a.hand_names) == 1
    duel.a.activates(RUINS, PEGASUS, effect=5)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_MZONE) == [PEGASUS]
    assert duel.a.card(PEGASUS, c.LOCATION_MZONE).is_monster()
