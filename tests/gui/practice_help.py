"""Mouse and keyboard in the practice room: only real events on visible widgets."""

from __future__ import annotations

from PySide6.QtCore import QDeadlineTimer, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView, QWidget

from app.engine import constants as c
from app.gui.geometry import Place
from app.gui.practice.editor_screen import EditorScreen
from tests.gui.table_robot import LEFT, settle

NO = Qt.KeyboardModifier.NoModifier


def spot(screen: EditorScreen, place: Place) -> QPoint:
    """The middle of a zone, pile or hand, in the window."""
    geometry = screen.table_geometry
    if place[1] == c.LOCATION_HAND:
        point = geometry.hand_rect(place[0]).center().toPoint()
        if place[0] == 1:
            point.setY(20)
    else:
        point = geometry.zone(*place).center().toPoint()
    return screen.mapTo(screen.window(), point)


def drag_in(window: QWidget, start: QPoint, end: QPoint) -> None:
    """Press at ``start`` of the window, move in steps, let go at ``end``."""
    handle = window.windowHandle()
    QTest.mousePress(handle, LEFT, NO, start)
    for n in range(1, 6):
        QTest.mouseMove(handle, start + (end - start) * (n / 5))
        settle(1)
    QTest.mouseRelease(handle, LEFT, NO, end)
    settle()


def row_point(view: QListView, row: int) -> QPoint:
    """The middle of a row of a list, in the window."""
    index = view.model().index(row, 0)
    view.scrollTo(index)
    settle(1)
    return view.viewport().mapTo(view.window(), view.visualRect(index).center())


def drag_card(screen: EditorScreen, name: str, place: Place) -> None:
    """Search ``name`` and drag the first card found to ``place``."""
    deadline = QDeadlineTimer(20_000)
    while screen.search.catalog is None and not deadline.hasExpired():
        settle(1)  # the results change once more when the catalogue is there
    box = screen.search.box
    box.setFocus()
    box.clear()
    QTest.keyClicks(box, name)
    settle(2)
    rows = screen.search.model.rows
    at = next(n for n, row in enumerate(rows) if row[2] == name)
    drag_in(screen.window(), row_point(screen.search.results, at), spot(screen, place))
