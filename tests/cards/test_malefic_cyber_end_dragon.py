"""Malefic Cyber End Dragon."""

from tests.scenario import Scenario

CYBER_END = "Malefic Cyber End Dragon"


def test_holds_your_other_monsters_back() -> None:
    duel = Scenario()
    duel.a.monsters(CYBER_END, "Vorse Raider").face_up("Yami")
    duel.a.battle_phase()
    assert duel.a.may_attack(CYBER_END)
    assert not duel.a.may_attack("Vorse Raider")


def test_without_a_field_spell_it_is_destroyed() -> None:
    duel = Scenario()
    duel.a.monsters(CYBER_END).face_up("Yami")
    duel.b.set("Mystical Space Typhoon").monsters("Wattkid")
    duel.a.ends_turn()
    duel.b.activates("Mystical Space Typhoon")
    duel.all_pass()
    assert duel.place_of(CYBER_END) == "GY"


def test_no_other_way_to_the_field() -> None:
    duel = Scenario()
    duel.a.hand(CYBER_END, "Monster Reborn").face_up("Yami").monsters("Wattkid", "Vorse Raider")
    assert not duel.a.may_special_summon(CYBER_END), "no Cyber End Dragon to banish"
    assert not duel.a.may_summon(CYBER_END)
