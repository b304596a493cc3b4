"""Imsety, Glory of Horus."""

from tests.scenario import Scenario

SARCOPHAGUS, IMSETY = "King's Sarcophagus", "Imsety, Glory of Horus"


def test_it_finds_the_sarcophagus() -> None:
    duel = Scenario()
    duel.a.hand(IMSETY, "Gemini Elf").deck("Vorse Raider", SARCOPHAGUS)
    duel.a.activates(IMSETY)
    assert sorted(duel.a.graveyard_names) == ["Gemini Elf", IMSETY]
    duel.all_pass()
    duel.a.says(True)
    duel.all_pass()
    assert sorted(duel.a.hand_names) == [SARCOPHAGUS, "Vorse Raider"]


def test_without_the_sarcophagus_it_stays_in_the_gy() -> None:
    duel = Scenario()
    duel.a.graveyard(IMSETY)
    assert not duel.a.may_special_summon(IMSETY)


def test_it_answers_what_their_effect_removes() -> None:
    duel = Scenario(player="B")
    duel.a.monsters(IMSETY).set("Jar of Greed")
    duel.b.hand("Mystical Space Typhoon").monsters("Gemini Elf")
    duel.b.activates("Mystical Space Typhoon")
    duel.a.activates(IMSETY)
    duel.all_pass()
    duel.a.picks("Gemini Elf")
    duel.all_pass()
    assert "Gemini Elf" in duel.b.graveyard_names
