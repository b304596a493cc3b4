"""The window on screens that have less room than the design's smallest window."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Signal
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.data.library import CardLibrary
from app.data.settings import Settings
from app.gui.geometry import largest_scale, shrink
from app.gui.main_window import MainWindow


def assert_menu_is_whole(window: MainWindow) -> None:
    """No button of the home screen lies over another one, over the footer, or outside of the window."""
    home = window.home
    shown = [*home.menu(), home._footer]
    places = [QRect(made.mapTo(window, QPoint(0, 0)), made.size()) for made in shown if made.isVisible()]
    assert len(places) >= 7
    assert all(above.bottom() < below.top() for above, below in pairwise(places)), (window.size(), places)
    assert all(window.rect().contains(place) for place in places)
    assert all(made.height() >= made.minimumSizeHint().height() - 3 for made in home.menu())


class _SmallScreen(QObject):
    """A screen that has ``free`` to give, and may change its mind."""

    availableGeometryChanged = Signal()  # noqa: N815  # as Qt calls it

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self.free = QRect(0, 0, width, height)

    def availableGeometry(self) -> QRect:
        return self.free

    def availableVirtualGeometry(self) -> QRect:
        return self.free


def test_the_first_window_is_no_larger_than_the_screen(
    qtbot: QtBot, library: CardLibrary, settings: Settings
) -> None:
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    free = window.screen().availableGeometry()
    # A title bar and borders are still to come around it.
    assert free.width() - 8 <= window.width() <= min(1440, free.width())
    assert free.height() - 48 <= window.height() <= min(900, free.height())
    assert window.minimumWidth() == min(1024, window.width())
    assert window.minimumHeight() == 640


@pytest.mark.parametrize(("width", "height", "factor"), [(910, 512, 0.8), (1024, 576, 0.9), (683, 384, 0.6)])
def test_a_small_screen_gets_a_small_window_with_small_type(
    qtbot: QtBot,
    library: CardLibrary,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    width: int,
    height: int,
    factor: float,
) -> None:
    screen = _SmallScreen(width, height)
    monkeypatch.setattr(MainWindow, "screen", lambda _self: screen)
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.restore_and_show()
    QApplication.processEvents()
    assert window.width() <= width
    assert window.height() <= height
    window.resize(width, height)
    assert (window.width(), window.height()) == (width, height)
    assert QApplication.font().pixelSize() == round(13 * factor)
    assert_menu_is_whole(window)
    # More room again, and the type has its size again.
    screen.free = QRect(0, 0, 1280, 720)
    screen.availableGeometryChanged.emit()
    window.resize(1280, 700)
    assert QApplication.font().pixelSize() == 13


def test_a_window_follows_a_screen_that_becomes_smaller(
    qtbot: QtBot, library: CardLibrary, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = _SmallScreen(1440, 900)
    monkeypatch.setattr(MainWindow, "screen", lambda _self: screen)
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.restore_and_show()
    assert window.minimumWidth() == 1024
    screen.free = QRect(0, 0, 960, 540)
    screen.availableGeometryChanged.emit()
    assert window.width() <= 960
    assert window.height() <= 540
    window.move(300, 200)
    screen.availableGeometryChanged.emit()
    assert screen.free.contains(window.frameGeometry())


def test_type_shrinks_in_steps_and_has_a_lower_bound() -> None:
    assert [shrink(*size) for size in ((1440, 900), (1024, 640), (1023, 640), (910, 512), (1024, 576))] == [
        1.0,
        1.0,
        0.95,
        0.8,
        0.9,
    ]
    assert shrink(300, 200) == 0.6


def test_type_is_never_larger_than_the_window_has_room_for(
    qtbot: QtBot, library: CardLibrary, settings: Settings
) -> None:
    settings.ui_scale = 2.0
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.setMinimumSize(1, 1)
    window.show()
    for size, scale in (((1024, 640), 1.4), ((1440, 900), 2.0), ((910, 512), 1.1), ((1920, 1200), 2.65)):
        window.resize(*size)
        QApplication.processEvents()
        assert largest_scale(*size) == pytest.approx(scale, abs=0.051)
        assert QApplication.font().pixelSize() == round(13 * min(largest_scale(*size), 2.0 * window._factor))
        assert_menu_is_whole(window)
    window.show_setup()
    assert window.setup is not None
    window.resize(1024, 640)
    QApplication.processEvents()
    panel = window.setup.panel
    for made in panel.length.buttons:
        right = made.mapTo(panel, QPoint(made.width(), 0)).x()
        assert right <= panel.viewport().width(), "there is no scrolling sideways"


def test_the_menu_is_whole_with_an_unfinished_duel(
    qtbot: QtBot, library: CardLibrary, settings: Settings
) -> None:
    window = MainWindow(library, settings, lambda _settings: None)
    qtbot.addWidget(window)
    window.setMinimumSize(1, 1)
    window.show()
    home = window.home
    home._resume_box.show()
    home._unfinished_words.setText("One line\nand another")
    for size in ((1440, 900), (1024, 640), (1024, 576), (910, 512), (910, 460)):
        window.resize(*size)
        QApplication.processEvents()
        assert_menu_is_whole(window)
    window.resize(1440, 900)
    QApplication.processEvents()
    assert home._tagline.isVisible(), "there is room for it again"
