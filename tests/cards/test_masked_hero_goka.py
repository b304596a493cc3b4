"""Masked HERO Goka."""

from tests.scenario import Scenario


def test_grows_with_heroes_in_the_grave() -> None:
    duel = Scenario()
    duel.a.hand("Mask Change").monsters("Elemental HERO Burstinatrix").extra("Masked HERO Goka")
    duel.a.graveyard("Elemental HERO Avian", "Gemini Elf")
    duel.a.activates("Mask Change")
    duel.all_pass()
    assert duel.a.card("Masked HERO Goka").attack == 2400


def test_only_mask_change_brings_it() -> None:
    duel = Scenario()
    duel.a.hand("Monster Reborn").graveyard("Masked HERO Goka")
    assert not duel.a.may_activate("Monster Reborn")
