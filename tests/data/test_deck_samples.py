"""The sample decks: legal, with Side Decks of cards that can be played."""

from pathlib import Path

import pytest

from app.data.deck_rules import check
from app.data.decks import deck_text, list_decks, load_ydk
from app.data.paths import sample_decks_dir
from app.engine.rules import PRESETS
from tests.data.played import library

DECKS = list_decks(sample_decks_dir())
#: The first era that has the kind of monster a deck is about; the others are at home in all.
FIRST = {"xyz": "mr2", "pendulum": "mr3", "link": "mr4"}


def test_there_are_twelve() -> None:
    assert len(DECKS) == 12
    readme = (sample_decks_dir() / "README.md").read_text("utf-8")
    assert all(f"`{path.name}`" in readme for path in DECKS)


@pytest.mark.parametrize("path", DECKS, ids=lambda path: path.stem)
def test_a_sample_deck(path: Path) -> None:
    pool = library().pool
    deck = load_ydk(path, pool)
    assert deck.problems == ()
    assert (len(deck.main), len(deck.side)) == (40, 15)
    assert deck_text(deck) == path.read_text("utf-8"), "as Ketto writes it"
    for name, rules in PRESETS.items():
        found = check(deck.main, deck.extra, deck.side, pool, rules=rules)
        assert bool(found) == (name < FIRST.get(path.stem, "mr1"))
