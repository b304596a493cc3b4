"""Unfinished duels in words."""

from __future__ import annotations

import time

from app.controller.live import HAND_TEST, PUZZLE
from app.data.saved_duel import Unfinished
from app.gui.i18n import told, tr
from app.gui.table.start import HUMAN, MATCH, OPPONENT


def describe(saved: Unfinished) -> str:
    """An unfinished duel in a line: who, which turn, when."""
    return " · ".join(filter(None, describe_in_two(saved)))


def describe_in_two(saved: Unfinished) -> tuple[str, str]:
    """An unfinished duel in two lines: who; which turn and when. The second is empty for a broken one."""
    if saved.problem:
        return told(saved.problem), ""
    try:
        live = saved.request.get("live")
        if live is not None:
            who = str(live.get("title") or "") or " – ".join(saved.names)
            if live.get("mode") == HAND_TEST:
                who = tr("Hand test: {deck}").format(deck=who)
            elif live.get("mode") == PUZZLE:
                who = tr("Puzzle: {name}").format(name=who)
        else:
            decks = (saved.request[key]["name"] for key in ("player_deck", "opponent_deck"))
            yours, theirs = decks
            who = tr("{yours} against {theirs}").format(yours=yours, theirs=theirs)
    except (KeyError, TypeError, AttributeError):
        who = " – ".join(saved.names)
    when = time.strftime("%m-%d %H:%M", time.localtime(saved.saved_at))
    parts = [tr("Turn {turn}").format(turn=max(1, saved.turn)), when, _score(saved)]
    return who, " · ".join(part for part in parts if part)


def _score(saved: Unfinished) -> str:
    """How the Match of the duel stands, "" for a single duel."""
    state = saved.request.get(MATCH)
    results = state.get("results") if isinstance(state, dict) else None
    if not isinstance(results, list):
        return ""
    return tr("Match {mine}–{theirs}").format(mine=results.count(HUMAN), theirs=results.count(OPPONENT))
