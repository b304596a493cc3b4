"""The Phantom Knights of Lost Vambrace."""

from tests.scenario import Scenario

VAMBRACE = "The Phantom Knights of Lost Vambrace"


def test_in_the_damage_step() -> None:
    duel = Scenario(player="B")
    duel.a.monsters("The Phantom Knights of Ragged Gloves").set(VAMBRACE)
    duel.b.monsters("Gemini Elf")
    duel.b.battle_phase()
    duel.b.attacks("Gemini Elf", "The Phantom Knights of Ragged Gloves")
    while not duel.kernel.state.ds_part:
        duel.respond(())
    duel.a.activates(VAMBRACE, "Gemini Elf")
    duel.all_pass()
    assert (duel.b.card("Gemini Elf").attack, duel.b.card("Gemini Elf").level) == (1300, 2)
    assert sorted(duel.a.field_names) == [VAMBRACE, "The Phantom Knights of Ragged Gloves"]
    assert duel.a.lp == 7700
