"""What several commands ask for: decks, players, rules. Whatever is wrong is a :class:`BadInput`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from app.ai.agent import Agent
from app.ai.greedy import GreedyAgent
from app.ai.random_agent import RandomAgent
from app.data import atomic
from app.data.decks import Deck, list_decks, load_ydk
from app.data.errors import DataError, FileError
from app.data.paths import sample_decks_dir
from app.engine.carddata import CardPool
from app.engine.duel import DeckList

AGENTS: Final = ("greedy", "random")


class BadInput(DataError):
    """An argument or file of the command is wrong; the message is one sentence."""


def load_deck(path: str, pool: CardPool) -> Deck:
    """The deck of the file ``path`` if a duel may use it; raises :class:`BadInput` or a DeckError."""
    deck = load_ydk(path, pool)
    if deck.problems:
        more = f" ({len(deck.problems) - 1} more)" if len(deck.problems) > 1 else ""
        raise BadInput(f"{path}: {deck.problems[0]}{more}")
    return deck


def deck_list(deck: Deck) -> DeckList:
    """The deck as the engine wants it."""
    return DeckList(main=deck.main, extra=deck.extra)


def sample_decks(pool: CardPool) -> list[Deck]:
    """The sample decks that are fit for a duel."""
    decks = [load_ydk(path, pool) for path in list_decks(sample_decks_dir())]
    return [deck for deck in decks if not deck.problems]


def make_agent(kind: str, pool: CardPool, seed: int) -> Agent:
    """A computer player: ``kind`` is one of AGENTS."""
    if kind == "greedy":
        return GreedyAgent(pool, seed)
    if kind == "random":
        return RandomAgent(seed)
    raise BadInput(f"There is no player '{kind}'; choose from {', '.join(AGENTS)}.")


def player_kinds(text: str) -> tuple[str, str]:
    """The two kinds of a text like "greedy,random"; raises :class:`BadInput`."""
    kinds = [kind.strip() for kind in text.split(",")]
    if len(kinds) == 1:
        kinds *= 2
    if len(kinds) != 2 or any(kind not in AGENTS for kind in kinds):
        raise BadInput(f"--players {text}: name two of {', '.join(AGENTS)}, for example greedy,random.")
    return kinds[0], kinds[1]


def require_writable(path: Path) -> None:
    """Raises :class:`FileError` if no file can be made beside ``path``, before any work is done."""
    if path.is_dir():
        raise FileError(f"{path} is a folder; name a file in it.")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise FileError(
            f"Cannot write into the folder {path.parent} ({atomic.reason_of(error)});"
            " choose a folder you may write to."
        ) from None
