"""From a duel request to a running duel and its agents."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Protocol

from app.ai.greedy import GreedyAgent
from app.ai.random_agent import RandomAgent
from app.controller.session import Chooser, Rebuild, Rebuilt
from app.data.decks import Deck
from app.data.library import CardLibrary
from app.data.recorder import Recorder
from app.data.replay_file import Record, save_record
from app.engine.decisions import Decision, Response
from app.engine.duel import DeckList, Duel, Setup
from app.engine.events import Event
from app.engine.rules import rules_named
from app.engine.view import PlayerView
from app.engine.why_not import Attempt

HUMAN = 0
OPPONENT = 1


class Request(Protocol):
    """What the duel set-up hands over; ``seed`` and ``first`` None mean chance."""

    @property
    def player_deck(self) -> Deck: ...
    @property
    def opponent_deck(self) -> Deck: ...
    @property
    def rules(self) -> str: ...
    @property
    def first(self) -> int | None: ...
    @property
    def ai(self) -> str: ...
    @property
    def lp(self) -> int: ...
    @property
    def seed(self) -> int | None: ...
    @property
    def match(self) -> bool: ...


class RecordedDuel:
    """A duel that is recorded while it is played; what the session drives."""

    def __init__(self, duel: Duel, names: tuple[str, str]) -> None:
        self._duel = duel
        self._names = names
        self._recorder = Recorder(duel, names)

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        return self._duel.decision

    @property
    def winner(self) -> int | None:
        """None while the duel runs, else 0, 1 or 2 for a draw."""
        return self._duel.winner

    @property
    def win_reason(self) -> str:
        """Why it ended."""
        return self._duel.win_reason

    @property
    def setup(self) -> Setup:
        """What the duel began with."""
        return self._duel.setup

    @property
    def responses(self) -> list[Response]:
        """All answers so far."""
        return self._duel.responses

    def respond(self, response: Response) -> None:
        """Answer the open question; raises ``IllegalResponse``."""
        self._recorder.respond(response)

    def take_events(self) -> list[Event]:
        """Events since the last call, unfiltered."""
        return self._recorder.take_events()

    def view(self, player: int) -> PlayerView:
        """The duel as ``player`` may know it."""
        return self._duel.view(player)

    def why_not(self, player: int, key: int) -> tuple[Attempt, ...]:
        """What ``player`` might try with a card now, and why it cannot be done."""
        return self._duel.why_not(player, key)

    def surrender(self, player: int) -> None:
        """``player`` gives up."""
        self._recorder.surrender(player)

    def played_again(self, responses: Iterable[Response]) -> RecordedDuel:
        """This duel made anew from its set-up, with these answers given and recorded."""
        again = RecordedDuel(Duel(self._duel.setup, self._duel.pool), self._names)
        again.decision  # noqa: B018  # asking starts the duel
        again.take_events()
        for response in responses:
            again.respond(response)
            again.take_events()
        return again

    def record(self) -> Record:
        """The duel so far."""
        return self._recorder.record()

    def save(self, path: Path) -> None:
        """Write the record so far; raises ``FileError``."""
        save_record(self.record(), path)


def rebuilding(duel: RecordedDuel, agents: Callable[[], dict[int, Chooser]]) -> Rebuild:
    """What a session needs to take answers back; ``agents`` makes new ones, that know nothing yet."""

    def rebuild(responses: tuple[Response, ...]) -> Rebuilt:
        again = duel.played_again(responses)
        return Rebuilt(again, agents(), [event for _, event in again.record().events])

    return rebuild


def make_duel(
    library: CardLibrary,
    request: Request,
    names: tuple[str, str] = ("Player", "AI"),
    setup: Setup | None = None,
) -> tuple[RecordedDuel, dict[int, Chooser]]:
    """The duel of ``request`` and who plays the opponent. The player of the table is player 0.

    ``setup``: that of a duel of a Match instead of the single duel of the request.
    Raises ``BadSetup``, ``UnknownCard``, ``UnscriptedCard`` or ``UnknownRules`` with one sentence.
    """
    if setup is None:
        setup = single_setup(request)
    agents = make_agents(library, request.ai, setup.seed)
    return RecordedDuel(Duel(setup, library.pool), names), agents


def single_setup(request: Request) -> Setup:
    """What the single duel of ``request`` begins with."""
    rules = rules_named(request.rules)
    seed = request.seed if request.seed is not None else secrets.randbits(48)
    decks = tuple(
        DeckList(main=tuple(deck.main), extra=tuple(deck.extra))
        for deck in (request.player_deck, request.opponent_deck)
    )
    return Setup(
        rules=rules, seed=seed, decks=(decks[0], decks[1]), first_player=request.first, lp=request.lp
    )


def make_agents(library: CardLibrary, ai: str, seed: int) -> dict[int, Chooser]:
    """Who plays the opponent: ``ai`` "random" or "greedy"."""
    return {OPPONENT: RandomAgent(seed) if ai == "random" else GreedyAgent(library.pool, seed)}
