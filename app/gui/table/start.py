"""From a duel request to a running duel and its agents."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol, cast

from app.ai.greedy import GreedyAgent
from app.ai.passive import PassiveAgent
from app.ai.random_agent import RandomAgent
from app.controller.live import HUMAN as HUMAN_PLAYER
from app.controller.live import PASSIVE, RANDOM, LiveDuel, live_from_plain
from app.controller.preferences import AUTO, answers_events
from app.controller.session import Chooser, Forward, Moment, Rebuild, Rebuilt, Remembering, obvious
from app.data.decks import Deck
from app.data.errors import FileError
from app.data.file_lock import FileLock
from app.data.library import CardLibrary
from app.data.plain import from_plain
from app.data.puzzle_file import position_of
from app.data.record import Branch, Record
from app.data.recorder import Recorder
from app.data.replay_file import save_record
from app.data.saved_duel import Journal, Unfinished, lock_journal, read_journal, resume
from app.engine.decisions import BattleCommand, Decision, IdleCommand, Response
from app.engine.duel import DeckList, Duel, Setup
from app.engine.errors import EngineError, UnknownRules
from app.engine.events import Event
from app.engine.rules import rules_named
from app.engine.view import PlayerView
from app.engine.why_not import Attempt

HUMAN = 0
OPPONENT = 1
_LIVE = "live"
#: What a journal calls the state of the Match that its duel belongs to.
MATCH = "match_state"


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
    """A duel that is recorded while it is played; what the session drives.

    With ``journal`` each answer is on the disk at once, so that a killed program loses nothing.
    """

    def __init__(self, duel: Duel, names: tuple[str, str], journal: Journal | None = None) -> None:
        self._set(Recorder(duel, names, frames=True), journal)

    @classmethod
    def going_on(cls, recorder: Recorder, journal: Journal | None) -> RecordedDuel:
        """The duel that ``recorder`` has recorded so far."""
        duel = cls.__new__(cls)
        duel._set(recorder, journal)
        return duel

    def _set(self, recorder: Recorder, journal: Journal | None) -> None:
        self._recorder = recorder
        self.names = recorder.names
        self._duel = recorder.duel
        self.journal = journal

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
        self._note(tuple(response))

    def _note(self, response: Response) -> None:
        if self.journal is None:
            return
        if self._duel.winner is not None:
            self.journal.remove()
        else:
            self.journal.answered(response, self._recorder.digest, self._duel.turn)

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
        if self.journal is not None:
            self.journal.remove()

    @property
    def is_kept(self) -> bool:
        """Whether the duel is on the disk and can be resumed."""
        return self.journal is not None and not self.journal.problem

    def keep(self) -> None:
        """The table is left: the duel can be resumed later."""
        if self.journal is not None:
            self.journal.leave()

    def drop(self) -> None:
        """The table is left for good: nothing is to be resumed."""
        if self.journal is not None:
            self.journal.remove()

    def played_again(self, responses: Iterable[Response]) -> RecordedDuel:
        """This duel as it is after these answers; they go into the record and the journal.

        What they have in common with the answers so far is wound back to, so that it is quick.
        """
        wanted, now = tuple(responses), self._duel.responses
        common = next(
            (n for n, pair in enumerate(zip(wanted, now, strict=False)) if pair[0] != pair[1]), None
        )
        step = min(len(wanted), len(now)) if common is None else common
        again = RecordedDuel.going_on(self._recorder.wound_back(step), self.journal)
        if self.journal is not None:
            if self._duel.winner is not None:
                self.journal.revive(now)
            self.journal.wound_back(step)
        for response in wanted[step:]:
            again.respond(response)
        return again

    def record(self) -> Record:
        """The duel so far."""
        return self._recorder.record()

    def branch(self, parent: int, name: str) -> Branch:
        """The duel since it was taken up, as a line of the record it was taken from."""
        return self._recorder.branch(parent, name)

    def position_text(self) -> str:
        """The position as notation; raises ``BadNotation`` in the middle of something."""
        return position_of(self._duel)

    def save(self, path: Path) -> None:
        """Write the record so far; raises ``FileError``."""
        save_record(replace(self.record(), saved_at=int(time.time())), path)


def rebuilding(duel: RecordedDuel, agents: Callable[[], dict[int, Chooser]]) -> Rebuild:
    """What a session needs to take answers back.

    ``agents`` makes new ones, that know nothing yet; the session asks the old ones where they remember.
    """
    current = [duel]

    def rebuild(responses: tuple[Response, ...]) -> Rebuilt:
        again = current[0] = current[0].played_again(responses)
        return Rebuilt(again, agents(), again.take_events())

    return rebuild


def make_duel(
    library: CardLibrary,
    request: Request,
    names: tuple[str, str] = ("Player", "AI"),
    setup: Setup | None = None,
    *,
    journal: bool = False,
    match: Mapping[str, Any] | None = None,
) -> tuple[RecordedDuel, dict[int, Chooser]]:
    """The duel of ``request`` and who plays the opponent. The player of the table is player 0.

    ``setup``: that of a duel of a Match instead of the single duel of the request. ``journal``: keep each
    answer on the disk until the duel is over, with the Match it belongs to (``match``, JSON values).
    Raises ``BadSetup``, ``UnknownCard``, ``UnscriptedCard`` or ``UnknownRules`` with one sentence.
    """
    if setup is None:
        setup = single_setup(request)
    agents = make_agents(library, request.ai, setup.seed)
    duel = Duel(setup, library.pool)
    kept = None
    if journal:
        if match is None:
            kept = Journal(setup, names, plain_request(request))
        else:
            kept = match_journal(request, setup, names, match)
    return RecordedDuel(duel, names, kept), agents


def match_journal(
    request: Request, setup: Setup, names: tuple[str, str], match: Mapping[str, Any]
) -> Journal:
    """A journal of a duel of a Match, which stands as ``match`` says (JSON values)."""
    return Journal(setup, names, plain_request(request) | {MATCH: dict(match)})


def plain_request(request: Request) -> dict[str, Any]:
    """``request`` as JSON values, for the journal."""
    values = {key: getattr(request, key) for key in ("rules", "first", "ai", "lp", "seed", "match")}
    return values | {
        "player_deck": plain_deck(request.player_deck),
        "opponent_deck": plain_deck(request.opponent_deck),
    }


def plain_deck(deck: Deck) -> dict[str, Any]:
    """``deck`` as JSON values."""
    parts = {part: list(getattr(deck, part)) for part in ("main", "extra", "side")}
    return {"name": deck.name, **parts}


def deck_from_plain(values: Mapping[str, Any]) -> Deck:
    """The deck of :func:`plain_deck`; raises KeyError, TypeError or ValueError if it is none."""
    return Deck(
        from_plain(str, values["name"]),
        from_plain(tuple[int, ...], values["main"]),
        from_plain(tuple[int, ...], values["extra"]),
        from_plain(tuple[int, ...], values["side"]),
    )


@dataclass(frozen=True, slots=True)
class SavedRequest:
    """The request of a duel that is resumed (see :class:`Request`)."""

    player_deck: Deck
    opponent_deck: Deck
    rules: str
    first: int | None
    ai: str
    lp: int
    seed: int | None
    match: bool


def request_of(values: Mapping[str, Any]) -> SavedRequest:
    """The request that :func:`plain_request` made ``values`` of; raises ``FileError`` if it is none."""
    try:
        decks = [deck_from_plain(values[key]) for key in ("player_deck", "opponent_deck")]
        return SavedRequest(
            decks[0],
            decks[1],
            rules_named(from_plain(str, values["rules"])).name,
            from_plain(cast(Any, int | None), values["first"]),
            from_plain(str, values["ai"]),
            from_plain(int, values["lp"]),
            from_plain(cast(Any, int | None), values["seed"]),
            from_plain(bool, values["match"]),
        )
    except (KeyError, TypeError, ValueError, UnknownRules) as error:
        raise FileError(f"The saved duel has no usable set-up ({error}); discard it.") from None


def make_live(
    library: CardLibrary, live: LiveDuel, *, journal: bool = False
) -> tuple[RecordedDuel, dict[int, Chooser]]:
    """The duel that ``live`` describes, played up to its last answer, and who plays its seats.

    Raises ``EngineError`` with one sentence when it cannot begin or an answer is refused.
    """
    duel = Duel(live.setup, library.pool)
    duel.decision  # noqa: B018  # asking starts the duel
    for response in live.responses:
        duel.respond(response)
    if live.responses:
        duel.take_events()  # what happened before is not shown again
    kept = Journal(live.setup, live.names, {_LIVE: live.to_plain()}, live.responses) if journal else None
    return RecordedDuel(duel, live.names, kept), make_players(library, live.players, live.setup.seed)


def make_players(library: CardLibrary, players: Sequence[str], seed: int) -> dict[int, Chooser]:
    """The agents of the seats that no person plays, by the names of :mod:`app.controller.live`."""
    made: dict[int, Chooser] = {}
    for seat, kind in enumerate(players):
        if kind == PASSIVE:
            made[seat] = PassiveAgent()
        elif kind == RANDOM:
            made[seat] = RandomAgent(seed)
        elif kind != HUMAN_PLAYER:
            made[seat] = GreedyAgent(library.pool, seed)
    return made


@dataclass(frozen=True, slots=True)
class Resumed:
    """An unfinished duel at its last answer. It has either a ``request`` or is a ``live`` duel.

    ``sentence`` says what of it does not count any more, "" if all is there. ``past`` are the answers that
    people gave by hand, in order, ``forward`` what had been taken back, the nearest first.
    """

    duel: RecordedDuel
    agents: dict[int, Chooser]
    request: SavedRequest | None
    live: LiveDuel | None
    sentence: str
    past: tuple[Moment, ...] = ()
    forward: tuple[Forward, ...] = ()


def resume_duel(
    library: CardLibrary,
    saved: Unfinished,
    preference: str = AUTO,
    progress: Callable[[int, int], object] = lambda done, whole: None,
) -> Resumed:
    """Go on with an unfinished duel; raises ``FileError`` with one sentence.

    The agents are asked again what they were asked before, so that they remember what they did. A journal
    does not say which answers were given by hand: those count that ``preference`` would not have given.
    That takes a moment for each answer: ``progress`` is told how many there are and how many are done, and
    whatever it raises ends it.
    """
    lock = lock_journal(saved.path)
    try:
        # Another program may have gone on with it since it was listed.
        return _resumed(library, read_journal(saved.path), preference, lock, progress)
    except BaseException:
        lock.release()
        raise


def _resumed(
    library: CardLibrary,
    saved: Unfinished,
    preference: str,
    lock: FileLock,
    progress: Callable[[int, int], object],
) -> Resumed:
    request: SavedRequest | None = None
    live: LiveDuel | None = None
    if _LIVE in saved.request and saved.setup is not None:
        try:
            live = live_from_plain(saved.request[_LIVE], saved.setup, saved.responses[: saved.first])
        except (ValueError, AttributeError) as error:
            raise FileError(f"{saved.path.name} cannot be resumed ({error}); discard it.") from None
    else:
        request = request_of(saved.request)

    def players(seed: int) -> dict[int, Chooser]:
        if live is not None:
            return make_players(library, live.players, seed)
        return make_agents(library, request.ai if request else "", seed)

    watch = _Watch(library, saved, preference, players, progress)
    recorder, kept, sentence = resume(saved, library.pool, watch)
    agents = watch.agents or players(recorder.duel.setup.seed)
    count = len(recorder.responses)
    past = watch.moments(0, count)
    forward = watch.ahead(recorder.duel, kept)
    if not forward:
        kept = replace(kept, undone=(), undone_digests=(), forward=())
    duel = RecordedDuel.going_on(recorder, Journal.going_on(kept, lock))
    return Resumed(duel, agents, request, live, sentence, past, forward)


class _Watch:
    """Looks on while a duel is played again: what its agents remember, which answers were given by hand."""

    def __init__(
        self,
        library: CardLibrary,
        saved: Unfinished,
        preference: str,
        players: Callable[[int], dict[int, Chooser]],
        progress: Callable[[int, int], object],
    ) -> None:
        self.agents: dict[int, Chooser] = {}
        self._past: dict[int, Moment] = {}
        self._first = saved.first
        self._answers = (*saved.responses, *saved.undone)
        self._preference = preference
        self._events = answers_events(library.pool)
        self._players, self._progress = players, progress

    def __call__(self, duel: Duel) -> None:
        """Called before each answer."""
        step, decision = len(duel.responses), duel.decision
        self._progress(step, len(self._answers))
        if step == self._first:  # also when it is played again, shorter
            self.agents = self._players(duel.setup.seed)
        if decision is None or step < self._first:
            return
        agent = self.agents.get(decision.player)
        if isinstance(agent, Remembering):
            # What it remembers now is that of a moment which one may come back to.
            twin = agent.twin()
            self.agents = {**self.agents, decision.player: twin}
            with suppress(Exception):  # an AI that fails was not heard then either; it remembers less
                twin.choose(duel.view(decision.player), decision)
        elif agent is None and self._answers[step] != obvious(duel, decision, self._preference, self._events):
            is_open = isinstance(decision, IdleCommand | BattleCommand)
            self._past[step] = Moment(decision.player, step, is_open, self.agents)

    def moments(self, start: int, end: int) -> tuple[Moment, ...]:
        """The answers by hand from step ``start`` up to step ``end``."""
        return tuple(self._past[step] for step in sorted(self._past) if start <= step < end)

    def ahead(self, duel: Duel, saved: Unfinished) -> tuple[Forward, ...]:
        """The steps forward from where ``duel`` stands; none where it would not come out the same."""
        found: list[Forward] = []
        duel, start = duel.clone(), len(saved.responses)
        duel.keep_quiet()
        digests = dict(saved.undone_digests)
        try:
            for response in saved.undone:
                duel.decision  # noqa: B018  # asking starts a duel that is a copy
                self(duel)
                duel.respond(response)
                step = len(duel.responses)
                if step in digests and duel.digest() != digests[step]:
                    return ()
                if step in saved.forward:
                    answers = tuple(duel.responses)
                    found.append(Forward(answers, self.moments(start, step), self.agents))
                    start = step
        except EngineError:
            return ()
        return tuple(found)


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
