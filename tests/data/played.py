"""Duels for the tests of records and commands: Normal Monsters only, random answers."""

import random
from functools import cache
from itertools import islice
from pathlib import Path

from app.data.decks import Deck, save_ydk
from app.data.library import CardLibrary, load_library
from app.data.recorder import Recorder
from app.engine import constants as c
from app.engine.duel import DeckList, Duel, Setup
from app.engine.rules import rules_named

MAX_ANSWERS = 3000


@cache
def library() -> CardLibrary:
    return load_library()


def normal_monsters() -> list[int]:
    """Passcodes of the Main Deck monsters without any effect, one of each name."""
    return [
        card.code for card in library().pool if card.type == c.TYPE_MONSTER | c.TYPE_NORMAL and not card.alias
    ]


def plain_deck(start: int = 0, size: int = 40) -> tuple[int, ...]:
    """A legal Main Deck of Normal Monsters, at most 3 of a name; ``start`` gives another one."""
    codes = normal_monsters()
    return tuple(codes[(start + n // 3) % len(codes)] for n in range(size))


def write_deck(path: Path, start: int = 0) -> Path:
    """A deck file of :func:`plain_deck`."""
    save_ydk(Deck(path.stem, plain_deck(start)), path)
    return path


def plain_setup(seed: int = 7, first_player: int | None = 0, rules: str = "mr5") -> Setup:
    decks = (DeckList(main=plain_deck(), extra=()), DeckList(main=plain_deck(5), extra=()))
    return Setup(rules=rules_named(rules), seed=seed, decks=decks, first_player=first_player)


def play_some(recorder: Recorder, answers: int = MAX_ANSWERS, seed: int = 0) -> Recorder:
    """Answer at random, at most ``answers`` times."""
    rng = random.Random(seed)
    while recorder.duel.decision is not None and len(recorder.duel.responses) < answers:
        recorder.take_events()
        recorder.respond(rng.choice(list(islice(recorder.duel.decision.choices(), 50))))
    return recorder


def played(
    seed: int = 7, answers: int = MAX_ANSWERS, first_player: int | None = 0, *, frames: bool = False
) -> Recorder:
    """A recorded duel between plain decks."""
    duel = Duel(plain_setup(seed, first_player), library().pool)
    return play_some(Recorder(duel, ("Yugi", "Kaiba"), frames=frames), answers, seed)
