"""Ally of Justice Catastor."""

from tests.scenario import Scenario


def test_not_against_a_dark_monster() -> None:
    duel = Scenario()
    duel.a.monsters("Ally of Justice Catastor")
    duel.b.monsters("Summoned Skull")
    duel.a.battle_phase()
    duel.a.attacks("Ally of Justice Catastor", "Summoned Skull")
    duel.all_pass()
    assert duel.a.lp == 7700
    assert duel.b.field_names == ["Summoned Skull"]


def test_also_when_attacked() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("Ally of Justice Catastor")
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.b.battle_phase()
    duel.b.attacks("Blue-Eyes White Dragon", "Ally of Justice Catastor")
    duel.all_pass()
    assert duel.b.graveyard_names == ["Blue-Eyes White Dragon"]
    assert duel.a.lp == 8000
