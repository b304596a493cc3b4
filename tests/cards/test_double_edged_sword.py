"""Double-Edged Sword."""

from tests.rulings.summoning import activated
from tests.scenario import Scenario

SWORD = "Double-Edged Sword"


def hurt(damage_dealer: str) -> Scenario:
    """A's monster with the Sword attacked this one."""
    duel = Scenario()
    duel.a.monsters("Mokey Mokey").equipped(SWORD, "Mokey Mokey")
    duel.b.monsters(damage_dealer)
    duel.a.battle_phase()
    duel.a.attacks("Mokey Mokey", damage_dealer)
    return duel


def test_great_damage_breaks_it_by_an_effect_that_starts_a_chain() -> None:
    duel = hurt("Five-Headed Dragon")
    duel.all_pass()
    assert activated(duel) == [SWORD]
    assert duel.a.lp == 8000 - (5000 - 2300)
    assert duel.b.lp == 8000 - (5000 - 2300)
    assert SWORD in duel.a.graveyard_names


def test_less_damage_leaves_it_alone() -> None:
    duel = Scenario()
    duel.a.monsters("Mokey Mokey", "Wattkid").equipped(SWORD, "Mokey Mokey")
    duel.b.monsters("Dark Magician")
    duel.a.battle_phase()
    duel.a.attacks("Wattkid", "Dark Magician")
    duel.all_pass()
    assert duel.a.lp == 8000 - 1500
    assert SWORD in duel.a.field_names
