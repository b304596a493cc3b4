"""The menu of what a card can do, beside the card."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QLabel, QPushButton, QVBoxLayout, QWidget

from app.controller.commands import Menu, MenuEntry
from app.gui import theme
from app.gui.board.action_icons import icon
from app.gui.board.sizes import scaled

_WIDTH = 270


class CardMenu(QFrame):
    """One button a command. ``chosen`` carries the :class:`MenuEntry`, ``closed`` says it went."""

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, menu: Menu, parent: QWidget) -> None:
        super().__init__(parent)
        self.menu = menu
        self.setProperty("role", "raised")
        self.setObjectName("card-menu")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(26)
        shadow.setOffset(0, 6)
        shadow.setColor(theme.color("ground"))
        self.setGraphicsEffect(shadow)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 6, 6, 6)
        layout.setSpacing(2)
        self.buttons = [self._add(layout, entry) for entry in menu.entries]

    def _add(self, layout: QVBoxLayout, entry: MenuEntry) -> QPushButton:
        button = QPushButton(entry.label, self)
        button.setProperty("role", "quiet")
        button.setStyleSheet(f"text-align: left; color: {theme.palette().text};")
        button.setIcon(icon(entry.icon, theme.color("legal"), scaled(20), self.devicePixelRatioF()))
        button.setIconSize(QSize(scaled(20), scaled(20)))
        button.setObjectName(f"menu-{entry.icon}")
        button.setAccessibleDescription(entry.detail)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(lambda: self.chosen.emit(entry))
        layout.addWidget(button)
        if entry.detail:
            # Long texts are read in the inspector; here their beginning tells effects apart.
            words = QLabel(entry.detail, self)
            words.setProperty("role", "small")
            words.setWordWrap(True)
            words.setFixedWidth(scaled(_WIDTH - 40))
            words.setContentsMargins(34, 0, 4, 4)
            layout.addWidget(words)
        return button

    def open_at(self, card: QRect, within: QRect, above: bool = False) -> None:
        """Show beside (or ``above``) ``card``, wholly inside ``within``; both in the parent's coordinates."""
        self.ensurePolished()
        self.adjustSize()
        size = self.sizeHint().expandedTo(QSize(150, 40))
        self.resize(size)
        at = QPoint(card.right() + 10, card.center().y() - size.height() // 2)
        if above:
            at = QPoint(card.center().x() - size.width() // 2, card.top() - 8 - size.height())
        if at.x() + size.width() > within.right() - 6:
            at.setX(card.left() - 10 - size.width())
        at.setX(max(within.left() + 6, min(at.x(), within.right() - size.width() - 6)))
        at.setY(max(within.top() + 6, min(at.y(), within.bottom() - size.height() - 6)))
        self.move(at)
        self.show()
        self.raise_()
        self.buttons[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down move, Enter chooses, Esc closes."""
        focused = self.focusWidget()
        at = next((n for n, button in enumerate(self.buttons) if button is focused), 0)
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            self.buttons[(at + step) % len(self.buttons)].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.buttons[at].click()
        else:
            super().keyPressEvent(event)

    def dismiss(self) -> None:
        """Close without a choice."""
        # First the news: whoever hears it takes the keyboard back before it falls to the next widget.
        self.closed.emit()
        self.hide()
        self.deleteLater()
