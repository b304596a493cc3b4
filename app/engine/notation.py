"""A position as readable text, and back (for tests, bug reports, puzzles).

    ketto 1
    rules mr5
    turn 3 A main1
    lp 8000 7100
    A hand 53129443
    A monster 2 attack 69247929 equips=- counters=-
    B spell 0 set 44095762
    B deck 27288416 27288416

Piles are listed bottom first. Cards are passcodes; words after them name what differs from a
plain card: ``counter=1x3`` (kind x number), ``to=A2`` (equipped to the monster in A's zone 2),
``with=code,code`` (Xyz Materials), ``new`` (placed this turn), ``improper`` (not properly Summoned).
"""

from __future__ import annotations

from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.errors import BadNotation, EngineError
from app.engine.rng import seed_words
from app.engine.rules import rules_named
from app.engine.state import STATUS_PROPER, CardState, DuelState

_PILES = {
    "deck": c.LOCATION_DECK,
    "hand": c.LOCATION_HAND,
    "gy": c.LOCATION_GRAVE,
    "banished": c.LOCATION_REMOVED,
    "extra": c.LOCATION_EXTRA,
}
_ROWS = {"monster": c.LOCATION_MZONE, "spell": c.LOCATION_SZONE}
_PHASES = {"main1": c.PHASE_MAIN1, "battle": c.PHASE_BATTLE_STEP, "main2": c.PHASE_MAIN2}
_POSITIONS = {
    "attack": c.POS_FACEUP_ATTACK,
    "defense": c.POS_FACEUP_DEFENSE,
    "set": c.POS_FACEDOWN_DEFENSE,
    "up": c.POS_FACEUP_ATTACK,
    "hidden-attack": c.POS_FACEDOWN_ATTACK,
}


def to_text(state: DuelState) -> str:
    """The position of an open game state; raises :class:`BadNotation` in the middle of something."""
    phase = next((word for word, code in _PHASES.items() if code == state.phase), None)
    if phase is None or state.chain:
        raise BadNotation("Only a position at an open game state can be written as text.")
    lines = [
        "ketto 1",
        f"rules {state.rules_name}",
        f"turn {state.turn} {'AB'[state.turn_player]} {phase}",
        f"lp {state.lp[0]} {state.lp[1]}",
    ]
    for player in (0, 1):
        who = "AB"[player]
        for word, location in _PILES.items():
            pile = state.pile(player, location)
            if pile:
                lines.append(f"{who} {word} " + " ".join(_pile_card(state.cards[uid]) for uid in pile))
        for word, location in _ROWS.items():
            for number, uid in enumerate(state.pile(player, location)):
                if uid:
                    lines.append(f"{who} {word} {number} {_field_card(state, state.cards[uid])}")
    return "\n".join(lines) + "\n"


def _pile_card(card: CardState) -> str:
    return (
        f"{card.code}*"
        if card.location == c.LOCATION_GRAVE and card.status & STATUS_PROPER
        else str(card.code)
    )


def _field_card(state: DuelState, card: CardState) -> str:
    if card.location == c.LOCATION_SZONE:
        word = "set" if card.position & c.POS_FACEDOWN else "up"
    else:
        word = next(w for w, code in _POSITIONS.items() if code == card.position)
    parts = [word, str(card.code)]
    parts += [f"counter={kind}x{number}" for kind, number in card.counters]
    if card.equip_to:
        holder = state.cards[card.equip_to]
        parts.append(f"to={'AB'[holder.controller]}{holder.sequence}")
    if card.materials:
        parts.append("with=" + ",".join(str(state.cards[uid].code) for uid in card.materials))
    if card.turn_placed == state.turn:
        parts.append("new")
    if card.location == c.LOCATION_MZONE and not card.status & STATUS_PROPER:
        parts.append("improper")
    if card.owner != card.controller:
        parts.append("foreign")
    return " ".join(parts)


