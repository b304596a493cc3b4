"""Masked HERO Acid."""

from tests.scenario import Scenario


def test_destroys_the_backrow_and_weakens() -> None:
    duel = Scenario()
    duel.a.hand("Mask Change").monsters("Elemental HERO Bubbleman").extra("Masked HERO Acid")
    duel.b.monsters("Luster Dragon").set("Mirror Force", "Trap Hole")
    duel.a.activates("Mask Change")
    duel.all_pass()
    assert duel.a.field_names == ["Masked HERO Acid"]
    assert duel.b.field_names == ["Luster Dragon"]
    assert duel.b.card("Luster Dragon").attack == 1600


def test_nothing_destroyed_nothing_lost() -> None:
    duel = Scenario()
    duel.a.hand("Mask Change").monsters("Elemental HERO Bubbleman").extra("Masked HERO Acid")
    duel.b.monsters("Luster Dragon")
    duel.a.activates("Mask Change")
    duel.all_pass()
    assert duel.b.card("Luster Dragon").attack == 1900
