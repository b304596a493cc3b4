"""Time Wizard."""

from app.engine.events import CoinsTossed
from tests.scenario import Scenario


def test_the_call_decides_whose_monsters_are_destroyed() -> None:
    results = set()
    for seed in range(1, 9):
        duel = Scenario(seed=seed)
        duel.a.monsters("Time Wizard", "Vorse Raider").face_down("Gemini Elf")
        duel.b.monsters("Dark Magician").face_down("Mystical Elf")
        duel.a.activates("Time Wizard")
        duel.a.chooses(1)
        duel.all_pass()
        won = duel.happened(CoinsTossed)[0].heads == (True,)
        results.add(won)
        if won:
            assert duel.b.field_names == []
            assert len(duel.a.field_names) == 3
            assert duel.a.lp == 8000
        else:
            assert duel.a.field_names == []
            assert len(duel.b.field_names) == 2
            assert duel.a.lp == 8000 - (500 + 1900) // 2
    assert results == {True, False}


def test_once_per_turn() -> None:
    duel = Scenario()
    duel.a.monsters("Time Wizard")
    duel.b.monsters("Vorse Raider")
    duel.a.activates("Time Wizard")
    duel.a.chooses(1)
    duel.all_pass()
    assert not duel.a.may_activate("Time Wizard")
