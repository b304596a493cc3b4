"""Why a card cannot be used now, in words: the engine's reasons with the card and rulebook entry behind."""

from __future__ import annotations

from collections.abc import Callable, Collection

from app.controller.words import Words, say
from app.engine import constants as c
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_FLIP,
    ACT_MSET,
    ACT_POSITION,
    ACT_SPSUMMON,
    ACT_SSET,
    ACT_SUMMON,
)
from app.engine.view import CardView
from app.engine.why_not import NOTHING, Attempt

#: Asks the engine about a card by its key; an empty tuple where it has nothing to say.
Why = Callable[[int], tuple[Attempt, ...]]

_ACTIONS = {
    ACT_SUMMON: "action.summon",
    ACT_SPSUMMON: "action.special_summon",
    ACT_FLIP: "action.flip_summon",
    ACT_POSITION: "action.position",
    ACT_MSET: "action.set_monster",
    ACT_SSET: "action.set",
    ACT_ATTACK: "action.attack",
}


def nothing_known(key: int) -> tuple[Attempt, ...]:
    """A :data:`Why` of nobody: no card has an answer."""
    return ()


def reason_lines(
    attempts: Collection[Attempt], card: CardView, words: Words, kinds: Collection[int] = ()
) -> tuple[str, ...]:
    """One line a reason, naming what it forbids where there are several.

    ``kinds``: only these kinds of attempt, if there is one of them.
    """
    wanted = [attempt for attempt in attempts if attempt.kind in kinds] or list(attempts)
    grouped: dict[tuple[str, str], list[str]] = {}
    for attempt in wanted:
        if attempt.reason is not None:
            actions = grouped.setdefault((_sentence(attempt, words), attempt.reason.rule), [])
            action = action_of(attempt.kind, card, words)
            if action and action not in actions:
                actions.append(action)
    alone = len(grouped) == 1 and len(wanted) == sum(attempt.reason is not None for attempt in wanted)
    lines: list[str] = []
    for (sentence, rule), actions in grouped.items():
        if alone or not actions:
            lines.append(say(words, "why.one", reason=sentence, rule=rule))
        else:
            named = words.pattern("list.comma").join(actions)
            lines.append(say(words, "why.action", action=named, reason=sentence, rule=rule))
    return tuple(lines)


def _sentence(attempt: Attempt, words: Words) -> str:
    """The reason in words; where another card's effect is behind it, with that card's name."""
    assert attempt.reason is not None
    known = f"reason.{attempt.reason.id}"
    if not attempt.source:
        return words.pattern(known)
    card = words.card(attempt.source)
    if words.pattern(f"{known}.by") != f"{known}.by":
        return say(words, f"{known}.by", card=card)
    return say(words, "why.hindered", reason=words.pattern(known), card=card)


def rules_of(attempts: Collection[Attempt]) -> tuple[str, ...]:
    """Ids of the rulebook entries behind what cannot be done, each once."""
    return tuple(dict.fromkeys(attempt.reason.rule for attempt in attempts if attempt.reason is not None))


def action_of(kind: int, card: CardView, words: Words) -> str:
    """The name of what was tried, "" for nothing in particular."""
    if kind == NOTHING:
        return ""
    if kind == ACT_ACTIVATE:
        in_play = card.location != c.LOCATION_HAND and card.is_face_up
        is_effect = bool(card.type & c.TYPE_MONSTER) or in_play
        return words.pattern("action.activate_effect" if is_effect else "action.activate")
    return words.pattern(_ACTIONS[kind]) if kind in _ACTIONS else ""
