"""The White Stone of Legend."""

from tests.scenario import Scenario


def test_it_searches_blue_eyes_from_wherever_it_is_sent() -> None:
    duel = Scenario()
    duel.a.hand("The White Stone of Legend", "The Melody of Awakening Dragon")
    duel.a.deck_top("Blue-Eyes White Dragon", "Blue-Eyes White Dragon", "Blue-Eyes Alternative White Dragon")
    duel.a.activates("The Melody of Awakening Dragon")
    duel.a.picks("Blue-Eyes Alternative White Dragon")
    duel.all_pass()
    if duel.decision is not None and type(duel.decision).__name__ == "SelectCards":
        duel.a.picks("Blue-Eyes White Dragon")
    duel.all_pass()
    assert sorted(duel.a.hand_names) == ["Blue-Eyes Alternative White Dragon", "Blue-Eyes White Dragon"]


def test_also_when_destroyed_by_battle() -> None:
    duel = Scenario()
    duel.a.monsters("Vorse Raider")
    duel.b.monsters("The White Stone of Legend").deck_top("Blue-Eyes White Dragon")
    duel.a.battle_phase()
    duel.a.attacks("Vorse Raider", "The White Stone of Legend")
    duel.all_pass()
    assert duel.b.hand_names == ["Blue-Eyes White Dragon"]
