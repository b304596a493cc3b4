"""Battle damage (DMG)."""

import pytest

from tests.scenario import Scenario


@pytest.mark.ruling("DMG-002")
def test_the_stronger_attacker_destroys_and_inflicts_the_difference() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.monsters("Vorse Raider")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Vorse Raider")
    duel.all_pass()
    assert duel.b.lp == 7900
    assert duel.place_of("Vorse Raider") == "GY"
    assert duel.place_of("Gene-Warped Warwolf") == "Monster Zone"


@pytest.mark.ruling("BP-020")
def test_mirror_force_at_the_declaration() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.set("Mirror Force")
    duel.a.battle_phase()
    duel.a.attacks_directly("Gene-Warped Warwolf")
    duel.b.activates("Mirror Force")
    duel.all_pass()
    assert duel.place_of("Gene-Warped Warwolf") == "GY"
    assert duel.b.lp == 8000


@pytest.mark.ruling("DS-029")
def test_flip_effect_waits_until_after_damage_calculation() -> None:
    duel = Scenario()
    duel.a.monsters("Gene-Warped Warwolf")
    duel.b.face_down("Man-Eater Bug")
    duel.a.battle_phase()
    duel.a.attacks("Gene-Warped Warwolf", "Man-Eater Bug")
    duel.all_pass()
    assert duel.place_of("Gene-Warped Warwolf") == "GY"
    assert duel.place_of("Man-Eater Bug") == "GY"
