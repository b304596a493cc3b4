"""Costs and targets together (COST, TGT)."""

from __future__ import annotations

from tests.scenario import Scenario


def test_a_cost_may_take_what_is_no_target() -> None:
    duel = Scenario()
    duel.a.hand("Enemy Controller").monsters("Vorse Raider")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Enemy Controller", effect=1)
    duel.all_pass()
    assert duel.a.graveyard_names == ["Vorse Raider", "Enemy Controller"]
    assert duel.a.field_names == ["Gemini Elf"]


def test_a_cost_that_must_take_the_only_target_cannot_be_paid() -> None:
    duel = Scenario()
    duel.a.hand("Soul Exchange", "Enemy Controller").monsters("Vorse Raider")
    duel.b.monsters("Gemini Elf")
    duel.a.activates("Soul Exchange")
    duel.all_pass()
    offered = {command.effect for command in _of(duel, "Enemy Controller")}
    assert offered <= {0}, "the monster that must be Tributed is the only target"


def _of(duel: Scenario, name: str) -> list:  # type: ignore[type-arg]  # commands of the open question
    decision = duel.settled_decision()
    return [x for x in getattr(decision, "commands", ()) if duel.is_named(x.card, name) and x.kind == 7]
