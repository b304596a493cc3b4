"""Helpers of the tests on Summons from the Extra Deck and Pendulum Summons."""

from __future__ import annotations

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from tests.rulings.building import materials, monster, put
from tests.scenario import Scenario, Side

GAIA = "Gaia Knight, the Force of Earth"
UTOPIA = "Number 39: Utopia"
RAY = "Number C39: Utopia Ray"
LEVIATHAN = "Number 17: Leviathan Dragon"
CATASTOR = "Ally of Justice Catastor"
ARCHFIEND = "Scrap Archfiend"
PROXY = "Proxy Dragon"
TUNE = "Tune Warrior"
STONE = "Giant Soldier of Stone"
CELTIC = "Celtic Guardian"
LUSTER = "Luster Dragon"
FULL_FIELD = ("Luster Dragon", "Gene-Warped Warwolf", "Vorse Raider", "Mystical Elf", "Wattkid")
EMZ_LEFT, EMZ_RIGHT = 5, 6
"""Numbers of the Extra Monster Zones for A; for B they are the other way round."""


def xyz(side: Side, name: str, *under: str, zone: int | None = None) -> Card:
    """An Xyz Monster with these materials, owned by its controller."""
    card = monster(side, name, zone)
    materials(side, card, *under)
    return side.card(name)


def held(card: Card) -> list[str]:
    """Names of an Xyz Monster's materials, sorted."""
    return sorted(each.name for each in card.materials())


def scales(side: Side, left: str, right: str) -> None:
    """Two Pendulum Cards in the Pendulum Zones, activated in turn 1."""
    zones = side.scenario.rules.pendulum_sequences
    for name, zone in zip((left, right), zones, strict=True):
        put(side, name, c.LOCATION_SZONE, zone)


def face_up_in_extra_deck(side: Side, *names: str) -> None:
    """Face-up Pendulum Monsters in the Extra Deck."""
    for name in names:
        put(side, name, c.LOCATION_EXTRA)


def places_offered(duel: Scenario, side: Side) -> list[int]:
    """Numbers of the Monster Zones of ``side`` that the next zone question offers."""
    while True:
        decision = duel.decision
        if isinstance(decision, d.SelectPlace):
            found = [d.place_of(key) for key in decision.places]
            if {where[1] for where in found} == {c.LOCATION_MZONE}:
                assert decision.player == side.index
                assert {where[0] for where in found} == {side.index}
                return sorted(where[2] for where in found)
            duel.respond(decision.places[:1])  # the zone of a Spell or Trap
        else:
            assert isinstance(decision, d.ChainResponse), duel.told("no zone is asked")
            duel.respond(())


def positions_offered(duel: Scenario, side: Side) -> set[int]:
    """Battle positions that the open position question offers."""
    decision = duel.decision
    assert isinstance(decision, d.SelectPosition), duel.told("no position is asked")
    assert decision.player == side.index
    return set(decision.positions)


def selectable(duel: Scenario, side: Side) -> list[str]:
    """Names of the cards the open card-by-card selection still offers, sorted."""
    decision = duel.expect(side.index, (d.SelectUnselect,))
    assert isinstance(decision, d.SelectUnselect)
    return sorted(duel.kernel.by_key(ref.key).name for ref in decision.selectable)
