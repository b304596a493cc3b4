"""Fairy Box."""

import pytest

from app.engine.events import CoinsTossed
from tests.scenario import Scenario


@pytest.mark.parametrize(("lp", "pays", "left"), [(8000, True, 7500), (8000, False, 8000), (400, False, 400)])
def test_upkeep(lp: int, pays: bool, left: int) -> None:
    duel = Scenario()
    duel.b.face_up("Fairy Box").life(lp)
    duel.a.ends_turn()
    if lp >= 500:
        duel.b.says(pays)
    duel.all_pass()
    assert duel.turn == 4
    assert duel.b.lp == left
    assert duel.place_of("Fairy Box") == ("Spell & Trap Zone" if pays else "GY")


@pytest.mark.parametrize("seed", range(1, 7))
def test_a_right_call_takes_the_attack_only_while_the_box_stays(seed: int) -> None:
    duel = Scenario(seed=seed)
    duel.a.monsters("Wattkid", "Vorse Raider").hand("Mystical Space Typhoon")
    duel.b.face_up("Fairy Box").defending("Mystical Elf")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "Mystical Elf")
    duel.b.chooses(1)
    right = duel.happened(CoinsTossed)[0].heads[0]
    assert duel.a.card("Vorse Raider").attack == (0 if right else 1900)
    duel.a.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of("Fairy Box") == "GY"
    assert duel.a.card("Vorse Raider").attack == 1900
