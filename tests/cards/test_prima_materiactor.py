"""Prima Materiactor."""

import pytest

from app.engine import constants as c
from app.engine import query
from tests.rulings.building import put
from tests.rulings.extra_deck import LEVIATHAN, UTOPIA, held, xyz
from tests.scenario import Scenario

PRIMA = "Prima Materiactor"


def test_your_xyz_monsters_shine_with_all_materials() -> None:
    duel = Scenario()
    put(duel.a, PRIMA, c.LOCATION_SZONE, duel.rules.pendulum_sequences[0])
    xyz(duel.a, UTOPIA, "Kuriboh", "Wattkid")
    duel.a.monsters("Vorse Raider")
    xyz(duel.b, LEVIATHAN, "Kuriboh")
    assert duel.a.card(UTOPIA).attack == 2500 + 300
    assert duel.a.card("Vorse Raider").attack == 1900
    assert duel.b.card(LEVIATHAN).attack == 2000


def test_only_a_materiactor_xyz_monster_takes_it_in() -> None:
    duel = Scenario()
    put(duel.a, PRIMA, c.LOCATION_SZONE, duel.rules.pendulum_sequences[0])
    xyz(duel.a, UTOPIA, "Kuriboh", "Wattkid")
    assert duel.settled_decision() is not None
    assert not duel.a.may_activate(PRIMA)


def test_a_monster_of_its_kind_takes_it_in(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = Scenario()
    put(duel.a, PRIMA, c.LOCATION_SZONE, duel.rules.pendulum_sequences[0])
    put(duel.a, PRIMA, c.LOCATION_SZONE, duel.rules.pendulum_sequences[1])
    host = xyz(duel.a, UTOPIA, "Kuriboh")
    query_archetype = query.has_archetype
    monkeypatch.setattr(
        query, "has_archetype", lambda card, word: card.name == UTOPIA or query_archetype(card, word)
    )
    duel.a.activates(PRIMA)
    duel.all_pass()
    assert held(duel.a.card(UTOPIA)) == ["Kuriboh", PRIMA]
    assert len(duel.a.hand_names) == 1
    assert host.attack == 2500 + 200
    assert not duel.a.may_activate(PRIMA)
