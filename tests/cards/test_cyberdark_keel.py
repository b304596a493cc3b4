"""Cyberdark Keel."""

from app.engine import constants as c
from app.engine.events import LpChanged
from tests.scenario import Scenario

KEEL, DRAGON = "Cyberdark Keel", "Dragunity Phalanx"


def bound(*, player: str = "A") -> Scenario:
    """A may Summon the Keel; a small and a large Dragon and another small monster lie in the GY."""
    duel = Scenario(player=player)
    duel.a.hand(KEEL).graveyard(DRAGON, "Luster Dragon", "Kuriboh")
    return duel


def test_it_binds_a_small_dragon() -> None:
    duel = bound()
    duel.a.summons(KEEL)
    duel.all_pass()
    dragon = duel.a.card(DRAGON)
    assert dragon.equipped_to is duel.a.card(KEEL)
    assert duel.a.card(KEEL).attack == 1300
    assert duel.a.names(c.LOCATION_SZONE) == [DRAGON]
    assert duel.a.graveyard_names == ["Luster Dragon", "Kuriboh"]


def test_not_without_a_dragon_of_level_3_or_lower() -> None:
    duel = Scenario()
    duel.a.hand(KEEL).graveyard("Luster Dragon", "Kuriboh")
    duel.b.graveyard(DRAGON)
    duel.a.summons(KEEL)
    duel.all_pass()
    assert duel.a.names(c.LOCATION_SZONE) == []
    assert duel.a.card(KEEL).attack == 800


def test_the_dragon_is_destroyed_in_its_place() -> None:
    duel = bound()
    duel.b.monsters("Vorse Raider")
    duel.a.summons(KEEL)
    duel.a.battle_phase()
    duel.a.attacks(KEEL, "Vorse Raider")
    duel.all_pass()
    assert duel.a.field_names == [KEEL]
    assert duel.a.lp == 7400
    assert duel.a.card(DRAGON).data.reason & c.REASON_DESTROY
    assert duel.a.card(KEEL).attack == 800


def test_its_victory_costs_300() -> None:
    duel = bound()
    duel.b.monsters("Wattkid")
    duel.a.summons(KEEL)
    duel.a.battle_phase()
    duel.a.attacks(KEEL, "Wattkid")
    duel.all_pass()
    changes = [(change.kind, change.before - change.after) for change in duel.happened(LpChanged)]
    assert changes == [("battle", 300), ("effect", 300)]
    assert duel.b.lp == 7400
