"""Never / Auto / Always: when the table asks whether you respond."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from app.controller.preferences import ALWAYS, AUTO, NEVER, PREFERENCES
from app.gui.board.sizes import least
from app.gui.i18n import tr


class ChainSwitch(QWidget):
    """Three joined buttons. ``changed`` carries "never", "auto" or "always"."""

    changed = Signal(str)

    def __init__(self, preference: str, parent: QWidget) -> None:
        super().__init__(parent)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        group = QButtonGroup(self)
        self.buttons: dict[str, QPushButton] = {}
        for n, name in enumerate(PREFERENCES):
            button = QPushButton(self)
            button.setCheckable(True)
            button.setChecked(name == preference)
            button.setProperty("role", "segment")
            button.setProperty("at", ("first", "", "last")[n])
            button.setObjectName(f"chain-{name}")
            button.clicked.connect(lambda _=False, chosen=name: self.changed.emit(chosen))
            group.addButton(button)
            layout.addWidget(button, 1)
            self.buttons[name] = button
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Small tables get small letters, under 11 pixels only where all type is."""
        super().resizeEvent(event)
        pixels = round(max(least(11), self.width() / 12.6))
        for button in self.buttons.values():
            button.setStyleSheet(f"padding: 0; min-height: 0; font-size: {pixels}px;")
            button.setFixedHeight(self.height())
        self._share()

    def _share(self) -> None:
        """The longer word gets more of the width, so that all have the same room around them."""
        layout = cast("QHBoxLayout", self.layout())
        for n, button in enumerate(self.buttons.values()):
            layout.setStretch(n, button.fontMetrics().horizontalAdvance(button.text()) + 12)

    def retranslate(self) -> None:
        """Write the words in the current language."""
        words = {
            NEVER: (tr("Never"), tr("Never ask to respond: pass every optional window")),
            AUTO: (tr("Auto"), tr("Ask to respond when something worth an answer happens")),
            ALWAYS: (tr("Always"), tr("Ask at every window in which you could respond")),
        }
        for name, (label, hint) in words.items():
            self.buttons[name].setText(label)
            self.buttons[name].setToolTip(hint)
            self.buttons[name].setAccessibleName(f"{tr('Ask to respond')}: {label}")
        self._share()
