"""Mouse and keyboard on the deck builder, as a player uses them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from app.data.carddb import Catalog
from app.data.library import CardLibrary
from app.data.settings import Settings
from app.gui.deck_builder.part_view import PartView
from app.gui.deck_builder.screen import DeckBuilderScreen
from app.gui.faces.renderer import FaceRenderer

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
MIDDLE = Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def settle(rounds: int = 4) -> None:
    """Let posted events and zero timers run."""
    for _ in range(rounds):
        QApplication.processEvents()


def forget_windows() -> None:
    """Delete the closed windows now: a style sheet is applied to all that still exist."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def show_builder(
    qtbot: QtBot,
    library: CardLibrary,
    catalog: Catalog,
    settings: Settings,
    faces: FaceRenderer,
    size: tuple[int, int] = (1440, 900),
) -> DeckBuilderScreen:
    """The deck builder on the screen of the test."""
    screen = DeckBuilderScreen(library, settings, faces, catalog=catalog)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    qtbot.waitExposed(screen)
    settle()
    return screen


def in_window(widget: QWidget, point: QPoint) -> QPoint:
    """A point of ``widget`` as one of its window."""
    return widget.mapTo(widget.window(), point)


def click_at(
    widget: QWidget, point: QPoint, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE
) -> None:
    """Click a point of ``widget``, as from the system."""
    QTest.mouseClick(widget.window().windowHandle(), button, keys, in_window(widget, point))
    settle()


def ask_menu(viewport: QWidget, point: QPoint) -> None:
    """Ask for the menu of a point, as a right click does where there is a window system."""
    reason = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(viewport, QContextMenuEvent(reason, point, viewport.mapToGlobal(point)))
    settle()


def double_click_at(widget: QWidget, point: QPoint) -> None:
    """Double click a point of ``widget``."""
    QTest.mouseDClick(widget.window().windowHandle(), LEFT, NONE, in_window(widget, point))
    settle()


def move_to(widget: QWidget, point: QPoint) -> None:
    """Rest the pointer at a point; it comes from beside it, else nothing would move."""
    window = widget.window().windowHandle()
    for at in (point - QPoint(2, 1), point):
        QTest.mouseMove(window, in_window(widget, at))
        settle(2)


def drag(source: QWidget, start: QPoint, target: QWidget, end: QPoint) -> None:
    """Press at ``start`` of ``source``, move in steps, let go at ``end`` of ``target``."""
    window = source.window().windowHandle()
    begin, finish = in_window(source, start), in_window(target, end)
    QTest.mousePress(window, LEFT, NONE, begin)
    for n in range(1, 7):
        QTest.mouseMove(window, begin + (finish - begin) * (n / 6))
        settle(1)
    QTest.mouseRelease(window, LEFT, NONE, finish)
    settle()


def card_point(view: QAbstractItemView, row: int) -> QPoint:
    """The middle of a row or card, scrolled into view, as a point of the viewport."""
    index = view.model().index(row, 0)
    if not isinstance(view, PartView):
        view.scrollTo(index)
    settle(2)
    return view.visualRect(index).center()


def result_row(screen: DeckBuilderScreen, code: int) -> int:
    """The row of a card in the results."""
    return screen.search.model.codes.index(code)


def type_query(screen: DeckBuilderScreen, text: str) -> None:
    """Type a query over the present one, and wait for the answer."""
    box = screen.search.box
    click_at(box, box.rect().center())
    box.selectAll()
    QTest.keyClicks(box, text)
    if not text:
        QTest.keyClick(box, Qt.Key.Key_Delete)
    box.close_suggestions()
    screen.search.search()
    settle()


def press(host: QWidget, name: str) -> QAbstractButton:
    """Click the visible, enabled button called ``name`` in ``host``."""
    found = [made for made in host.findChildren(QAbstractButton, name) if made.isVisible()]
    assert found, f"There is no visible button '{name}'."
    assert found[0].isEnabled(), f"The button '{name}' is disabled."
    click_at(found[0], found[0].rect().center())
    return found[0]


def choose(menu: QMenu, *words: str) -> None:
    """Choose an entry of a menu by the beginnings of its words, one for each level."""
    top = menu
    for n, word in enumerate(words):
        action = next((one for one in menu.actions() if one.text().startswith(word)), None)
        assert action is not None, f"'{word}' is not in {[one.text() for one in menu.actions()]}"
        if n + 1 < len(words):
            inner = action.menu()
            assert isinstance(inner, QMenu)
            menu = inner
        else:
            assert action.isEnabled(), f"'{word}' cannot be chosen."
            top.close()
            action.trigger()
    settle()


def open_menu(screen: DeckBuilderScreen, name: str) -> QMenu:
    """The open menu called ``name``."""
    found = [menu for menu in screen.findChildren(QMenu, name) if menu.isVisible()]
    assert found, f"No menu '{name}' is open."
    return found[-1]
