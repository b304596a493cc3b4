"""Contract with Don Thousand."""

from tests.scenario import Scenario

CONTRACT = "Contract with Don Thousand"


def test_both_lose_1000_lp_and_draw_a_card_that_stays_open() -> None:
    duel = Scenario()
    duel.a.hand(CONTRACT, CONTRACT, "Gemini Elf").deck_top("Raigeki")
    duel.b.deck_top("Kuriboh")
    duel.a.activates(CONTRACT)
    duel.all_pass()
    assert (duel.a.lp, duel.b.lp) == (7000, 7000)
    assert duel.find("Raigeki").is_public()
    assert duel.find("Kuriboh").is_public()
    assert not duel.find("Gemini Elf").is_public()
    assert not duel.a.may_summon("Gemini Elf")
    assert not duel.a.may_activate(CONTRACT)  # once a turn by this name
    duel.a.ends_turn()
    duel.all_pass()
    assert duel.b.may_summon("Kuriboh")  # no Spell is revealed in that hand


def test_using_the_revealed_spell_gives_the_summon_back() -> None:
    duel = Scenario()
    duel.a.hand(CONTRACT, "Gemini Elf").deck_top("Rush Recklessly")
    duel.b.monsters("Vorse Raider")
    duel.a.activates(CONTRACT)
    duel.all_pass()
    assert not duel.a.may_summon("Gemini Elf")
    assert not duel.a.may_set("Gemini Elf")
    duel.a.activates("Rush Recklessly")
    duel.all_pass()
    assert duel.a.may_summon("Gemini Elf")


def test_a_negated_activation_does_not_count_for_the_turn() -> None:
    duel = Scenario()
    duel.a.hand(CONTRACT, CONTRACT)
    duel.b.set("Magic Jammer").hand("Kuriboh")
    duel.a.activates(CONTRACT)
    duel.b.activates("Magic Jammer")
    duel.all_pass()
    assert duel.a.may_activate(CONTRACT)
