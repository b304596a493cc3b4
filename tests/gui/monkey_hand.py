"""The hand of a careless user: clicks, keys, drags and words on whatever is in front."""

from __future__ import annotations

import random
from collections import deque
from typing import Final, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QHelpEvent,
    QInputMethodEvent,
    QWheelEvent,
    QWindow,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QSlider,
    QTabBar,
    QTextEdit,
    QWidget,
)

SIZES: Final = ((1024, 640), (1440, 900), (1280, 720), (1600, 1000), (1024, 1000), (1600, 640))

_WORDS: Final = (
    "dragon",
    "atk>=2000 type:dragon",
    "青眼",
    "ドラゴン",
    "🐉🔥",
    "",
    " ",
    "x" * 600,
    "a\tb\nc\x00\x07\u202e\u200b",
    "<b>bold</b> &amp; %s {name} {0}",
    "../../up",
    "con.ydk",
    'a/b\\c:d*e?"f',
    "-1",
    "999999999999",
    "2",
    "ydke://AAAA!!!",
    "((((or not -",
    "é́́́",
)
_CONTROL, _SHIFT, _ALT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
_NONE: Final = Qt.KeyboardModifier.NoModifier
LEFT, RIGHT, _MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
_PLAIN_KEYS: Final = tuple(
    getattr(Qt.Key, f"Key_{name}")
    for name in (
        *(
            "Escape",
            "Return",
            "Enter",
            "Tab",
            "Backtab",
            "Left",
            "Right",
            "Up",
            "Down",
            "Home",
            "End",
            "PageUp",
        ),
        *("PageDown", "Space", "Delete", "Backspace", "F1", "F2", "F3", "F5", "F11", "Menu"),
        *("Plus", "Minus", "Slash", "Question", "Comma", "Period", "BracketLeft", "BracketRight"),
        *"ABCDEFGHIJKLMNOPQRSTUVWXYZ01239",
    )
)
#: The first ones are pressed far more often than the rest.
_COMMON_KEYS: Final = _PLAIN_KEYS[:12]
_KEEN: Final = (
    QAbstractButton,
    QComboBox,
    QLineEdit,
    QAbstractSpinBox,
    QSlider,
    QTabBar,
    QAbstractItemView,
    QPlainTextEdit,
)


#: How often a window beside the main one is used instead of it.
_BESIDE: Final = 0.12