def from_text(text: str, pool: CardPool, seed: int = 0) -> DuelState:
    """The state a text describes; raises :class:`BadNotation` naming the line."""
    state: DuelState | None = None
    equips: list[tuple[CardState, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            if words[0] == "ketto":
                if words[1] != "1":
                    raise ValueError("this is a position of a newer format")
            elif words[0] == "rules":
                rules = rules_named(words[1])
                state = DuelState(rules.name, seed_words(seed), (rules.start_lp, rules.start_lp))
                state.flow = "main"
            elif state is None:
                raise ValueError("the rules line must come first")
            else:
                _read_line(state, pool, words, equips)
        except (ValueError, IndexError, KeyError, EngineError) as problem:
            raise BadNotation(f"Line {number} of the position cannot be read: {problem}.") from None
    if state is None:
        raise BadNotation("The position has no rules line.")
    for card, spot in equips:
        holder = state.mzone["AB".index(spot[0])][int(spot[1:])]
        if not holder:
            raise BadNotation(f"The position equips a card to the empty zone {spot}.")
        card.equip_to = holder
    problems = state.problems()
    if problems:
        raise BadNotation(f"The position is impossible: {problems[0]}")
    return state


def _read_line(
    state: DuelState, pool: CardPool, words: list[str], equips: list[tuple[CardState, str]]
) -> None:
    if words[0] == "turn":
        state.turn = int(words[1])
        state.turn_player = "AB".index(words[2])
        state.phase = _PHASES[words[3]]
        state.flow = "battle" if state.phase == c.PHASE_BATTLE_STEP else "main"
    elif words[0] == "lp":
        state.lp[:] = [int(words[1]), int(words[2])]
    else:
        player = "AB".index(words[0])
        if words[1] in _PILES:
            for word in words[2:]:
                _add_to_pile(state, pool, player, _PILES[words[1]], word)
        else:
            _add_to_field(state, pool, player, words, equips)


def _new(state: DuelState, pool: CardPool, code: str, owner: int, controller: int) -> CardState:
    facts = pool.require_playable(int(code.rstrip("*")))
    card = CardState(len(state.cards), facts.code, owner, controller, 0, 0, c.POS_FACEDOWN_DEFENSE)
    card.stamp = state.stamp
    state.stamp += 1
    state.cards.append(card)
    if code.endswith("*"):
        card.status |= STATUS_PROPER
    return card


def _add_to_pile(state: DuelState, pool: CardPool, player: int, location: int, word: str) -> None:
    card = _new(state, pool, word, player, player)
    card.location = location
    if location in (c.LOCATION_GRAVE, c.LOCATION_REMOVED):
        card.position = c.POS_FACEUP_ATTACK
    pile = state.pile(player, location)
    card.sequence = len(pile)
    pile.append(card.uid)


def _add_to_field(
    state: DuelState, pool: CardPool, player: int, words: list[str], equips: list[tuple[CardState, str]]
) -> None:
    location, sequence, position = _ROWS[words[1]], int(words[2]), _POSITIONS[words[3]]
    extras = words[5:]
    card = _new(state, pool, words[4], 1 - player if "foreign" in extras else player, player)
    row = state.pile(player, location)
    if row[sequence]:
        raise ValueError(f"zone {words[1]} {sequence} holds two cards")
    row[sequence] = card.uid
    card.location, card.sequence, card.position = location, sequence, position
    card.turn_placed = state.turn if "new" in extras else 0
    if location == c.LOCATION_MZONE and "improper" not in extras:
        card.status |= STATUS_PROPER
    for extra in extras:
        key, _, value = extra.partition("=")
        if key == "counter":
            kind, _, count = value.partition("x")
            card.counters = tuple(sorted((*card.counters, (int(kind), int(count)))))
        elif key == "to":
            equips.append((card, value))
        elif key == "with":
            for code in value.split(","):
                material = _new(state, pool, code, player, player)
                material.location, material.overlay_to = c.LOCATION_OVERLAY, card.uid
                material.sequence = len(card.materials)
                material.position = c.POS_FACEUP_ATTACK
                card.materials = (*card.materials, material.uid)
        elif key not in ("new", "improper", "foreign"):
            raise ValueError(f"'{extra}' is unknown")
