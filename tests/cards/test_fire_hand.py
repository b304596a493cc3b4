"""Fire Hand."""

from tests.scenario import Scenario


def test_answers_destruction_by_the_opponent() -> None:
    duel = Scenario()
    duel.a.hand("Raigeki").monsters("Gemini Elf")
    duel.b.monsters("Fire Hand").deck_top("Ice Hand")
    duel.a.activates("Raigeki")
    duel.b.activates("Fire Hand")
    duel.b.says(True)
    duel.all_pass()
    assert duel.a.graveyard_names == ["Raigeki", "Gemini Elf"]
    assert duel.b.field_names == ["Ice Hand"]


def test_not_for_your_own_card() -> None:
    duel = Scenario()
    duel.a.hand("Dark Hole").monsters("Fire Hand")
    duel.b.monsters("Gemini Elf").set("Jar of Greed").monsters("Marshmallon")
    duel.a.activates("Dark Hole")
    assert not duel.a.could_respond("Fire Hand")
