"""Buttons, labels and rules with their role for the style sheet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QPushButton, QWidget


def label(role: str = "", *, wrap: bool = False, selectable: bool = False) -> QLabel:
    """An empty label; ``role`` is one of the style sheet's (title, heading, second, small, ...)."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        made.setProperty("role", role)
    made.setWordWrap(wrap)
    if selectable:
        made.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
    return made


def plain_tip(text: str) -> str:
    """``text`` as a tool tip that shows it as it is, whatever signs a player's or a file's name holds.

    A tip that looks like HTML would be taken for it, pictures of other places included.
    """
    return f"<qt>{escape(text)}</qt>".replace("\n", "<br>") if "<" in text else text


class _Button(QPushButton):
    """A button that Enter presses, too, and not only the space bar."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)


def button(role: str = "", clicked: Callable[[], object] | None = None) -> QPushButton:
    """An empty push button with a style role and a handler."""
    made = _Button()
    if role:
        made.setProperty("role", role)
    made.setAutoDefault(False)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    if clicked is not None:
        made.clicked.connect(lambda _checked=False: clicked())
    return made


def panel(role: str = "panel") -> QFrame:
    """A framed surface."""
    made = QFrame()
    made.setProperty("role", role)
    return made


def rule() -> QFrame:
    """A thin horizontal line."""
    return panel("rule")


def restyle(widget: QWidget) -> None:
    """Apply the style sheet anew after a dynamic property changed."""
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)


class Segments(QWidget):
    """A row of exclusive buttons; ``changed`` gives the value of the one just chosen by the player."""

    changed = Signal(object)

    def __init__(self, values: list[object], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.values = values
        self.buttons: list[QPushButton] = []
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for n, value in enumerate(values):
            made = button("segment", partial(self.changed.emit, value))
            made.setCheckable(True)
            made.setProperty("at", "first" if n == 0 else "last" if n == len(values) - 1 else "middle")
            self._group.addButton(made, n)
            self.buttons.append(made)
            row.addWidget(made)
        row.addStretch(1)

    def set_labels(self, labels: list[str]) -> None:
        """The texts, one for each value."""
        for made, text in zip(self.buttons, labels, strict=True):
            made.setText(text)

    def value(self) -> object:
        """The chosen value, or None."""
        at = self._group.checkedId()
        return self.values[at] if at >= 0 else None

    def set_value(self, value: object) -> None:
        """Choose ``value`` without a signal; the first one if it is unknown."""
        at = self.values.index(value) if value in self.values else 0
        self.buttons[at].setChecked(True)
