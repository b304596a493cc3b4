"""A duel from set-up to winner: the tiny boundary everybody outside the engine uses.

    duel = Duel(setup, pool)
    while duel.decision is not None:
        for event in duel.take_events(): ...
        duel.respond(answer)

One duel = set-up + list of responses. Between two open game states a coroutine lives; a copy in
between is the last checkpoint plus the responses since.
"""

from __future__ import annotations

import pickle
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import NamedTuple

from app.engine import battle, notation, turn
from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.decisions import BattleCommand, Decision, IdleCommand, Response
from app.engine.errors import BadSetup, IllegalResponse
from app.engine.events import DuelEnded, Event
from app.engine.kernel import DuelOver, Kernel
from app.engine.resample import resample
from app.engine.rng import Rng, seed_words
from app.engine.rules import PRESETS, DuelRules
from app.engine.state import CardState, DuelState
from app.engine.view import PlayerView
from app.engine.viewing import view_for
from app.engine.why_not import Attempt
from app.engine.why_not import why_not as reasons_against


@dataclass(frozen=True, slots=True)
class DeckList:
    """Passcodes of a Main Deck and an Extra Deck (the Side Deck plays no part in a duel)."""

    main: tuple[int, ...]
    extra: tuple[int, ...] = ()


class Redeal(NamedTuple):
    """After ``step`` answers, at an open game state: what ``player`` cannot know is dealt anew."""

    step: int
    player: int
    seed: int


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a duel starts from. ``first_player`` None: ``chooser`` says who goes first.

    ``chooser`` None: a coin toss, whose winner chooses (in a Match later on: the previous loser).
    ``lp`` None means the starting LP of the rules. ``position`` (:mod:`app.engine.notation`): the duel
    begins there instead of with shuffled decks; decks, starting player and LP then mean nothing.
    ``redeals``: where cards a player did not know were dealt anew ("play from here").
    """

    rules: DuelRules
    seed: int
    decks: tuple[DeckList, DeckList]
    first_player: int | None = 0
    lp: int | None = None
    chooser: int | None = None
    position: str = ""
    redeals: tuple[Redeal, ...] = ()


def initial_state(setup: Setup, pool: CardPool) -> DuelState:
    """The shuffled start or the given position.

    Raises BadSetup, BadNotation, UnknownCard or UnscriptedCard.
    """
    if setup.position:
        state = notation.from_text(setup.position, pool, setup.seed)
        if state.rules_name != setup.rules.name:
            raise BadSetup(f"The position is one of {state.rules_name}, not of {setup.rules.name}.")
        return state
    lp = setup.rules.start_lp if setup.lp is None else setup.lp
    if not 1 <= lp <= 999_999:
        raise BadSetup(f"Starting LP must be from 1 to 999999, not {lp}.")
    rng = Rng(seed_words(setup.seed))
    state = DuelState(setup.rules.name, rng.words, (lp, lp))
    for player, deck in enumerate(setup.decks):
        if not deck.main:
            raise BadSetup(f"The Main Deck of player {player + 1} is empty.")
        if len(deck.main) > 500 or len(deck.extra) > 500:
            raise BadSetup(f"The Deck of player {player + 1} has more than 500 cards.")
        _add_deck(state, rng, player, deck, pool)
    state.rng = rng.words
    return state


def _add_deck(state: DuelState, rng: Rng, player: int, deck: DeckList, pool: CardPool) -> None:
    for codes, location in ((deck.main, c.LOCATION_DECK), (deck.extra, c.LOCATION_EXTRA)):
        codes_left = list(codes)
        for code in codes_left:
            facts = pool.require_playable(code)
            if facts.is_extra_deck != (location == c.LOCATION_EXTRA):
                where = "Extra Deck" if facts.is_extra_deck else "Main Deck"
                raise BadSetup(f"{facts.name} belongs in the {where}.")
        # Numbers are given in one random order and lie in another, so a number tells nothing.
        rng.shuffle(codes_left)
        uids = []
        for code in codes_left:
            uid = len(state.cards)
            state.cards.append(CardState(uid, code, player, player, location, 0, c.POS_FACEDOWN_DEFENSE))
            uids.append(uid)
        if location == c.LOCATION_DECK:
            rng.shuffle(uids)
        pile = state.pile(player, location)
        pile.extend(uids)
        for n, uid in enumerate(pile):
            state.cards[uid].sequence = n


class Duel:
    """A running duel. Asks ``decision`` of ``decision.player``; None when it is over."""

    __slots__ = (
        "_checkpoint",
        "_coroutine",
        "_decision",
        "_first",
        "_fresh",
        "_kernel",
        "_since",
        "_started",
        "pool",
        "responses",
        "setup",
    )

    def __init__(self, setup: Setup, pool: CardPool) -> None:
        self._begin(setup, pool, initial_state(setup, pool), [])
        self._fresh = True

    def _begin(self, setup: Setup, pool: CardPool, state: DuelState, responses: list[Response]) -> None:
        self.setup = setup
        self.pool = pool = pool.for_duel(card.code for card in state.cards)
        #: All answers so far; with the set-up they are the whole duel.
        self.responses = responses
        self._first = setup.first_player
        self._kernel = Kernel(state, pool, setup.rules)
        self._checkpoint: DuelState | None = None
        self._since: list[Response] = []
        self._coroutine: Coroutine[Decision, Response, None] | None = None
        self._decision: Decision | None = None
        self._started = False
        #: At the very beginning, not at a copy of a later state.
        self._fresh = False

    # -- asking and answering ---
    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the duel is over."""
        if not self._started:
            self._started = True
            self._checkpoint = self._kernel.state.clone()
            self._since = []
            self._coroutine = self._flow()
            self._advance(None)
            if self._fresh and self.setup.redeals:
                self._redeal()
        return self._decision

    def respond(self, response: Response) -> None:
        """Answer the open question. An answer that is not accepted raises and changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalResponse("The duel is over; there is nothing to answer.")
        response = tuple(response)
        if not all(type(number) is int for number in response) or not decision.accepts(response):
            raise IllegalResponse(f"{response} is not a legal answer to {type(decision).__name__}.")
        if self.is_open:
            self._checkpoint = self._kernel.state.clone()
            self._since = []
        self.responses.append(response)
        self._since.append(response)
        self._advance(response)
        if self.setup.redeals:
            self._redeal()

    def _advance(self, response: Response | None) -> None:
        coroutine = self._coroutine
        assert coroutine is not None
        try:
            self._decision = coroutine.send(response)  # type: ignore[arg-type]  # None starts it
        except (StopIteration, DuelOver):
            self._decision = None
            self._finish()

    def _redeal(self) -> None:
        """Deal anew what the set-up says has been dealt anew after just so many answers."""
        for step, player, seed in self.setup.redeals:
            if step == len(self.responses) and self.is_open:
                events, quiet = self._kernel.events, self._kernel.quiet
                state = resample(
                    self._kernel.state, self.pool, player, Rng(seed_words(seed)), self.setup.rules
                )
                self._kernel = Kernel(state, self.pool, self.setup.rules)
                self._kernel.quiet = True
                assert self._coroutine is not None
                self._coroutine.close()
                self._coroutine = self._flow()
                self._advance(None)
                self._kernel.events, self._kernel.quiet = events, quiet

    async def _flow(self) -> None:
        kernel = self._kernel
        state = kernel.state
        while True:
            if state.flow == "main":
                await turn.main_step(kernel)
            elif state.flow == "battle":
                await battle.battle_step(kernel)
            else:
                await turn.start(kernel, self._first, self.setup.chooser)

    def _finish(self) -> None:
        state = self._kernel.state
        self._kernel.emit(DuelEnded(state.winner, state.win_reason))

    def surrender(self, player: int) -> None:
        """``player`` gives up; not a recorded response (the record notes it as its end)."""
        state = self._kernel.state
        if state.winner >= 0:
            return
        state.winner = 1 - player
        state.win_reason = "surrender"
        state.version += 1
        self._decision = None
        self._started = True
        if self._coroutine is not None:
            self._coroutine.close()
        self._finish()

    # -- reading ---
    @property
    def is_open(self) -> bool:
        """Whether it stands at an open game state (a checkpoint)."""
        decision = self._decision
        if decision is None:
            return False
        return (
            isinstance(decision, (IdleCommand, BattleCommand)) and self._kernel.state.phase != c.PHASE_STANDBY
        )

    @property
    def winner(self) -> int | None:
        """0, 1, 2 for a draw, None while it runs."""
        winner = self._kernel.state.winner
        return None if winner < 0 else winner

    @property
    def win_reason(self) -> str:
        """Why it ended: "lp", "deck", "surrender" or the name of a card."""
        return self._kernel.state.win_reason

    @property
    def turn(self) -> int:
        """Turn number."""
        return self._kernel.state.turn

    def take_events(self) -> list[Event]:
        """What happened since the last call. Give players only ``event.seen_by(player)``."""
        events = self._kernel.events
        self._kernel.events = []
        return events

    def view(self, player: int) -> PlayerView:
        """The duel as ``player`` may know it."""
        return view_for(self._kernel, player)

    def why_not(self, player: int, key: int) -> tuple[Attempt, ...]:
        """What ``player`` might try with the card ``key`` now, each with the reason why it cannot be done.

        A reason of None: the open question offers it. Empty for cards the player may not see or control.
        """
        return reasons_against(self._kernel, self.decision, player, key)

    def digest(self) -> str:
        """16 hex digits of the whole state."""
        return self._kernel.state.digest()

    def problems(self) -> list[str]:
        """What is impossible in the present state; empty for a sound one."""
        return self._kernel.state.problems()

    def keep_quiet(self, quiet: bool = True) -> None:
        """Collect no events (search, benchmarks)."""
        self._kernel.quiet = quiet

    @property
    def kernel(self) -> Kernel:
        """The engine's inside: for tests and tools of the engine only, never for players."""
        return self._kernel

    # -- copying ---
    def clone(self) -> Duel:
        """An independent duel at the same point."""
        twin = Duel.__new__(Duel)
        if self._decision is None or self.is_open or not self._started:
            twin._begin(self.setup, self.pool, self._kernel.state.clone(), self.responses[:])
            if self._decision is None and self._started:
                twin._started = True
            twin._kernel.learn_from(self._kernel)
            twin._fresh = self._fresh and not self._started
            return twin
        assert self._checkpoint is not None
        replayed = len(self._since)
        twin._begin(
            self.setup, self.pool, self._checkpoint.clone(), self.responses[: len(self.responses) - replayed]
        )
        twin._kernel.learn_from(self._kernel)
        twin._kernel.quiet = True
        for response in self._since:
            twin.respond(response)
        twin._kernel.quiet = False
        twin.take_events()
        return twin

    def to_bytes(self) -> bytes:
        """The duel at its last checkpoint and the answers since, for another process."""
        self.decision  # noqa: B018  # starts the duel, so that there is a checkpoint
        state = self._kernel.state if self.is_open or self._decision is None else self._checkpoint
        since = [] if self.is_open or self._decision is None else self._since
        before = self.responses[: len(self.responses) - len(since)]
        return pickle.dumps((self.setup, state, before, since), protocol=4)

    @classmethod
    def from_bytes(cls, data: bytes, pool: CardPool) -> Duel:
        """The duel :meth:`to_bytes` packed. Only for data of one's own making (pickle)."""
        setup, state, before, since = pickle.loads(data)
        duel = cls.__new__(cls)
        duel._begin(setup, pool, state, list(before))
        if state.winner >= 0:
            duel._started = True
        for response in since:
            duel.respond(response)
        duel.take_events()
        return duel

    @classmethod
    def from_state(
        cls, state: DuelState, pool: CardPool, *, rules: DuelRules | None = None, seed: int = 0
    ) -> Duel:
        """A duel that goes on from a position at an open game state (scenarios, puzzles)."""
        rules = rules or PRESETS[state.rules_name]
        setup = Setup(rules, seed, (DeckList((0,)), DeckList((0,))))
        duel = cls.__new__(cls)
        duel._begin(setup, pool, state, [])
        return duel


__all__ = ["DeckList", "Duel", "Redeal", "Setup", "initial_state"]
