"""What practice begins with: hand tests, puzzles, both sides by hand."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Sequence
from typing import Final

from app.controller.live import GREEDY, HAND_TEST, HUMAN, PASSIVE, PRACTICE, PUZZLE, LiveDuel
from app.data.decks import Deck
from app.data.puzzle_file import Puzzle
from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.duel import DeckList, Setup
from app.engine.errors import BadSetup
from app.engine.rng import Rng, seed_words
from app.engine.rules import DuelRules, rules_named

#: Cards of the opponent's Deck in a hand test beyond those of the player's: it never runs out first.
_MORE: Final = 60
_OPPONENT: Final = "The opponent of a hand test needs a Normal Monster, and the card pool has none."


def hand_test(
    deck: Deck,
    pool: CardPool,
    rules: str,
    first: bool,
    names: tuple[str, str],
    seed: int | None = None,
    stack: Sequence[int] = (),
) -> LiveDuel:
    """``deck`` against an opponent that does nothing; the player goes ``first`` or second.

    ``stack`` lists the passcodes to draw, the first one first; the rest of the Deck follows shuffled.
    Raises ``BadSetup`` if the Deck does not hold them. Another ``seed`` is another draw.
    """
    flags = rules_named(rules)
    seed = secrets.randbits(48) if seed is None else seed
    lists = (DeckList(deck.main, deck.extra), _idle_deck(deck, pool))
    setup = Setup(flags, seed, lists, 0 if first else 1)
    if stack:
        position = _stacked(deck, lists[1], flags, first, seed, tuple(stack), pool)
        setup = Setup(flags, seed, (DeckList(()), DeckList(())), position=position)
    return LiveDuel(setup, (HUMAN, PASSIVE), names, mode=HAND_TEST, title=deck.name)


def _idle_deck(deck: Deck, pool: CardPool) -> DeckList:
    """A Deck that does nothing, and more of it than the player can draw."""
    quiet = [
        card.code
        for card in pool
        if card.type & c.TYPE_NORMAL
        and card.type & c.TYPE_MONSTER
        and not card.type & (c.TYPE_TOKEN | c.TYPE_PENDULUM)
        and card.level <= 4
        and pool.is_playable(card.code)
    ]
    if not quiet:
        raise BadSetup(_OPPONENT)
    weakest = min(quiet, key=lambda code: (pool.data(code).attack, code))
    return DeckList((weakest,) * (len(deck.main) + _MORE))


def _stacked(
    deck: Deck,
    foe: DeckList,
    rules: DuelRules,
    first: bool,
    seed: int,
    stack: tuple[int, ...],
    pool: CardPool,
) -> str:
    """The first Main Phase of a duel whose player has drawn the ``stack``, as text of the notation."""
    missing = Counter(stack) - Counter(deck.main)
    if missing:
        code = min(missing)
        known = pool.get(code)
        raise BadSetup(f"The Main Deck holds too few copies of {known.name if known else code} to stack.")
    rest = list((Counter(deck.main) - Counter(stack)).elements())
    Rng(seed_words(seed)).shuffle(rest)
    order = [*stack, *rest]
    drawn = rules.start_hand + (0 if first and not rules.first_turn_draw else rules.draw_count)
    lines = [
        "ketto 1",
        f"rules {rules.name}",
        f"turn {1 if first else 2} A main1",
        f"lp {rules.start_lp} {rules.start_lp}",
        _pile("A hand", order[:drawn]),
        _pile("A deck", order[drawn:][::-1]),
        _pile("A extra", deck.extra),
        _pile("B hand", foe.main[: rules.start_hand]),
        _pile("B deck shuffled", foe.main[rules.start_hand :]),
    ]
    return "\n".join(line for line in lines if line) + "\n"


def _pile(words: str, codes: Sequence[int]) -> str:
    listed = " ".join(str(code) for code in codes)
    return f"{words} {listed}" if listed else ""


def opponent_of(puzzle: Puzzle) -> str:
    """Who plays the other side of ``puzzle`` unless the player chooses somebody else.

    Where the puzzle does not say, a goal has to be reached against an opponent that defends itself.
    """
    return puzzle.opponent or (GREEDY if puzzle.has_goal else PASSIVE)


def puzzle_duel(
    puzzle: Puzzle, names: tuple[str, str], opponent: str = PASSIVE, seed: int | None = None
) -> LiveDuel:
    """``puzzle`` to be played by its solver; ``opponent`` is an AI or ``HUMAN`` for both sides by hand.

    Raises ``UnknownRules``. Without a goal it is a position to practise with.
    """
    setup = puzzle.setup(secrets.randbits(48) if seed is None else seed)
    solver = puzzle.solver
    players = (HUMAN, opponent) if solver == 0 else (opponent, HUMAN)
    mine = names if solver == 0 else (names[1], names[0])
    mode = PUZZLE if puzzle.has_goal else PRACTICE
    return LiveDuel(setup, players, mine, mode=mode, seat=solver, title=puzzle.name)


def both_sides(setup: Setup, names: tuple[str, str]) -> LiveDuel:
    """A duel whose both sides one player plays."""
    return LiveDuel(setup, (HUMAN, HUMAN), names, mode=PRACTICE)
