"""What the replay viewer says in the player's language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.data import verify
from app.data.library import load_library
from app.data.replay_list import DeckTitle, ReplayEntry
from app.data.verify import VerifyReport
from app.gui import i18n
from app.gui.replay_viewer.list_rows import EntryWords
from app.gui.replay_viewer.words import verdict
from app.gui.wording import Wording

KINDS = (verify.SAME, verify.SETUP, verify.REFUSED, verify.OVER, verify.DIFFERENT, verify.RESULT)


@pytest.fixture(params=["en", "zh_CN"])
def language(request: pytest.FixtureRequest, qtbot: QtBot) -> Iterator[str]:
    i18n.install(request.param)
    yield request.param
    i18n.install("en")


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_played_again_is_judged_in_every_language(language: str, kind: str) -> None:
    ok = kind == verify.SAME
    report = VerifyReport(ok, 7, "engine's words", None if ok else 7, kind, scripts_changed=not ok)
    said = verdict(report, 20)
    assert said.isascii() == (language == "en")
    assert "engine's words" not in said
    assert ("20" in said) == (kind != verify.SETUP)
    if kind in (verify.REFUSED, verify.OVER, verify.DIFFERENT):
        assert "7" in said
    plain = verdict(VerifyReport(ok, 7, "", None if ok else 7, kind), 20)
    assert said.startswith(plain)
    assert (said != plain) == (not ok), "changed scripts are named"


@pytest.mark.parametrize(
    ("name", "decks", "heading", "line"),
    [
        ("2026-11-30_20-17-29", ("Link", "Xyz"), "Link against Xyz", "Ann against AI · Ann won"),
        ("2026-11-30_20-17-29 (2)", ("Link", "Xyz"), "Link against Xyz", "Ann against AI · Ann won"),
        ("The final", ("Link", "Xyz"), "The final", "Ann (Link) against AI (Xyz) · Ann won"),
        ("2026-11-30_20-17-29", ("Link", ""), "2026-11-30_20-17-29", "Ann (Link) against AI · Ann won"),
    ],
)
def test_a_replay_nobody_has_named_is_called_by_its_decks(
    name: str, decks: tuple[str, str], heading: str, line: str
) -> None:
    entry = ReplayEntry(
        Path(f"{name}.ketto"), ("Ann", "AI"), (DeckTitle(decks[0]), DeckTitle(decks[1])), winner=0
    )
    words = EntryWords(Wording(load_library(), "en"))
    assert words.heading(entry) == heading
    assert " · ".join(part for part in words.line(entry) if part) == line
    assert name in words.all(entry)
