"""Wonder Wand."""

from tests.scenario import Scenario


def test_it_equips_a_spellcaster_only() -> None:
    duel = Scenario()
    duel.a.hand("Wonder Wand").monsters("Vorse Raider")
    assert not duel.a.may_activate("Wonder Wand")


def test_it_gives_500_attack_and_can_be_traded_for_two_cards() -> None:
    duel = Scenario()
    duel.a.hand("Wonder Wand").monsters("Vorse Raider", "Gemini Elf")
    duel.a.activates("Wonder Wand")
    duel.all_pass()
    assert duel.a.card("Gemini Elf").attack == 2400
    duel.a.activates("Wonder Wand")
    duel.all_pass()
    assert sorted(duel.a.graveyard_names) == ["Gemini Elf", "Wonder Wand"]
    assert len(duel.a.hand_names) == 2
