"""What a duel at the table begins with, and who plays it: new, from a position, from a replay, resumed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from app.data.plain import from_plain, to_plain
from app.engine.decisions import Response
from app.engine.duel import Redeal, Setup

DUEL: Final = "duel"
PRACTICE: Final = "practice"
HAND_TEST: Final = "hand_test"
PUZZLE: Final = "puzzle"
FROM_REPLAY: Final = "from_replay"
MODES: Final = (DUEL, PRACTICE, HAND_TEST, PUZZLE, FROM_REPLAY)

#: What plays a seat: a person, or an AI of this name.
HUMAN: Final = "human"
GREEDY: Final = "greedy"
RANDOM: Final = "random"
PASSIVE: Final = "passive"
PLAYERS: Final = (HUMAN, GREEDY, RANDOM, PASSIVE)


@dataclass(frozen=True, slots=True)
class Origin:
    """The moment of a record that a duel goes on from: file, line (branch number, 0: the main line), step."""

    path: str
    line: int
    step: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class LiveDuel:
    """A duel to play at the table.

    ``players`` names what plays each seat, ``names`` what they are called. ``responses`` are answers
    already given. ``seat`` is where the table is seen from. ``title`` names a puzzle or a deck.
    """

    setup: Setup
    players: tuple[str, str] = (HUMAN, GREEDY)
    names: tuple[str, str] = ("Player", "AI")
    responses: tuple[Response, ...] = ()
    mode: str = DUEL
    seat: int = 0
    title: str = ""
    origin: Origin | None = None

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that people play."""
        return tuple(seat for seat, kind in enumerate(self.players) if kind == HUMAN)

    @property
    def open_hands(self) -> bool:
        """Whether the table shows both hands: one person plays both sides."""
        return len(self.humans) == 2

    def afresh(self, seed: int) -> LiveDuel:
        """The same duel once more, from where it began, with new chance."""
        if self.responses:
            return self
        return replace(self, setup=replace(self.setup, seed=seed))

    def to_plain(self) -> dict[str, Any]:
        """Everything but set-up and answers as JSON values (a journal keeps those itself)."""
        return {
            "players": list(self.players),
            "mode": self.mode,
            "seat": self.seat,
            "title": self.title,
            "origin": to_plain(self.origin),
            "names": list(self.names),
        }


def live_from_plain(values: Mapping[str, Any], setup: Setup, responses: tuple[Response, ...]) -> LiveDuel:
    """The duel that :meth:`LiveDuel.to_plain` described; raises ValueError if it is none."""
    players = from_plain(tuple[str, str], values.get("players"))
    mode = from_plain(str, values.get("mode"))
    seat = from_plain(int, values.get("seat"))
    if set(players) - set(PLAYERS) or mode not in MODES or seat not in (0, 1):
        raise ValueError("the kind of the duel is unknown")
    origin = values.get("origin")
    return LiveDuel(
        setup,
        players,
        from_plain(tuple[str, str], values.get("names")),
        responses,
        mode,
        seat,
        from_plain(str, values.get("title", "")),
        None if origin is None else from_plain(Origin, origin),
    )


def from_moment(
    setup: Setup,
    responses: tuple[Response, ...],
    side: int,
    opponent: str,
    origin: Origin,
    names: tuple[str, str],
    redeal_seed: int | None = None,
) -> LiveDuel:
    """A duel that goes on from a moment of a record; ``responses`` lead up to it.

    ``side`` is the player's seat, ``opponent`` an AI or ``HUMAN`` for both sides by hand. With
    ``redeal_seed`` everything ``side`` cannot know is dealt anew there (needs an open game state).
    """
    if redeal_seed is not None:
        setup = replace(setup, redeals=(*setup.redeals, Redeal(len(responses), side, redeal_seed)))
    players = (HUMAN, opponent) if side == 0 else (opponent, HUMAN)
    return LiveDuel(setup, players, names, responses, FROM_REPLAY, side, origin.name, origin)
