"""The columns of the deck builder: three beside each other, or tabs on the left of a small window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.panels.inspector import CardInspector

#: From this width on (at scale 1) all three columns have room beside each other.
WIDE_FROM: Final = 1240
_LEFT: Final = 336
_NARROW_LEFT: Final = 330
_RIGHT: Final = 306
_ANY_HEIGHT: Final = 16777215


class Columns(QWidget):
    """``search`` on the left, ``middle``, and inspector and ``info`` on the right.

    In a small window search, inspector and info share the left column as tabs. ``narrowed`` tells when
    that changes.
    """

    narrowed = Signal(bool)

    def __init__(self, search: QWidget, middle: QWidget, inspector: CardInspector, info: QWidget) -> None:
        super().__init__()
        self._inspector = inspector
        self._info = info
        self.narrow: bool | None = None
        self.tabs = QTabBar()
        self.tabs.setObjectName("builder-tabs")
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        for _ in range(3):
            self.tabs.addTab("")
        self._stack = QStackedWidget()
        self._stack.addWidget(search)
        self._left, left = _column()
        left.addWidget(self.tabs)
        left.addWidget(self._stack, 1)
        self._right, self._right_column = _column()
        body = QHBoxLayout(self)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(0)
        body.addWidget(self._left)
        body.addWidget(middle, 1)
        body.addWidget(self._right)
        # Columns give way to tabs, so the wide arrangement must not keep the window wide.
        body.setSizeConstraint(QHBoxLayout.SizeConstraint.SetNoConstraint)
        self.tabs.currentChanged.connect(self._stack.setCurrentIndex)
        self._arrange(narrow=False)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the tabs' words anew."""
        for n, text in enumerate((tr("Search"), tr("Card"), tr("Check"))):
            self.tabs.setTabText(n, text)

    def fit(self, width: int, height: int) -> None:
        """Arrange for a window of this size in pixels."""
        narrow = width < scaled(WIDE_FROM)
        self._left.setFixedWidth(min(scaled(_NARROW_LEFT), width // 3) if narrow else scaled(_LEFT))
        self._right.setFixedWidth(scaled(_RIGHT))
        self._arrange(narrow=narrow)
        if not narrow:
            self._inspector.setFixedHeight(max(scaled(216), min(scaled(330), round(height * 0.31))))

    def _arrange(self, *, narrow: bool) -> None:
        if narrow == self.narrow:
            return
        self.narrow = narrow
        self._inspector.set_beside(not narrow)
        if narrow:
            self._inspector.setMinimumHeight(0)
            self._inspector.setMaximumHeight(_ANY_HEIGHT)
            self._stack.addWidget(self._inspector)
            self._stack.addWidget(self._info)
        else:
            self.tabs.setCurrentIndex(0)
            self._right_column.addWidget(self._inspector)
            self._right_column.addWidget(self._info, 1)
            self._inspector.show()
            self._info.show()
        self._stack.setCurrentIndex(self.tabs.currentIndex())
        self.tabs.setVisible(narrow)
        self._right.setVisible(not narrow)
        self.narrowed.emit(narrow)


def _column() -> tuple[QWidget, QVBoxLayout]:
    """A side column and its layout."""
    made = QWidget()
    made.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    made.setProperty("role", "side")
    column = QVBoxLayout(made)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    return made, column