class Hand:
    """Acts on what is in front of ``window``; all it does comes from ``rng`` and is noted in ``log``."""

    def __init__(self, rng: random.Random, log: deque[str], *, verbose: bool = False) -> None:
        self.rng = rng
        self._verbose = verbose
        self.window: QWidget | None = None
        self._log = log
        self._number = 0

    def begin(self, number: int, name: str) -> None:
        """The next action."""
        self._number = number
        self.note(name)

    def note(self, words: str) -> None:
        """What is done, for who wants to repeat it."""
        self._log.append(f"{self._number} {words}")
        if self._verbose:
            print(self._log[-1], flush=True)

    # --- what is in front ----------------------------------------------------------------------------

    def front(self) -> QWidget:
        """What the user can use now: the open menu, the open dialog or the window."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup
        others = [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not self.window]
        beside = [w for w in others if w.windowType() == Qt.WindowType.Window]
        if beside and self.rng.random() < _BESIDE:
            return self.rng.choice(beside)
        modal = QApplication.activeModalWidget()
        if modal is not None:
            return modal
        assert self.window is not None
        return self.window

    def widgets(self, root: QWidget, kinds: tuple[type[QWidget], ...] = (QWidget,)) -> list[QWidget]:
        """The widgets of ``root`` that can be seen and used."""
        found = [w for kind in kinds for w in root.findChildren(kind)]
        usable = [w for w in found if w.isVisible() and w.isEnabled() and w.window() is root.window()]
        return [w for w in usable if not w.visibleRegion().isEmpty()]

    def point_in(self, widget: QWidget) -> QPoint:
        """Somewhere in the visible part of ``widget``."""
        rect = widget.visibleRegion().boundingRect()
        return QPoint(
            self.rng.randint(rect.left(), max(rect.left(), rect.right())),
            self.rng.randint(rect.top(), max(rect.top(), rect.bottom())),
        )

    # --- the hand ------------------------------------------------------------------------------------

    def press_at(
        self,
        widget: QWidget,
        point: QPoint,
        button: Qt.MouseButton = LEFT,
        keys: Qt.KeyboardModifier = _NONE,
        *,
        double: bool = False,
    ) -> None:
        handle = _handle(widget)
        if handle is None:
            return
        at = _inside(handle, widget.mapTo(widget.window(), point))
        kind = (button.name or "").removesuffix("Button").lower()
        words = "double click" if double else f"{kind} click"
        extra = f" with {keys}" if keys != _NONE else ""
        self.note(f"{words}{extra} on {called(widget)} at ({point.x()}, {point.y()})")
        outer = widget.mapToGlobal(point)
        if double:
            QTest.mouseDClick(handle, button, keys, at)
        else:
            _click_mouse(handle, button, keys, at)
        if button == RIGHT:
            # The offscreen platform sends no such event by itself.
            under = QApplication.widgetAt(outer) or widget
            local = under.mapFromGlobal(outer)
            reason = QContextMenuEvent.Reason.Mouse
            QApplication.sendEvent(under, QContextMenuEvent(reason, local, outer))

    def press(self, widget: QWidget | None) -> bool:
        """Click the middle of a visible, enabled widget; False if there is none."""
        if widget is None or not widget.isVisible() or not widget.isEnabled():
            return False
        self.press_at(widget, widget.rect().center())
        return True

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = _NONE) -> None:
        front = self.front()
        handle = _handle(front)
        if handle is None:
            return
        if isinstance(front, QMenu):
            keys &= ~_ALT  # it closes the menu, and the test library still sends the key to it
        focus = QApplication.focusWidget()
        self.note(f"key {_words_of(keys)}{key.name[4:]} to {called(focus) if focus else 'nothing'}")
        _click_key(handle, key, keys)

    def leave_menu(self) -> None:
        """A menu of a button runs a loop of its own in the middle of an action: use it, then close it."""
        popup = QApplication.activePopupWidget()
        modal = QApplication.activeModalWidget()
        if isinstance(popup, QMenu) and self.rng.random() < 0.7:
            self.in_menu(popup)
        elif popup is not None:
            popup.close()
        elif modal is not None:
            modal.close()

    # --- kinds of action -------------------------------------------------------------------------------

    def click(self) -> None:
        root = self.front()
        if isinstance(root, QMenu):
            self.in_menu(root)
            return
        found = self.widgets(root, _KEEN if self.rng.random() < 0.75 else (QWidget,))
        widget = self.rng.choice(found) if found else root
        button = self.rng.choices((LEFT, RIGHT, _MIDDLE), (84, 14, 2))[0]
        keys = self.rng.choices((_NONE, _CONTROL, _SHIFT), (92, 4, 4))[0]
        point = widget.rect().center() if self.rng.random() < 0.5 else self.point_in(widget)
        self.press_at(widget, point, button, keys, double=self.rng.random() < 0.1)

    def in_menu(self, menu: QMenu) -> None:
        """Choose an entry, or go away."""
        entries = [one for one in menu.actions() if one.isVisible() and not one.isSeparator()]
        if not entries or self.rng.random() < 0.15:
            self.key(Qt.Key.Key_Escape)
            return
        entry = self.rng.choice(entries)
        self.note(f"menu entry '{entry.text()}'")
        handle = _handle(menu)
        if handle is not None:
            at = _inside(handle, menu.actionGeometry(entry).center())
            QTest.mouseMove(handle, at)
            _click_mouse(handle, LEFT, _NONE, at)

    def press_key(self) -> None:
        roll = self.rng.random()
        if roll < 0.6:
            self.key(self.rng.choice(_COMMON_KEYS))
        elif roll < 0.85:
            self.key(self.rng.choice(_PLAIN_KEYS), self.rng.choice((_NONE, _NONE, _SHIFT)))
        else:
            keys = self.rng.choice((_CONTROL, _CONTROL, _CONTROL | _SHIFT, _ALT))
            name = self.rng.choice("ZYSCVXAFNODLEPTB")
            key: Qt.Key = getattr(Qt.Key, f"Key_{name}")
            self.key(self.rng.choice((key, key, key, Qt.Key.Key_Return, Qt.Key.Key_Left)), keys)

    def write(self) -> None:
        """Words into a field, by the keyboard, by an input method or from the clipboard."""
        fields = self.widgets(self.front(), (QLineEdit, QPlainTextEdit, QTextEdit))
        if not fields:
            self.press_key()
            return
        target = self.rng.choice(fields)
        words = self.rng.choice(_WORDS)
        self.press_at(target, target.rect().center())
        if self.rng.random() < 0.6:
            self.key(Qt.Key.Key_A, _CONTROL)
            self.key(Qt.Key.Key_Delete)
        focus = QApplication.focusWidget()
        self.note(f"writes {words[:40]!r}")
        if focus is None or self.rng.random() < 0.3:
            QApplication.clipboard().setText(words)
            self.key(Qt.Key.Key_V, _CONTROL)
        elif words.isascii() and words.isprintable() and len(words) < 40:
            for sign in words:  # each to what is in front then: a letter may open a dialog
                if (handle := _handle(self.front())) is not None:
                    _click_key(handle, ord(sign))
        else:
            event = QInputMethodEvent("", [])
            event.setCommitString(words)
            QApplication.sendEvent(focus, event)
        if self.rng.random() < 0.5:
            self.key(Qt.Key.Key_Return)

    def item(self) -> None:
        """A row or card of a list."""
        views = [w for w in self.widgets(self.front(), (QAbstractItemView,)) if rows(w)]
        if not views:
            self.click()
            return
        view = self.rng.choice(views)
        assert isinstance(view, QAbstractItemView)
        model = view.model()
        point = self.point_in(view.viewport())
        if self.rng.random() < 0.8:
            index = model.index(self.rng.randrange(min(model.rowCount(), 40)), 0, view.rootIndex())
            if self.rng.random() < 0.3:
                view.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
            rect = view.visualRect(index).intersected(view.viewport().rect())
            if not rect.isEmpty():
                point = rect.center()
        button = self.rng.choices((LEFT, RIGHT), (75, 25))[0]
        keys = self.rng.choices((_NONE, _CONTROL, _SHIFT), (80, 10, 10))[0]
        self.press_at(view.viewport(), point, button, keys, double=self.rng.random() < 0.25)

    def drag(self) -> None:
        """From anywhere to anywhere; rows and cards more often than other things."""
        root = self.front()
        if isinstance(root, QMenu):
            self.in_menu(root)
            return
        views = self.widgets(root, (QAbstractItemView,))
        found = self.widgets(root)
        if not found:
            return
        source = self.rng.choice(views) if views and self.rng.random() < 0.7 else self.rng.choice(found)
        target = self.rng.choice(views) if views and self.rng.random() < 0.6 else self.rng.choice(found)
        self.drag_between(source, self.point_in(source), target, self.point_in(target))

    def drag_between(self, source: QWidget, start: QPoint, target: QWidget, end: QPoint) -> None:
        handle = _handle(source)
        if handle is None:
            return
        begin = _inside(handle, source.mapTo(source.window(), start))
        finish = _inside(handle, target.mapTo(target.window(), end))
        keys = self.rng.choices((_NONE, _CONTROL, _SHIFT), (90, 6, 4))[0]
        self.note(
            f"drags from {called(source)} ({begin.x()}, {begin.y()}) to {called(target)} "
            f"({finish.x()}, {finish.y()})"
        )
        QTest.mousePress(handle, LEFT, keys, begin)
        for n in range(1, 5):
            if _is_there(handle):
                QTest.mouseMove(handle, _inside(handle, begin + (finish - begin) * (n / 4)))
        roll = self.rng.random()
        if roll < 0.08:
            self.key(self.rng.choice(_COMMON_KEYS))
        elif roll < 0.12:
            self.note("right click in the middle of it")
            _click_mouse(handle, RIGHT, _NONE, _inside(handle, finish))
        elif roll < 0.15:
            self.resize()
        if _is_there(handle):
            QTest.mouseRelease(handle, LEFT, keys, _inside(handle, finish))

    def hover(self) -> None:
        root = self.front()
        widget = self.rng.choice(self.widgets(root) or [root])
        point = self.point_in(widget)
        handle = _handle(widget)
        if handle is None:
            return
        self.note(f"rests on {called(widget)}")
        QTest.mouseMove(handle, _inside(handle, widget.mapTo(widget.window(), point)))
        QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, point, widget.mapToGlobal(point)))

    def wheel(self) -> None:
        root = self.front()
        widget = self.rng.choice(self.widgets(root) or [root])
        point = self.point_in(widget)
        turn = QPoint(0, self.rng.choice((-120, 120, -1200, 1200, 15)))
        self.note(f"turns the wheel on {called(widget)} by {turn.y()}")
        QApplication.sendEvent(
            widget,
            QWheelEvent(
                QPointF(point),
                QPointF(widget.mapToGlobal(point)),
                QPoint(),
                turn,
                Qt.MouseButton.NoButton,
                self.rng.choice((_NONE, _NONE, _CONTROL)),
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )

    def resize(self) -> None:
        window = self.window
        if window is not None:
            size = self.rng.choice(SIZES)
            self.note(f"resizes to {size}")
            window.resize(*size)


def _handle(widget: QWidget) -> QWindow | None:
    """The window that gets the events for ``widget``; a window that was never shown has none."""
    return cast("QWindow | None", widget.window().windowHandle())


def _is_there(handle: QWindow) -> bool:
    """Whether a window still exists: Qt's own tests do not ask before the second half of a click."""
    return handle in QGuiApplication.allWindows()


