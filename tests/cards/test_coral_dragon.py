"""Coral Dragon."""

from tests.scenario import Scenario


def test_discard_to_destroy() -> None:
    duel = Scenario()
    duel.a.monsters("Coral Dragon").hand("Wattkid")
    duel.b.monsters("Luster Dragon").set("Mirror Force")
    duel.a.activates("Coral Dragon")
    duel.a.picks("Mirror Force")
    duel.all_pass()
    assert duel.place_of("Mirror Force") == "GY"
    assert duel.a.graveyard_names == ["Wattkid"]
    assert not duel.a.may_activate("Coral Dragon")


def test_draws_when_a_synchro_summoned_one_goes_to_the_grave() -> None:
    duel = Scenario()
    duel.a.monsters("Genex Controller", "Wattkid").extra("Coral Dragon").hand("Dark Hole").deck_top(
        "Gemini Elf"
    )
    duel.a.special_summons("Coral Dragon")
    duel.a.picks("Genex Controller", "Wattkid")
    duel.all_pass()
    duel.a.activates("Dark Hole")
    duel.a.activates("Coral Dragon")
    duel.all_pass()
    assert duel.a.hand_names == ["Gemini Elf"]


def test_no_draw_for_one_that_was_not_synchro_summoned() -> None:
    duel = Scenario()
    duel.a.monsters("Coral Dragon").hand("Dark Hole").deck_top("Gemini Elf")
    duel.a.activates("Dark Hole")
    duel.all_pass()
    assert duel.a.hand_names == []
