"""Main, Extra and Side Deck beneath each other, with cards as large as the window allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.gui import fonts, theme
from app.gui.board.sizes import scaled
from app.gui.deck_builder.part_view import GAP, PartView
from app.gui.geometry import CARD_RATIO
from app.gui.i18n import mark, tr
from app.gui.widgets.basic import button, label, restyle

MAIN, EXTRA, SIDE = PARTS = ("main", "extra", "side")
TITLES: Final = {MAIN: mark("Main Deck"), EXTRA: mark("Extra Deck"), SIDE: mark("Side Deck")}
_EMPTY: Final = {
    MAIN: mark("Drag cards here, or double-click them in the results."),
    EXTRA: mark("Fusion, Synchro, Xyz and Link Monsters come here."),
    SIDE: mark("Drag cards here to swap in between the duels of a Match."),
}
#: Least and greatest width of a card, at scale 1.
_LEAST: Final = 38
_MOST: Final = 92
_MARGIN: Final = 14


class _Section(QFrame):
    """Header and grid of one part."""

    def __init__(self, part: str, view: PartView) -> None:
        super().__init__()
        self.part = part
        self.view = view
        self.title = label("part")
        self.counts = label("small")
        self.counts.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.arrange = button("quiet")
        self.arrange.setObjectName(f"arrange-{part}")
        self.arrange.setProperty("slim", True)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.title)
        head.addWidget(self.counts, 1)
        head.addWidget(self.arrange)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(view)
        self.head_height = scaled(28)
        for widget in (self.title, self.counts, self.arrange):
            widget.setFixedHeight(self.head_height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """An empty part says what comes here."""
        super().paintEvent(event)
        if self.view.codes_model.rowCount():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.view.geometry()).adjusted(2, 2, -2, -2)
        pen = painter.pen()
        pen.setColor(theme.color("line_strong"))
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(box, theme.RADIUS_CONTROL, theme.RADIUS_CONTROL)
        painter.setPen(theme.color("text_faint"))
        painter.setFont(fonts.font(scaled(12)))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(box.adjusted(8, 4, -8, -4), int(flags), tr(_EMPTY[self.part]))


class DeckArea(QScrollArea):
    """The three grids. ``arrange_wanted`` asks for the menu of a part, with its button."""

    arrange_wanted = Signal(str, QPushButton)

    def __init__(self, views: Mapping[str, PartView]) -> None:
        super().__init__()
        self.setObjectName("deck-area")
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.views = dict(views)
        self.sections = {part: _Section(part, view) for part, view in views.items()}
        self._inner = QWidget()
        column = QVBoxLayout(self._inner)
        column.setContentsMargins(_MARGIN, 8, _MARGIN, 8)
        column.setSpacing(8)
        for part, section in self.sections.items():
            section.arrange.clicked.connect(
                lambda _checked=False, part=part: self.arrange_wanted.emit(part, self.sections[part].arrange)
            )
            column.addWidget(section)
        column.addStretch(1)
        self.setWidget(self._inner)
        self.card_width = 60.0
        self._refit = QTimer(self)
        self._refit.setSingleShot(True)
        self._refit.setInterval(0)
        self._refit.timeout.connect(self.fit)
        self.retranslate()

    def retranslate(self) -> None:
        """Write all words anew."""
        for part, section in self.sections.items():
            section.title.setText(tr(TITLES[part]))
            section.view.setAccessibleName(tr(TITLES[part]))
            section.arrange.setText(tr("Arrange") + " ▾")
            section.arrange.setToolTip(tr("Sort, group, shuffle or clear"))
            section.arrange.setAccessibleName(f"{tr(TITLES[part])}: {tr('Arrange')}")

    def set_counts(self, part: str, words: str, *, wrong: bool) -> None:
        """The words behind a part's title; rose if its size is ``wrong``."""
        counts = self.sections[part].counts
        counts.setText(words)
        counts.setProperty("role", "problem" if wrong else "small")
        restyle(counts)

    def show_parts(self, parts: Mapping[str, Sequence[int]]) -> None:
        """Show these cards."""
        for part, codes in parts.items():
            self.views[part].show_codes(codes)
            self.sections[part].update()
        self.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cards follow the window."""
        super().resizeEvent(event)
        self._refit.start()

    def changeEvent(self, event: QEvent) -> None:
        """Type of another size leaves another room."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange) and hasattr(self, "_refit"):
            for section in self.sections.values():
                section.head_height = scaled(28)
                for widget in (section.title, section.counts, section.arrange):
                    widget.setFixedHeight(section.head_height)
            self._refit.start()

    def fit(self) -> None:
        """Choose the largest card width with which all parts are seen at once, and size the grids."""
        # A grid begins a new line already when its cards fill the last pixel.
        width = self.viewport().width() - 2 * _MARGIN - 1
        height = self.viewport().height() - 16
        if width < 60:
            return
        counts = [view.codes_model.rowCount() for view in self.views.values()]
        heads = sum(section.head_height + 2 for section in self.sections.values()) + 8 * len(counts)
        self.card_width = card_width(counts, width, height - heads)
        columns = max(1, width // (round(self.card_width) + GAP))
        # What is left of the width goes between the cards, so that the rows end where the headings do.
        spread = max(0, width // columns - round(self.card_width) - GAP)
        for view in self.views.values():
            view.set_cell(self.card_width, spread)
            cell = view.delegate.cell
            lines = max(1, -(-view.codes_model.rowCount() // columns))
            view.setFixedHeight(lines * cell.height() + 2)

    def contains(self, at: QPoint) -> bool:
        """Whether the global point ``at`` is over it."""
        return self.rect().contains(self.mapFromGlobal(at))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the cards selects none."""
        for view in self.views.values():
            view.clearSelection()
        super().mousePressEvent(event)


def card_width(counts: Sequence[int], width: int, height: int) -> float:
    """The largest width of a card with which ``counts`` cards fit into ``width`` x ``height`` pixels."""
    least, most = scaled(_LEAST), scaled(_MOST)
    for wide in range(most, least, -1):
        cell_width, cell_height = wide + GAP, round(wide * CARD_RATIO) + GAP
        columns = max(1, width // cell_width)
        lines = sum(max(1, -(-count // columns)) for count in counts)
        if lines * cell_height + 2 * len(counts) <= height:
            return float(wide)
    return float(least)
