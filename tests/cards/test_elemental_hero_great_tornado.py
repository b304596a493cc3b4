"""Elemental HERO Great Tornado."""

from tests.scenario import Scenario


def test_halves_what_the_opponent_controls_now() -> None:
    duel = Scenario()
    duel.a.hand("Polymerization", "Elemental HERO Sparkman", "Luster Dragon").monsters("Gemini Elf")
    duel.a.extra("Elemental HERO Great Tornado")
    duel.b.monsters("Summoned Skull")
    duel.a.activates("Polymerization")
    duel.all_pass()
    duel.a.picks("Elemental HERO Sparkman", "Luster Dragon")
    duel.all_pass()
    skull = duel.b.card("Summoned Skull")
    assert (skull.attack, skull.defense) == (1250, 600)
    assert duel.a.card("Gemini Elf").attack == 1900
