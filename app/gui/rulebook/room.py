"""The rulebook in the program: a screen of the main window, and a window beside whatever is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.data.rulebook import rulebook
from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.panels.inspector import CardInspector
from app.gui.rulebook.panel import RulebookPanel
from app.gui.rulebook.words import Wanted
from app.gui.table.toast import Toast
from app.gui.widgets.basic import button, label

if TYPE_CHECKING:
    from app.gui.main_window import MainWindow

_SIZE = QSize(960, 640)
_EDGE = 24


class RulebookScreen(QWidget):
    """The rulebook as a room of its own; ``back`` asks to leave it."""

    back = Signal()

    def __init__(self, panel: RulebookPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "screen")
        self.setObjectName("rulebook-screen")
        self.panel = panel
        self._back = button("quiet", self.back.emit)
        self._back.setObjectName("rulebook-leave")
        self._title = label("title")
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(14)
        column.addLayout(head)
        column.addWidget(panel, 1)
        panel.left.connect(self.back)
        self.setFocusProxy(panel.field)
        self.retranslate()

    def retranslate(self) -> None:
        """Write all words anew."""
        self._back.setText(tr("‹ Back"))
        self._title.setText(tr("Rulebook"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


class RulebookWindow(QDialog):
    """The rulebook beside the table. It blocks nothing, and no question of a duel blocks it; Esc closes it.

    That is why it has no parent: a window-modal question blocks all windows that belong to its own.
    """

    def __init__(self, panel: RulebookPanel) -> None:
        super().__init__(None, Qt.WindowType.Window)
        self.setObjectName("rulebook-window")
        self.panel = panel
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 14)
        column.addWidget(panel)
        panel.left.connect(self.reject)
        self.setModal(False)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the title anew."""
        self.setWindowTitle(tr("Rulebook"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses no button here; F1 goes to the search, as it opens the rulebook elsewhere."""
        if event.key() == Qt.Key.Key_F1:
            self.panel.take_keyboard()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def show_beside(self, window: QWidget) -> None:
        """Show it at the right of ``window``, or over its right part where the screen has no more room."""
        if not self.isVisible() and not self.testAttribute(Qt.WidgetAttribute.WA_Moved):
            free = window.screen().availableGeometry()
            self.setGeometry(beside(window.frameGeometry(), free, self._wanted_size()))
        self.show()
        # This brings it to the front, too, if it lies behind the table.
        self.activateWindow()

    def _wanted_size(self) -> QSize:
        return QSize(scaled(_SIZE.width()), scaled(_SIZE.height()))


def beside(window: QRect, screen: QRect, size: QSize) -> QRect:
    """Where a window of about ``size`` hides least of ``window`` and is wholly on ``screen``."""
    size = size.boundedTo(screen.size() - QSize(2 * _EDGE, 2 * _EDGE))
    right = screen.right() - window.right() - _EDGE
    left = window.left() - screen.left() - _EDGE
    y = max(screen.top() + _EDGE, min(window.top() + _EDGE, screen.bottom() - _EDGE - size.height()))
    if right >= size.width():
        x = window.right() + _EDGE // 2
    elif left >= size.width():
        x = window.left() - _EDGE // 2 - size.width()
    else:
        x = min(window.right(), screen.right()) - _EDGE - size.width()
    return QRect(max(screen.left() + _EDGE, x), y, size.width(), size.height())


class RulebookRoom:
    """Owns both faces of the rulebook in ``window``; each is made when it is first opened."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.screen: RulebookScreen | None = None
        self.companion: RulebookWindow | None = None

    def _panel(self) -> RulebookPanel:
        window = self._window
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            return RulebookPanel(
                rulebook(), window.library, window.faces, window.settings.card_names_language
            )
        finally:
            QApplication.restoreOverrideCursor()

    def show(self) -> None:
        """The rulebook as a room, as it was left."""
        if self.screen is None:
            self.screen = RulebookScreen(self._panel())
            self.screen.back.connect(self._window.show_home)
        self._window.stack.show_screen(self.screen)
        self.screen.panel.take_keyboard()

    def open(self, wanted: Wanted) -> None:
        """The rulebook beside what is shown now, open at what is wanted."""
        if self.companion is None:
            self.companion = RulebookWindow(self._panel())
            # Back to the table, whatever other windows there are.
            self.companion.finished.connect(lambda _result: self._window.activateWindow())
        self.companion.show_beside(self._window)
        if wanted.ids:
            self.companion.panel.open(wanted)
            self.companion.panel.take_results()
        else:
            self.companion.panel.take_keyboard()

    def help(self) -> None:
        """F1: what is said or shown right now, explained; in the room itself, the search."""
        screen = self._window.stack.currentWidget()
        if self.screen is not None and screen is self.screen:
            self.screen.panel.take_keyboard()
        else:
            self.open(wanted_of(screen))

    def apply_settings(self) -> None:
        """Follow changed settings."""
        for face in (self.screen, self.companion):
            if face is not None:
                face.panel.set_names_language(self._window.settings.card_names_language)

    def close(self) -> None:
        """The main window closes, and the rulebook with it."""
        if self.companion is not None:
            self.companion.close()
            self.companion.deleteLater()
            self.companion = None


def wanted_of(screen: QWidget | None) -> Wanted:
    """What F1 explains on ``screen``: the entries a message names, or those about the card it shows."""
    if screen is None:
        return Wanted()
    for toast in screen.findChildren(Toast):
        if toast.isVisible() and toast.rules:
            return Wanted(toast.rules, len(toast.rules))
    for inspector in screen.findChildren(CardInspector):
        if inspector.isVisible():
            return inspector.rulings()
    return Wanted()
