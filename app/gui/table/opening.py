"""What a duel screen shows: a new duel, one of a Match, one from a position or replay, one resumed."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from app.controller.live import HUMAN as HUMAN_PLAYER
from app.controller.live import PASSIVE, LiveDuel
from app.controller.session import Chooser, Forward, Moment, Rebuild, RunningDuel
from app.data import paths
from app.data.library import CardLibrary
from app.data.saved_duel import Unfinished
from app.data.settings import Settings
from app.gui.table.match_play import MatchPlay
from app.gui.table.start import (
    HUMAN,
    MATCH,
    RecordedDuel,
    Request,
    make_agents,
    make_duel,
    make_live,
    make_players,
    rebuilding,
    request_of,
    resume_duel,
)

RECORD_ENDING: Final = ".ketto"


@dataclass(frozen=True, slots=True)
class Opening:
    """A duel that is about to be shown, and who plays it. The table is seen from ``seat``.

    ``loss`` is a sentence on what of a resumed duel does not count any more, "" for none.
    """

    duel: RunningDuel
    agents: dict[int, Chooser]
    request: Request | None = None
    live: LiveDuel | None = None
    loss: str = ""
    #: What happened so far is not played again, only told in the log.
    resumed: bool = False
    #: Answers of a resumed duel that were given by hand.
    past: tuple[Moment, ...] = ()
    #: What had been taken back when it was left, the nearest first.
    forward: tuple[Forward, ...] = ()
    #: The Match that a resumed duel belongs to.
    match: MatchPlay | None = None

    @property
    def seat(self) -> int:
        """The player's seat."""
        return self.live.seat if self.live is not None else HUMAN

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people play."""
        return self.live.humans if self.live is not None else (HUMAN,)

    @property
    def against_ai(self) -> bool:
        """Whether an AI plays a seat; in a hand test and in some puzzles the other side just passes."""
        return self.live is None or any(kind not in (HUMAN_PLAYER, PASSIVE) for kind in self.live.players)

    def rebuild(self, library: CardLibrary) -> Rebuild | None:
        """How answers are taken back; None for a duel that is not recorded."""
        duel, live, request = self.duel, self.live, self.request
        if not isinstance(duel, RecordedDuel):
            return None
        seed = duel.setup.seed
        if live is not None:
            return rebuilding(duel, lambda: make_players(library, live.players, seed))
        if request is not None:
            return rebuilding(duel, lambda: make_agents(library, request.ai, seed))
        return None


def match_of(opening: Opening | None, request: Request | None) -> MatchPlay | None:
    """The Match that a screen plays: the one that is resumed, or a new one where ``request`` asks for it."""
    if opening is not None and opening.match is not None:
        return opening.match
    return MatchPlay(request) if request is not None and request.match else None


def new_duel(
    library: CardLibrary,
    settings: Settings,
    request: Request | None,
    live: LiveDuel | None,
    match: MatchPlay | None,
) -> Opening:
    """A duel from its beginning; raises ``EngineError`` with one sentence if it cannot begin.

    It is kept on the disk while it runs, a duel of a Match with the score and the decks of the Match.
    """
    if live is not None:
        duel, agents = make_live(library, live, journal=True)
        return Opening(duel, agents, None, live)
    if request is None:
        raise ValueError("A duel screen needs a request or a duel.")
    names = (settings.player_name, "AI")
    if match is None:
        duel, agents = make_duel(library, request, names, journal=True)
    else:
        duel, agents = make_duel(library, request, names, match.setup(), journal=True, match=match.to_plain())
    return Opening(duel, agents, request)


def saved_duel(
    library: CardLibrary,
    settings: Settings,
    saved: Unfinished,
    progress: Callable[[int, int], object] = lambda done, whole: None,
) -> Opening:
    """A duel that was left or whose program was killed; raises ``FileError`` with one sentence.

    ``progress``: see ``resume_duel``.
    """
    match = None
    if saved.request.get("match"):
        # Before the duel is played again: what cannot be resumed is told at once.
        match = MatchPlay.from_plain(request_of(saved.request), saved.request.get(MATCH))
    resumed = resume_duel(library, saved, settings.chain_prompts, progress)
    return Opening(
        resumed.duel,
        resumed.agents,
        resumed.request,
        resumed.live,
        resumed.sentence,
        True,
        resumed.past,
        resumed.forward,
        match,
    )


def save_duel(duel: RunningDuel) -> Path:
    """Write the record of ``duel`` into the records folder; raises ``FileError``."""
    stamp = time.strftime("%Y-%m-%d_%H-%M-%S")
    path = paths.records_dir() / f"{stamp}{RECORD_ENDING}"
    number = 1
    while path.exists():  # two records of one second
        number += 1
        path = path.with_name(f"{stamp}_{number}{RECORD_ENDING}")
    if isinstance(duel, RecordedDuel):
        duel.save(path)
    return path