def _click_key(handle: QWindow, key: Qt.Key | int, keys: Qt.KeyboardModifier = _NONE) -> None:
    QTest.keyPress(handle, key, keys)
    if _is_there(handle):
        QTest.keyRelease(handle, key, keys)


def _click_mouse(handle: QWindow, button: Qt.MouseButton, keys: Qt.KeyboardModifier, at: QPoint) -> None:
    QTest.mousePress(handle, button, keys, at)
    if _is_there(handle):
        QTest.mouseRelease(handle, button, keys, _inside(handle, at))


def _inside(handle: QWindow, point: QPoint) -> QPoint:
    """The point of the window next to ``point``; Qt takes no others."""
    return QPoint(max(0, min(point.x(), handle.width() - 1)), max(0, min(point.y(), handle.height() - 1)))


def called(widget: QWidget) -> str:
    """What a widget is called in the list of actions."""
    words = f" '{widget.objectName()}'" if widget.objectName() else ""
    if isinstance(widget, QAbstractButton) and widget.text():
        words += f" “{widget.text()[:24]}”"
    if not words and widget.parentWidget() is not None:
        words = f" in {type(widget.parentWidget()).__name__}"
    return f"{type(widget).__name__}{words}"


def _words_of(keys: Qt.KeyboardModifier) -> str:
    names = ((_CONTROL, "Ctrl+"), (_SHIFT, "Shift+"), (_ALT, "Alt+"))
    return "".join(name for one, name in names if keys & one)


def rows(view: QWidget) -> bool:
    return isinstance(view, QAbstractItemView) and view.model() is not None and view.model().rowCount() > 0
