"""What the table says, and the program's log keeps, of a card script that failed."""

from __future__ import annotations

import logging

from app.controller.words import say, shortened
from app.engine.events import ScriptFault
from app.engine.view import PlayerView
from app.gui.i18n import tr
from app.gui.wording import Wording

_LOG = logging.getLogger(__name__)


def fault_sentence(event: ScriptFault, words: Wording, view: PlayerView) -> str:
    """Card, effect and moment of the fault, and what was done about it; also written to the log."""
    code = event.card.card.code
    phase = words.pattern(f"phase.{view.phase}")
    where = (code, event.effect, event.message, view.turn, view.phase)
    _LOG.error("Script of card %d, effect %d: %s; turn %d, phase %#x", *where)
    effect = shortened(words.effect(code, event.effect))
    quoted = say(words, "log.quote", effect=effect) if effect else str(event.effect + 1)
    return tr(
        "The script of {card} failed in turn {turn}, {phase}, at its effect {effect} ({message}). "
        "The effect was skipped and the duel goes on."
    ).format(card=words.card(code), turn=view.turn, phase=phase, effect=quoted, message=event.message)
