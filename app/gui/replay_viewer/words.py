"""A replay in words: which moment, which duel, how it ended."""

from __future__ import annotations

from typing import Final

from app.controller.replay_player import ReplayPlayer
from app.controller.words import Words
from app.data.record import Record
from app.data.verify import DIFFERENT, OVER, REFUSED, RESULT, SAME, SETUP, VerifyReport
from app.gui.duel_setup.rules_panel import RULE_WORDS
from app.gui.i18n import mark, tr


def place_words(player: ReplayPlayer, step: int, words: Words) -> str:
    """A moment: turn, phase, step."""
    turn = player.turn_of(step)
    start = tr("Turn {turn}").format(turn=turn) if turn else tr("Before the first turn")
    parts = [start, words.pattern(f"phase.{player.phase_of(step)}") if turn else ""]
    parts.append(tr("step {step} of {steps}").format(step=step, steps=player.steps))
    return " · ".join(part for part in parts if part)


def about_words(record: Record, seat: int, decks: tuple[str, str]) -> str:
    """What duel this is: players with their ``decks`` ("" for unknown), rules, result; ``seat`` first."""
    sides = [
        f"{record.names[player]} ({decks[player]})" if decks[player] else record.names[player]
        for player in (seat, 1 - seat)
    ]
    rules = RULE_WORDS.get(record.setup.rules.name)
    parts = [
        tr("{one} against {other}").format(one=sides[0], other=sides[1]),
        tr(rules[0]) if rules else record.setup.rules.name,
        result_words(record),
    ]
    return " · ".join(part for part in parts if part)


def result_words(record: Record) -> str:
    """How the duel ends."""
    if record.winner is None:
        return tr("not finished")
    if record.winner == 2:
        return tr("a draw, turn {turn}").format(turn=record.turn)
    name = record.names[record.winner]
    return tr("won by {name}, turn {turn}").format(name=name, turn=record.turn)


#: What playing a record again came to, by the kind of its report.
_VERDICTS: Final = {
    SAME: mark("Played again: all {total} steps come out the same."),
    SETUP: mark("This duel cannot begin here."),
    REFUSED: mark("Step {step} of {total}: the recorded answer is not possible."),
    OVER: mark("Step {step} of {total}: the duel is already over."),
    DIFFERENT: mark("Step {step} of {total}: the position is another one."),
    RESULT: mark("All {total} steps are possible, but the duel ends otherwise."),
}


def verdict(report: VerifyReport, total: int) -> str:
    """What playing a record of ``total`` steps again came to, in the player's language."""
    said = tr(_VERDICTS[report.kind]).format(step=report.first_difference or 0, total=total)
    if not report.ok and report.scripts_changed:
        said += tr(" The scripts of its cards have changed since.")
    return said
