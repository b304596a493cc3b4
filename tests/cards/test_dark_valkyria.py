"""Dark Valkyria."""

from tests.scenario import Scenario


def test_its_counter_strengthens_and_strikes() -> None:
    duel = Scenario()
    duel.a.monsters("Dark Valkyria")
    duel.b.monsters("Gemini Elf")
    duel.a.summons("Dark Valkyria")
    duel.a.activates("Dark Valkyria", effect=0)
    duel.all_pass()
    assert duel.a.card("Dark Valkyria").attack == 2100
    duel.a.activates("Dark Valkyria", "Gemini Elf", effect=2)
    duel.all_pass()
    assert duel.a.card("Dark Valkyria").attack == 1800
    assert duel.b.graveyard_names == ["Gemini Elf"]
    assert not duel.a.may_activate("Dark Valkyria")  # once while face-up
