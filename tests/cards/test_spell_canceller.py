"""Spell Canceller."""

from tests.scenario import Scenario


def test_spells_cannot_be_activated_and_are_negated() -> None:
    duel = Scenario()
    duel.b.monsters("Spell Canceller")
    duel.a.hand("Pot of Greed").set("Jar of Greed").monsters("Luster Dragon").equipped(
        "Axe of Despair", "Luster Dragon"
    )
    assert not duel.a.may_activate("Pot of Greed")
    assert duel.a.may_activate("Jar of Greed")
    assert duel.a.card("Luster Dragon").attack == 1900
