"""Zoodiac Boarbow."""

from tests.rulings.extra_deck import xyz
from tests.scenario import Scenario

BOW = "Zoodiac Boarbow"


def test_it_attacks_directly_with_the_attack_of_its_fellows() -> None:
    duel = Scenario()
    xyz(duel.a, BOW, "Zoodiac Whiptail", "Zoodiac Whiptail", "Luster Dragon")
    duel.b.monsters("Blue-Eyes White Dragon")
    duel.a.battle_phase()
    duel.a.attacks_directly(BOW)
    duel.all_pass()
    assert duel.b.lp == 8000 - 2400
    assert duel.b.field_names == ["Blue-Eyes White Dragon"]


def test_with_twelve_materials_it_sweeps_hand_and_field() -> None:
    duel = Scenario()
    xyz(duel.a, BOW, *["Zoodiac Whiptail"] * 12)
    duel.b.monsters("Blue-Eyes White Dragon").set("Jar of Greed").hand("Kuriboh", "Sangan").life(20000)
    duel.a.battle_phase()
    duel.a.attacks_directly(BOW)
    duel.a.activates(BOW)
    duel.all_pass()
    assert duel.b.field_names == []
    assert {"Kuriboh", "Sangan", "Jar of Greed"} <= set(duel.b.graveyard_names)
    assert duel.a.card(BOW).is_in(4)
