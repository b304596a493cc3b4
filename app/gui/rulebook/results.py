"""The list of entries in the rulebook: an id and the beginning of its rule each."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.data.rulebook import Entry
from app.gui import fonts, theme
from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.rulebook.words import short_era

_Index = QModelIndex | QPersistentModelIndex

ROW: Final = Qt.ItemDataRole.UserRole
_LINES: Final = 2
_PIXELS: Final = 12.5
_LEFT: Final = 12
_RIGHT: Final = 8


class ResultsModel(QAbstractListModel):
    """Rows are entries, in the words to show, and headings (texts)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Entry | str] = []
        self._places: dict[str, int] = {}

    def show_rows(self, rows: Sequence[Entry | str]) -> None:
        """Show these rows."""
        self.beginResetModel()
        self._rows = list(rows)
        self._places = {row.id: n for n, row in enumerate(self._rows) if isinstance(row, Entry)}
        self.endResetModel()

    def entries(self) -> list[Entry]:
        """The entries, top down."""
        return [row for row in self._rows if isinstance(row, Entry)]

    def place(self, name: str) -> QModelIndex:
        """Where the entry with this id is; an invalid index if it is not in the list."""
        row = self._places.get(name)
        return self.index(row, 0) if row is not None else QModelIndex()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  # Qt's own default
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The row itself, or its words for who hears instead of sees."""
        if not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW:
            return row
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row if isinstance(row, str) else f"{row.id}. {row.rule}"
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        row = index.data(ROW)
        return super().flags(index) if isinstance(row, Entry) else Qt.ItemFlag.NoItemFlags


class EntryDelegate(QStyledItemDelegate):
    """Paints an entry on three lines: id and era, two lines of the rule."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Room for one or two lines of the rule, whatever it needs; a heading is one line."""
        row = index.data(ROW)
        if not isinstance(row, Entry):
            return QSize(scaled(200), scaled(30))
        room = option.rect.width() - scaled(_LEFT) - scaled(_RIGHT) - 4
        wide = _width(row.rule, scaled(_PIXELS))
        return QSize(scaled(200), scaled(64 if wide > room else 48))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Id, rule, and a mark at the left of the chosen one."""
        row = index.data(ROW)
        state: QStyle.StateFlag = option.state
        rect = QRectF(option.rect).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if isinstance(row, str):
            self._heading(painter, rect, row)
        elif isinstance(row, Entry):
            chosen = bool(state & QStyle.StateFlag.State_Selected)
            if chosen or state & QStyle.StateFlag.State_MouseOver:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("selection" if chosen else "control"))
                painter.drawRoundedRect(rect, 7, 7)
            if chosen:
                painter.setPen(QPen(theme.color("legal"), scaled(3), c=Qt.PenCapStyle.RoundCap))
                x = round(rect.left() + scaled(4))
                painter.drawLine(x, round(rect.top() + 10), x, round(rect.bottom() - 10))
            self._entry(painter, rect.adjusted(scaled(_LEFT), scaled(5), -scaled(_RIGHT), -scaled(3)), row)
        painter.restore()

    def _heading(self, painter: QPainter, rect: QRectF, text: str) -> None:
        painter.setFont(fonts.font(scaled(11), QFont.Weight.DemiBold))
        painter.setPen(theme.color("text_second"))
        box = rect.adjusted(scaled(8), 0, -scaled(6), 0)
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)

    def _entry(self, painter: QPainter, box: QRectF, entry: Entry) -> None:
        top = QRectF(box.left(), box.top(), box.width(), scaled(17))
        painter.setFont(fonts.font(scaled(12), QFont.Weight.Bold))
        painter.setPen(theme.color("card_name"))
        painter.drawText(top, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, entry.id)
        if short_era(entry):
            painter.setFont(fonts.font(scaled(11)))
            painter.setPen(theme.color("acting"))
            painter.drawText(
                top, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, short_era(entry)
            )
        painter.setPen(theme.color("text"))
        _draw_lines(painter, box.adjusted(0, scaled(18), 0, 0), entry.rule, _rule_font())


def _rule_font() -> QFont:
    return fonts.font(scaled(_PIXELS))


@lru_cache(maxsize=8192)
def _width(text: str, pixels: int) -> float:
    """Width of a rule on one line. A list asks for the height of all its rows again and again."""
    return QFontMetricsF(fonts.font(pixels)).horizontalAdvance(text)


def _draw_lines(painter: QPainter, box: QRectF, text: str, font: QFont) -> None:
    """``text`` on two lines at most; what does not fit ends in dots."""
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    y = box.top()
    for n in range(_LINES):
        line = layout.createLine()
        if not line.isValid():
            break
        line.setLineWidth(box.width())
        part = text[line.textStart() : line.textStart() + line.textLength()]
        if n == _LINES - 1:
            rest = text[line.textStart() :]
            part = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(QRectF(box.left(), y, box.width() + 2, metrics.lineSpacing()), 0, part)
        y += metrics.lineSpacing()
    layout.endLayout()


class ResultsList(QListView):
    """Shows a :class:`ResultsModel`. ``chosen`` carries an id and whether the keys walked there.

    ``entered`` says that the reader wants to go on into the entry (Enter, the right arrow key).
    """

    chosen = Signal(str, bool)
    entered_entry = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = ResultsModel(self)
        self._walking = False
        self._quiet = False
        self.setModel(self.rows)
        self.setItemDelegate(EntryDelegate(self))
        self.setObjectName("rulebook-results")
        self.setProperty("role", "plain")
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalScrollBar().setSingleStep(scaled(22))
        self.retranslate()

    def retranslate(self) -> None:
        """Name the list in the current language."""
        self.setAccessibleName(tr("Entries"))

    def show_rows(self, rows: Sequence[Entry | str]) -> None:
        """Show other rows; nothing is chosen."""
        self._quiet = True
        self.rows.show_rows(rows)
        self._quiet = False

    def choose(self, name: str) -> bool:
        """Mark the entry ``name`` without a signal; False if it is not in the list."""
        place = self.rows.place(name)
        self._quiet = True
        if place.isValid():
            self.setCurrentIndex(place)
            self.scrollTo(place, QListView.ScrollHint.PositionAtCenter)
        else:
            self.clearSelection()
            self.selectionModel().clearCurrentIndex()
        self._quiet = False
        return place.isValid()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Other widths make other heights of rows."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """Tell which entry was chosen."""
        super().currentChanged(current, previous)
        row = current.data(ROW)
        if isinstance(row, Entry) and not self._quiet:
            self.chosen.emit(row.id, self._walking)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and Down walk over headings, Enter and Right go into the entry."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right) and not event.modifiers():
            self.entered_entry.emit()
            return
        self._walking = True
        super().keyPressEvent(event)
        self._walking = False
