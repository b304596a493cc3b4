"""Positions of the zone, Token and material tests: what the scenario's own builders do not place."""

from __future__ import annotations

from app.engine import constants as c
from app.engine import decisions as d
from app.engine.card import Card
from app.engine.carddata import CardData
from app.engine.kernel import Kernel
from app.engine.state import STATUS_PROPER, CardState
from tests.scenario import Scenario, Side, pool

ATTACK = c.POS_FACEUP_ATTACK
DEFENSE = c.POS_FACEUP_DEFENSE
FACE_DOWN = c.POS_FACEDOWN_DEFENSE


def _facts(name: str) -> CardData:
    """Facts of a card or of a Token that some script makes."""
    for facts in pool():
        if facts.type & c.TYPE_TOKEN and facts.name == name:
            return facts
    return pool().named(name)


def put(
    side: Side,
    name: str,
    location: int,
    sequence: int | None = None,
    position: int = ATTACK,
    *,
    owner: Side | None = None,
) -> Card:
    """Place a card, also a Token or a monster whose Summon no script describes, since turn 1.

    ``sequence`` None: the first free zone, or on top of the pile. ``owner``: if that is not ``side``.
    """
    duel = side.scenario
    state = duel.state
    facts = _facts(name)
    pile = state.pile(side.index, location)
    on_field = bool(location & c.LOCATION_ONFIELD)
    if sequence is None:
        sequence = pile.index(0) if on_field else len(pile)
    mine = side.index if owner is None else owner.index
    data = CardState(len(state.cards), facts.code, mine, side.index, location, sequence, position)
    data.stamp = state.stamp
    state.stamp += 1
    data.turn_placed = 1
    data.status = STATUS_PROPER
    if on_field:
        pile[sequence] = data.uid
        extra = bool(facts.type & (c.TYPE_TOKEN | c.TYPE_EXTRA_DECK))
        if location == c.LOCATION_MZONE:
            data.summon_type = c.SUMMON_TYPE_SPECIAL if extra else c.SUMMON_TYPE_NORMAL
    else:
        pile.append(data.uid)
    state.cards.append(data)
    duel._kernel = Kernel(state, pool(), duel.rules)
    return duel._kernel.card(data.uid)


def monster(
    side: Side, name: str, zone: int | None = None, position: int = ATTACK, *, owner: Side | None = None
) -> Card:
    """A monster or Token in a Monster Zone (0-4 Main, 5-6 Extra)."""
    return put(side, name, c.LOCATION_MZONE, zone, position, owner=owner)


def materials(side: Side, holder: Card, *names: str) -> None:
    """Attach materials owned by ``side`` to an Xyz Monster already placed."""
    duel = side.scenario
    state = duel.state
    data = state.cards[holder.uid]
    for name in names:
        uid = len(state.cards)
        card = CardState(
            uid,
            _facts(name).code,
            side.index,
            data.controller,
            c.LOCATION_OVERLAY,
            len(data.materials),
            ATTACK,
        )
        card.overlay_to = holder.uid
        data.materials = (*data.materials, uid)
        state.cards.append(card)
    duel._kernel = Kernel(state, pool(), duel.rules)


def counters(card: Card, counter: int, number: int) -> None:
    """Counters on a card already placed."""
    card.kernel.state.cards[card.uid].counters = ((counter, number),)
    card.kernel.touch()


def offered(duel: Scenario, side: Side) -> list[tuple[int, str]]:
    """(kind, name) of all commands put to the player at the open question."""
    decision = duel.settled_decision()
    if decision is None or decision.player != side.index:
        return []
    commands = getattr(decision, "commands", ())
    return [(x.kind, duel.kernel.by_key(x.card.key).name if x.card.key else "") for x in commands]


def choices(duel: Scenario, side: Side) -> list[str]:
    """Names of the cards the open selection offers the player."""
    decision = duel.expect(side.index, (d.SelectCards, d.SelectTributes, d.SelectUnselect))
    if isinstance(decision, d.SelectUnselect):
        cards = decision.selectable
    else:
        assert isinstance(decision, (d.SelectCards, d.SelectTributes))
        cards = decision.cards
    return sorted(duel.kernel.by_key(ref.key).name for ref in cards)


def zones_asked(duel: Scenario, side: Side) -> list[tuple[int, int]]:
    """(LOCATION, number) of the zones the open question offers the player."""
    while not isinstance(duel.decision, d.SelectPlace):
        decision = duel.decision
        assert isinstance(decision, d.ChainResponse), duel.told("no zone is asked")
        duel.respond(())
    assert duel.decision.player == side.index
    return [d.place_of(key)[1:] for key in duel.decision.places]


def main_zones(*numbers: int) -> list[tuple[int, int]]:
    """Monster Zones in the form of :func:`zones_asked`."""
    return [(c.LOCATION_MZONE, number) for number in numbers]
