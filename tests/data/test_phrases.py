"""Sentences of errors: English as text, and a pattern with its values for other languages."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path

import pytest

from app.data.atomic import read_bytes, write_bytes
from app.data.deck_codes import from_ydke
from app.data.decks import load_ydk
from app.data.errors import DataError, DeckError, FileError, Phrase


def test_a_phrase_is_its_english_text() -> None:
    phrase = Phrase("{path} holds {what}.", path=Path("a"), what=Phrase("a deck"))
    assert phrase == "a holds a deck."
    assert phrase.pattern == "{path} holds {what}."
    assert phrase.values == {"path": Path("a"), "what": "a deck"}


def test_without_values_braces_are_no_fields() -> None:
    assert str(FileError("{x} stays")) == "{x} stays"
    assert str(FileError("{x} stays", x="{y}")) == "{y} stays"


def test_what_a_file_says_cannot_break_the_sentence() -> None:
    error = DeckError("'{line}' is no card.", line="a\nb\x1b")
    assert str(error) == "'a\ufffdb\ufffd' is no card."


@pytest.mark.parametrize("again", [copy.deepcopy, lambda error: pickle.loads(pickle.dumps(error))])
def test_an_error_keeps_its_phrase_on_its_way_to_another_process(again: object) -> None:
    assert callable(again)
    error = again(FileError("{n} cards", n=3))
    assert isinstance(error, FileError)
    assert (str(error), error.phrase.pattern, error.phrase.values) == ("3 cards", "{n} cards", {"n": 3})


def test_a_passed_on_error_keeps_its_pattern(tmp_path: Path) -> None:
    with pytest.raises(FileError) as first:
        read_bytes(tmp_path / "no.ydk", 10, Phrase("deck"))
    with pytest.raises(DeckError) as second:
        load_ydk(tmp_path / "no.ydk")
    assert second.value.phrase.pattern == first.value.phrase.pattern
    assert str(second.value) == str(first.value)


def test_a_known_reason_is_a_phrase_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(DataError) as found:
        write_bytes(tmp_path / "file" / "x", b"")
    assert isinstance(found.value.phrase.values["reason"], Phrase)


def test_a_damaged_link_names_the_part() -> None:
    with pytest.raises(DeckError) as found:
        from_ydke("ydke://***!!!", "x")
    assert found.value.phrase.values["word"] == "Main"
