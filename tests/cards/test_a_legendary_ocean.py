"""A Legendary Ocean."""

from tests.scenario import Scenario


def test_water_monsters_gain_200() -> None:
    duel = Scenario()
    duel.a.monsters("Sea Serpent Warrior of Darkness", "Gemini Elf").hand("A Legendary Ocean")
    duel.a.activates("A Legendary Ocean")
    duel.all_pass()
    serpent, elf = duel.a.card("Sea Serpent Warrior of Darkness"), duel.a.card("Gemini Elf")
    assert (serpent.attack, serpent.defense) == (2000, 1700)
    assert (elf.attack, elf.level) == (1900, 4)
    assert duel.a.card("A Legendary Ocean").is_named(22702055)  # "Umi"
