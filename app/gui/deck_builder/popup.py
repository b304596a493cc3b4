"""Panels that lie over the deck builder until they are done with."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QWidget


class Popup(QFrame):
    """A raised panel inside ``parent``; Esc closes it, and (``click_away``) a click beside it.

    ``opener`` is the button that opens and closes it. ``closed`` tells that it was hidden.
    """

    closed = Signal()

    def __init__(self, parent: QWidget, name: str, *, click_away: bool) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("role", "raised")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._click_away = click_away
        self.opener: QWidget | None = None

    def place(self, at: QPoint, room: QWidget, width: int, height: int) -> None:
        """Show it at ``at`` (in ``room``), moved and shortened so that it stays inside ``room``."""
        width = min(width, room.width() - 16)
        left = max(8, min(at.x(), room.width() - width - 8))
        self.setGeometry(QRect(left, at.y(), width, min(height, room.height() - at.y() - 8)))
        self.show()
        self.raise_()

    def setVisible(self, visible: bool) -> None:
        """The keyboard goes back to the opener; Qt would give it to the next widget of the window."""
        focus = QApplication.focusWidget()
        inside = focus is not None and (focus is self or self.isAncestorOf(focus))
        if not visible and inside and self.opener is not None and self.opener.isVisible():
            self.opener.setFocus(Qt.FocusReason.PopupFocusReason)
        super().setVisible(visible)

    def showEvent(self, event: QShowEvent) -> None:
        """From now on clicks beside it are seen."""
        super().showEvent(event)
        app = QApplication.instance()
        if self._click_away and app is not None:
            app.installEventFilter(self)

    def hideEvent(self, event: QHideEvent) -> None:
        """No longer."""
        super().hideEvent(event)
        app = QApplication.instance()
        if self._click_away and app is not None:
            app.removeEventFilter(self)
        if not event.spontaneous():
            self.closed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press in the window beside the panel closes it; menus and dialogs over it do not."""
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            if isinstance(watched, QWidget) and watched.window() is self.window():
                # By place, not by widget: a press that nobody takes is passed on to the parents.
                at = event.globalPosition().toPoint()
                if not any(_covers(widget, at) for widget in (self, self.opener)):
                    self.hide()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Esc is the panel's before it is the screen's."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        return super().event(event)


def _covers(widget: QWidget | None, at: QPoint) -> bool:
    """Whether the global point ``at`` is over ``widget``."""
    return widget is not None and widget.rect().contains(widget.mapFromGlobal(at))
