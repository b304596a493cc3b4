"""A replay as plain text: who played what, and all that happened, turn by turn."""

from __future__ import annotations

from app.controller.log_lines import SUB, TURN
from app.controller.replay_player import ReplayPlayer
from app.controller.replay_search import log_lines
from app.controller.words import Words
from app.gui.i18n import tr


def replay_text(
    player: ReplayPlayer, words: Words, *, seat: int = 0, both: bool = True, about: str = ""
) -> str:
    """The log as ``seat`` tells it; with ``both`` it names the cards that only the other side knew.

    Notes stand at the moment they belong to. Lines end with LF.
    """
    names = player.record.names
    head = f"{names[seat]} – {names[1 - seat]}"
    lines = [head, about] if about else [head]
    told = (
        (step, event) for step in range(player.steps + 1) for event in player.events(step, seat, reveal=both)
    )
    notes = [(note.step, note.text) for note in player.notes]
    for step, line in log_lines(told, words, seat):
        while notes and notes[0][0] < step:
            lines.append(_note(notes.pop(0)[1]))
        if line.kind == TURN:
            # The turn's line says "you" or "opponent"; a file outlives that, so the name stands with it.
            who = f" ({names[line.player]})" if line.player in (0, 1) else ""
            lines += ["", line.text + who]
        else:
            lines.append(("    " if line.kind == SUB else "  ") + line.text)
    lines += [_note(text) for _, text in notes]
    return "\n".join(lines) + "\n"


def _note(text: str) -> str:
    return "  [{}] {}".format(tr("Note"), " / ".join(text.split("\n")))
