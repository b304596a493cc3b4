"""``ketto check-replays`` and ``ketto replay`` on files that are not whole."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli import main, replay_check
from app.data.decks import Deck
from app.data.record import Record
from app.data.replay_file import pack, save_record, unpack
from tests.data.played import plain_deck, played


@pytest.fixture(autouse=True)
def _plain_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_check, "sample_decks", lambda pool: [Deck("plain", plain_deck())])


def test_all_checks_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-replays", "--duels", "1", "--take-back", "0", "--fuzz", "30", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["duels"], found["seeks"], found["fuzzed"], found["problems"]) == (1, 20, 30, [])
    assert found["refused"] + found["partial"] + found["harmless"] == 30
    assert found["take_backs"] == 0
    assert 0 < found["seek_ms_p95"] < 100
    assert 0 < found["largest_bytes"] < 300_000


def test_a_failed_check_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(content: bytes, source: str = "record") -> Record:
        record = unpack(content, source)
        return played(answers=3, frames=True).record() if source == "record" else record

    monkeypatch.setattr(replay_check, "unpack", wrong)
    assert main(["check-replays", "--duels", "1", "--take-back", "0", "--fuzz", "0"]) == 1
    out = capsys.readouterr().out
    assert "problem: duel 0: the file holds another record than was saved" in out
    assert "differs from straight play" in out


def test_bad_numbers(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["check-replays", "--take-back", "-1"]) == 2
    assert "--take-back must be" in capsys.readouterr().err
    monkeypatch.setattr(replay_check, "sample_decks", lambda pool: [])
    assert main(["check-replays"]) == 2
    assert "nothing to check" in capsys.readouterr().err


def test_a_damaged_record_is_printed_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = played(answers=80, frames=True).record()
    whole, cut = tmp_path / "whole.ketto", tmp_path / "cut.ketto"
    save_record(record, whole)
    content = pack(record)
    cut.write_bytes(content[: len(content) * 2 // 3])
    assert main(["replay", str(whole), "--json"]) == 0
    full = json.loads(capsys.readouterr().out)
    assert (full["decisions"], full["missing"]) == (80, "")
    assert main(["replay", str(cut), "--json", "--verify"]) == 1
    captured = capsys.readouterr()
    part = json.loads(captured.out)
    assert part["decisions"] in (32, 64)
    assert part["ok"] is True, "what can be read is right"
    assert "is damaged or incomplete; the first" in captured.err
    assert main(["replay", str(cut)]) == 1
    assert "Main Phase 1" in capsys.readouterr().out
