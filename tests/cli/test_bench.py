"""The speed report."""

import json

import pytest

from app.cli import bench, main
from app.cli.bench_search import measure_search
from app.data.decks import Deck
from tests.data.played import library, plain_deck

KEYS = [
    "clone_ms",
    "decisions_per_s",
    "random_duels_per_s",
    "seek_ms_p95",
    "position_ms_p95",
    "frame_ms_p95",
    "startup_s",
    "import_14000_cards_s",
    "open_14000_cards_ms",
    "search_ms_p95",
]


@pytest.fixture(autouse=True)
def _no_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "sample_decks", lambda pool: [Deck("plain", plain_deck())])
    monkeypatch.setattr(bench, "measure_frames", lambda: None)
    monkeypatch.setattr(bench, "measure_startup", lambda: 0.5)
    monkeypatch.setattr(bench, "measure_search", lambda: measure_search(200))


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", "0.2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == KEYS
    assert all(found[key] > 0 for key in KEYS[:5])
    assert found["seek_ms_p95"] < 100
    assert (found["frame_ms_p95"], found["startup_s"]) == (None, 0.5)
    assert all(found[key] > 0 for key in KEYS[7:])


def test_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--seconds", "0.2"]) == 0
    lines = [line.split(maxsplit=1) for line in capsys.readouterr().out.splitlines()]
    assert [name for name, _ in lines] == KEYS
    assert lines[5][1] == "not measured"


def test_without_decks_there_is_nothing_to_measure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "sample_decks", lambda pool: [])
    assert main(["bench"]) == 2
    assert "nothing to measure" in capsys.readouterr().err


def test_seeking_needs_a_long_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LONG_TURNS", 10_000)
    monkeypatch.setattr(bench, "_LONG_DUELS_TRIED", 1)
    assert bench.measure_seek(library(), [Deck("plain", plain_deck())]) == (None, None)


def test_a_child_that_fails_is_not_measured() -> None:
    assert bench._child("app.no_such_module") is None
    assert bench._child("json.tool", "--help") is not None
