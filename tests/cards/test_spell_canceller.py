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


def test_a_pendulum_monster_is_a_spell_card_when_it_is_activated() -> None:
    duel = Scenario()
    duel.a.hand("Dragong")
    assert duel.a.may_activate("Dragong")
    locked = Scenario()
    locked.a.hand("Dragong").monsters("Spell Canceller")
    assert not locked.a.may_activate("Dragong")
