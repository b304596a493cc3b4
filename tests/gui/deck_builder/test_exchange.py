"""The clipboard and other files: decks come in and go out."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.data import paths
from app.data.deck_codes import to_ydke
from app.data.decks import Deck, load_ydk, save_ydk
from app.gui.deck_builder.dialogs import ReportDialog
from app.gui.deck_builder.screen import DeckBuilderScreen
from tests.gui.builder_robot import (
    CONTROL,
    LEFT,
    NONE,
    card_point,
    click_at,
    press,
)
from tests.gui.marks import MASTER_RULE_3, NO_WINDOW_SYSTEM

pytestmark = [NO_WINDOW_SYSTEM, MASTER_RULE_3]
BLUE_EYES = 89631139
STARDUST = 44508094
VEILER = 97268402


def test_a_link_is_pasted_and_undone(with_deck: DeckBuilderScreen) -> None:
    screen = with_deck
    editor = screen.bench.editor
    before = editor.main
    QGuiApplication.clipboard().setText(f"look: {to_ydke(Deck('x', (BLUE_EYES,) * 3, (STARDUST,)))}")
    click_at(screen.views["main"].viewport(), card_point(screen.views["main"], 0))
    QTest.keyClick(screen.views["main"], Qt.Key.Key_V, CONTROL)
    assert (editor.main, editor.extra) == ((BLUE_EYES,) * 3, (STARDUST,))
    screen.undo()
    assert editor.main == before


def test_a_link_with_an_unknown_card_is_kept(screen: DeckBuilderScreen) -> None:
    """CASE-101: everything known is imported and the rest listed."""
    screen.sharing.take_text(to_ydke(Deck("x", (BLUE_EYES, 99999998))), "clipboard")
    assert screen.bench.editor.main == (BLUE_EYES, 99999998)
    told = [made.text() for made in screen.info.problems.buttons]
    assert any("99999998" in sentence for sentence in told)


def test_a_list_with_doubtful_names_is_reported(screen: DeckBuilderScreen) -> None:
    screen.sharing.take_text(
        "3 Blue-Eyes White Dragn\n1 Monster Reborn\n2 Nobody at all xyzzy\n", "clipboard"
    )
    assert screen.bench.editor.main.count(BLUE_EYES) == 3
    dialog = screen.findChild(ReportDialog)
    assert dialog is not None
    assert dialog.isVisible()
    assert "Blue-Eyes White Dragn → Blue-Eyes White Dragon" in dialog.report.toPlainText()
    assert "Monster Reborn" not in dialog.report.toPlainText()


def test_a_few_passcodes_are_added(with_deck: DeckBuilderScreen) -> None:
    with_deck.sharing.take_text(f"{VEILER}\n{STARDUST}\n", "clipboard")
    assert with_deck.bench.editor.main[-1] == VEILER
    assert with_deck.bench.editor.extra == (STARDUST,)
    assert len(with_deck.bench.editor.main) == 41


def test_a_text_that_is_no_deck_changes_nothing(with_deck: DeckBuilderScreen) -> None:
    before = with_deck.bench.editor.parts
    for text in ("ydke://!!!", "ydke://AAAAA!!!", "   ", "\x00\x01"):
        with_deck.sharing.take_text(text, "clipboard")
    assert with_deck.bench.editor.main == before["main"] or not with_deck.bench.editor.main
    assert with_deck.toast.text()


def test_a_dropped_file_is_opened(screen: DeckBuilderScreen, tmp_path: Path) -> None:
    """CASE-124 and CASE-125: any name is shown as written."""
    path = tmp_path / "青眼 デッキ 🐉 é.ydk"
    save_ydk(Deck("x", (BLUE_EYES,) * 3), path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy = Qt.DropAction.CopyAction
    QApplication.sendEvent(screen, QDragEnterEvent(QPoint(700, 300), copy, data, LEFT, NONE))
    QApplication.sendEvent(screen, QDropEvent(QPointF(700, 300), copy, data, LEFT, NONE))
    assert screen.bench.editor.main == (BLUE_EYES,) * 3
    assert screen.bench.editor.name == path.stem
    press(screen, "builder-save")
    assert (paths.decks_dir() / path.name).is_file()
    assert load_ydk(paths.decks_dir() / path.name).main == (BLUE_EYES,) * 3


def test_dropped_folders_databases_and_lists(
    screen: DeckBuilderScreen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: list[Path] = []
    monkeypatch.setattr(screen.importer, "take", taken.append)
    (tmp_path / "edopro").mkdir()
    own = tmp_path / "lflist.conf"
    own.write_text(f"!Mine\n{BLUE_EYES} 1\n", encoding="utf-8")
    for path in (tmp_path / "edopro", tmp_path / "edopro" / "cards.cdb", own):
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(str(path))])
        copy = Qt.DropAction.CopyAction
        QApplication.sendEvent(screen, QDragEnterEvent(QPoint(700, 300), copy, data, LEFT, NONE))
        QApplication.sendEvent(screen, QDropEvent(QPointF(700, 300), copy, data, LEFT, NONE))
    assert taken == [tmp_path / "edopro"] * 2
    assert screen.bench.banlist is not None
    assert screen.bench.banlist.name == "Mine"
    assert screen.settings.builder_list_files == [str(own)]


def test_exports_are_written(with_deck: DeckBuilderScreen, tmp_path: Path) -> None:
    with_deck.sharing.save_picture(tmp_path / "deck.png")
    with_deck.sharing.save_pdf(tmp_path / "deck.pdf")
    with_deck.sharing.save_list(tmp_path / "deck.txt")
    assert (tmp_path / "deck.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "deck.pdf").read_bytes().startswith(b"%PDF")
    assert "3 Blue-Eyes White Dragon" in (tmp_path / "deck.txt").read_text(encoding="utf-8")
