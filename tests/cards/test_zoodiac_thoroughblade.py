"""Zoodiac Thoroughblade."""

from tests.scenario import Scenario


def test_it_trades_a_zoodiac_card() -> None:
    duel = Scenario()
    duel.a.hand("Zoodiac Thoroughblade", "Zoodiac Whiptail", "Gemini Elf").deck_top("Vorse Raider")
    duel.a.summons("Zoodiac Thoroughblade")
    duel.a.activates("Zoodiac Thoroughblade")
    duel.all_pass()
    assert duel.a.graveyard_names == ["Zoodiac Whiptail"]
    assert sorted(duel.a.hand_names) == ["Gemini Elf", "Vorse Raider"]
