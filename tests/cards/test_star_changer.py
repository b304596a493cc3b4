"""Star Changer."""

from tests.scenario import Scenario


def test_reduces_a_level() -> None:
    duel = Scenario()
    duel.a.monsters("Gemini Elf").hand("Star Changer")
    duel.a.activates("Star Changer")
    duel.a.chooses(1)
    duel.all_pass()
    assert duel.a.card("Gemini Elf").level == 3
