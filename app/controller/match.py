"""A Match: up to three duels, side decking in between, the loser chooses who goes first (WIN, DECK)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from app.data.decks import Deck
from app.engine.carddata import CardPool
from app.engine.duel import DeckList, Setup
from app.engine.rules import DuelRules

DUELS = 3
WINS = 2


class IllegalSwap(ValueError):
    """A side-decked list does not hold the same cards in parts of the same sizes.

    The sentence is English; ``wording`` and ``values`` let a front end say it in another language.
    """

    def __init__(self, sentence: str, wording: str = "", **values: object) -> None:
        super().__init__(sentence)
        self.wording = wording
        self.values = values


def _cards(deck: Deck) -> Counter[int]:
    return Counter((*deck.main, *deck.extra, *deck.side))


@dataclass(slots=True)
class Match:
    """Best of three. ``decks`` are the registered lists; they never change.

    Play ``setup(seed)``, tell the result with ``score``, side deck with ``swap``, until ``is_over``.
    """

    rules: DuelRules
    decks: tuple[Deck, Deck]
    first_player: int | None = None
    lp: int | None = None
    #: Winner of each duel so far: 0, 1, or 2 for a draw.
    results: list[int] = field(default_factory=list)
    _current: list[Deck] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._current = [*self.decks]

    def go_on(self, results: tuple[int, ...], decks: tuple[Deck, Deck]) -> None:
        """A Match that was left: ``results`` so far, ``decks`` as they are side decked now.

        Raises ValueError (and changes nothing) if that is no running Match of these decks.
        """
        if set(results) - {0, 1, 2} or any(results.count(player) >= WINS for player in (0, 1)):
            raise ValueError("its results are those of no running Match")
        if len(results) >= DUELS:
            raise ValueError("all of its duels are over")
        for registered, now in zip(self.decks, decks, strict=True):
            if _cards(registered) != _cards(now):
                raise ValueError("its decks hold other cards than the registered ones")
        self.results, self._current = [*results], [*decks]

    def deck(self, player: int) -> Deck:
        """The list ``player`` uses in the coming duel."""
        return self._current[player]

    def side_count(self, player: int) -> int:
        """What the opponent is told of the Side Deck: its size, and nothing more (INFO)."""
        return len(self._current[player].side)

    def setup(self, seed: int) -> Setup:
        """The coming duel. After a decided duel its loser chooses who goes first (TURN-003)."""
        lists = (self._list(0), self._list(1))
        if not self.results:
            return Setup(self.rules, seed, lists, self.first_player, self.lp)
        last = self.results[-1]
        chooser = 1 - last if last in (0, 1) else None
        return Setup(self.rules, seed, lists, None, self.lp, chooser)

    def _list(self, player: int) -> DeckList:
        deck = self._current[player]
        return DeckList(deck.main, deck.extra)

    def score(self, winner: int) -> None:
        """Note who won the duel (2: a draw); raises ValueError when the Match is over."""
        if self.is_over:
            raise ValueError("The Match is over.")
        self.results.append(winner)

    def wins(self, player: int) -> int:
        """Duels won so far."""
        return self.results.count(player)

    @property
    def is_over(self) -> bool:
        """Two wins, or three duels."""
        return len(self.results) == DUELS or max(self.wins(0), self.wins(1)) == WINS

    @property
    def winner(self) -> int | None:
        """0 or 1, 2 for a drawn Match, None while it goes on; drawn duels count for nobody."""
        if not self.is_over:
            return None
        mine, theirs = self.wins(0), self.wins(1)
        return 2 if mine == theirs else int(theirs > mine)

    def swap(self, player: int, changed: Deck, pool: CardPool) -> None:
        """Side deck between two duels; raises :class:`IllegalSwap` with one sentence."""
        self.check_swap(player, changed, pool)
        self._current[player] = changed

    def check_swap(self, player: int, changed: Deck, pool: CardPool) -> None:
        """Whether :meth:`swap` would accept ``changed``: raises the same, changes nothing."""
        if not self.results or self.is_over:
            raise IllegalSwap("Side Deck cards are swapped between the duels of a Match.")
        before = self._current[player]
        for word in ("main", "extra", "side"):
            had, has = len(getattr(before, word)), len(getattr(changed, word))
            if had != has:
                raise IllegalSwap(
                    f"The {word.capitalize()} Deck must keep its {had} cards; the changed list has {has}.",
                    f"swap.{word}",
                    had=had,
                    has=has,
                )
        if _cards(before) != _cards(changed):
            raise IllegalSwap("The changed list holds other cards than the registered one.")
        problems = changed.checked(pool).problems
        if problems:
            raise IllegalSwap(problems[0])
