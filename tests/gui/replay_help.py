"""A recorded duel for the tests of replays, and the mouse on the viewer."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import cast

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.ai.greedy import GreedyAgent
from app.data.decks import load_ydk
from app.data.library import CardLibrary, load_library
from app.data.paths import sample_decks_dir
from app.data.record import Record
from app.data.recorder import Recorder
from app.data.replay_file import save_record
from app.data.settings import Settings
from app.engine.duel import DeckList, Duel, Setup
from app.engine.rules import rules_named
from app.gui import i18n
from app.gui.application import apply_look
from app.gui.replay_viewer.document import ReplayDocument
from app.gui.replay_viewer.screen import ReplayScreen
from tests.gui.table_robot import settle

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Yugi", "Kaiba")


@cache
def library() -> CardLibrary:
    return load_library()


@cache
def played(
    first: str = "synchro", second: str = "dark_magician", rules: str = "mr5", seed: int = 7
) -> Record:
    """A whole duel between two sample decks, with what both sides saw."""
    pool = library().pool
    decks = [load_ydk(sample_decks_dir() / f"{name}.ydk", pool) for name in (first, second)]
    lists = [DeckList(main=deck.main, extra=deck.extra) for deck in decks]
    setup = Setup(rules=rules_named(rules), seed=seed, decks=(lists[0], lists[1]), first_player=0)
    recorder = Recorder(Duel(setup, pool), NAMES, frames=True)
    agents = [GreedyAgent(pool, seed + player) for player in (0, 1)]
    while (decision := recorder.decision) is not None:
        recorder.respond(agents[decision.player].choose(recorder.view(decision.player), decision))
    return recorder.record()


def saved(path: Path, record: Record | None = None) -> Path:
    """A replay file of ``record``."""
    save_record(record or played(), path)
    return path


def open_viewer(path: Path, *, speed: float = 0, size: tuple[int, int] = (1440, 900)) -> ReplayScreen:
    """The viewer on a file, shown."""
    settings = Settings(animation_speed=speed, language=i18n.language())
    apply_look(cast("QApplication", QApplication.instance()), settings)
    document = ReplayDocument.open(path, library().pool)
    screen = ReplayScreen(library(), settings, document)
    screen.resize(*size)
    screen.show()
    settle()
    screen.table.board.setFocus()
    return screen


def press(screen: QWidget, name: str) -> None:
    """Click the visible button of this object name."""
    found = [button for button in screen.findChildren(QAbstractButton, name) if button.isVisible()]
    assert found, f"There is no button {name}."
    QTest.mouseClick(found[0], LEFT)
    settle()


def click_timeline(screen: ReplayScreen, step: int) -> None:
    """Click the bars of the timeline where ``step`` lies."""
    timeline = screen.bar.timeline
    point = QPointF(timeline.x_of(step), timeline.height() * 0.6).toPoint()
    QTest.mouseClick(timeline, LEFT, Qt.KeyboardModifier.NoModifier, point)
    settle()


def drag_timeline(screen: ReplayScreen, steps: list[int]) -> None:
    """Press at the first of ``steps``, drag over the others, let go."""
    timeline = screen.bar.timeline
    points = [QPoint(round(timeline.x_of(step)), round(timeline.height() * 0.6)) for step in steps]
    QTest.mousePress(timeline, LEFT, Qt.KeyboardModifier.NoModifier, points[0])
    for point in points[1:]:
        QTest.mouseMove(timeline, point)
        settle(2)
    QTest.mouseRelease(timeline, LEFT, Qt.KeyboardModifier.NoModifier, points[-1])
    settle()
