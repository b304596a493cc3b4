"""The cards a search found: as rows with pictures, as pictures, as a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHeaderView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QTableView,
)
from PySide6.QtWidgets import QStyleOptionViewItem as ItemOption

from app.gui import fonts, theme
from app.gui.board import painting
from app.gui.board.sizes import scaled
from app.gui.deck_builder.card_painting import CardNote, paint_edge, paint_note
from app.gui.deck_builder.dragging import DragController, DraggedCards
from app.gui.deck_builder.part_view import CODE_ROLE, GAP
from app.gui.deck_builder.pictures import PictureQueue
from app.gui.geometry import CARD_RATIO
from app.gui.i18n import mark, tr
from app.gui.widgets.basic import plain_tip

NOTE_ROLE: Final = CODE_ROLE + 1
ROW_ROLE: Final = CODE_ROLE + 2
_ROOT: Final = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex
#: Title of a column and the sort it stands for.
COLUMNS: Final = (
    (mark("Name"), "name"),
    (mark("Level"), "level"),
    (mark("ATK"), "attack"),
    (mark("DEF"), "defense"),
    (mark("In deck"), "copies"),
    (mark("Limit"), "limit"),
    (mark("Kind"), "type"),
)
#: Columns of numbers, which stand to the right.
_NUMBERS: Final = range(1, 6)
_PICTURE: Final = 46
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier


@dataclass(frozen=True, slots=True)
class Row:
    """The words of one card: ``facts`` is the line under the name, ``state`` the third line."""

    name: str
    facts: str
    kind: str
    level: str
    attack: str
    defense: str
    in_deck: int
    state: str
    good: bool
    tip: str = ""


class ResultsModel(QAbstractTableModel):
    """Cards found, as rows; the words of a row are made when it is shown."""

    def __init__(self, row_of: Callable[[int], Row], note: Callable[[int], CardNote]) -> None:
        super().__init__()
        self.codes: tuple[int, ...] = ()
        self._row_of = row_of
        self.note = note

    def set_codes(self, codes: Sequence[int]) -> None:
        """Show these cards."""
        self.beginResetModel()
        self.codes = tuple(codes)
        self.endResetModel()

    def refresh(self) -> None:
        """Counts, limits or language changed."""
        if self.codes:
            last = self.index(len(self.codes) - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """How many cards there are."""
        return 0 if parent.isValid() else len(self.codes)

    def columnCount(self, parent: _Index = _ROOT) -> int:
        """How many columns the table has."""
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Titles of the columns."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Horizontal:
            return tr(COLUMNS[section][0])
        if role == Qt.ItemDataRole.TextAlignmentRole and section in _NUMBERS:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Words, passcode or what the checks say."""
        if not index.isValid() or index.row() >= len(self.codes):
            return None
        code = self.codes[index.row()]
        if role == CODE_ROLE:
            return code
        if role == NOTE_ROLE:
            return self.note(code)
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in _NUMBERS:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if role in (
            ROW_ROLE,
            Qt.ItemDataRole.DisplayRole,
            Qt.ItemDataRole.AccessibleTextRole,
            Qt.ItemDataRole.ToolTipRole,
        ):
            return self._words(self._row_of(code), index.column(), role, code)
        return None

    def _words(self, row: Row, column: int, role: int, code: int) -> Any:
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(part for part in (row.name, row.facts, row.state) if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(row.tip)
        limit = self.note(code).limit
        cells = (
            row.name,
            row.level,
            row.attack,
            row.defense,
            str(row.in_deck) if row.in_deck else "",
            str(limit) if limit < 3 else "",
            row.kind,
        )
        return cells[column]


class RowDelegate(QStyledItemDelegate):
    """A card as picture, name, facts and state."""

    def __init__(self, pictures: PictureQueue) -> None:
        super().__init__()
        self._pictures = pictures

    def sizeHint(self, option: ItemOption, index: _Index) -> QSize:
        """Every row is as high as its picture and some air."""
        return QSize(160, round(scaled(_PICTURE) * CARD_RATIO) + 12)

    def paint(self, painter: QPainter, option: ItemOption, index: _Index) -> None:
        """Paint one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        box = QRectF(option.rect).adjusted(2, 1, -2, -1)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        state = option.state
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("selection" if selected else "control"))
            painter.drawRoundedRect(box, theme.RADIUS_CONTROL, theme.RADIUS_CONTROL)
        if state & QStyle.StateFlag.State_HasFocus:
            painting.focus_ring(painter, box.adjusted(7, 7, -7, -7), 4)
        width = float(scaled(_PICTURE))
        height = width * CARD_RATIO
        card = QRectF(box.left() + 6, box.center().y() - height / 2, width, height)
        self._pictures.paint(painter, card, int(index.data(CODE_ROLE)))
        paint_note(painter, card, index.data(NOTE_ROLE))
        _paint_words(painter, box.adjusted(width + 18, 5, -8, -5), row)
        painter.restore()


def _paint_words(painter: QPainter, box: QRectF, row: Row) -> None:
    state_role = "legal" if row.good else "danger"
    lines = (
        (row.name, 13.5, QFont.Weight.DemiBold, "text"),
        (row.facts, 12, QFont.Weight.Normal, "text_second"),
        (row.state, 12, QFont.Weight.Normal, state_role),
    )
    shown = [line for line in lines if line[0]]
    pitch = min(box.height() / max(1, len(shown)), scaled(20))
    top = box.center().y() - pitch * len(shown) / 2
    for n, (text, pixels, weight, role) in enumerate(shown):
        font = fonts.font(scaled(pixels), weight)
        painter.setFont(font)
        painter.setPen(theme.color(role))
        words = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        line = QRectF(box.left(), top + n * pitch, box.width(), pitch)
        painter.drawText(line, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), words)


class PictureDelegate(QStyledItemDelegate):
    """A card as its face; the number in the deck at its foot."""

    def __init__(self, pictures: PictureQueue) -> None:
        super().__init__()
        self._pictures = pictures
        self.cell = QSize(60, 86)

    def sizeHint(self, option: ItemOption, index: _Index) -> QSize:
        """Card and gap."""
        return self.cell

    def paint(self, painter: QPainter, option: ItemOption, index: _Index) -> None:
        """Paint one card."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        rect = QRectF(option.rect).adjusted(GAP / 2, GAP / 2, -GAP / 2, -GAP / 2)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._pictures.paint(painter, rect, int(index.data(CODE_ROLE)))
        paint_note(painter, rect, index.data(NOTE_ROLE))
        if row.in_deck:
            size = scaled(11)
            centre = rect.bottomRight()
            centre.setX(centre.x() - size)
            centre.setY(centre.y() - size * 0.9)
            text = f"×{row.in_deck}"
            painting.badge(painter, centre, text, theme.color("legal"), theme.color("on_signal"), size)
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            paint_edge(painter, rect, "legal", strong=True)
        elif state & QStyle.StateFlag.State_MouseOver:
            paint_edge(painter, rect, "text_second", strong=False)
        painter.restore()


class CardEvents(QObject):
    """What all views of results share: dragging cards out, adding by double click and keys, pointing.

    Signals: ``pointed`` passcode under the pointer or the keyboard; ``doubled`` and ``copied`` (middle
    click) passcode; ``keyed`` what a key means; ``menu_wanted`` global point.
    """

    pointed = Signal(int)
    doubled = Signal(int)
    copied = Signal(int)
    keyed = Signal(str)
    menu_wanted = Signal(QPoint)

    def __init__(self, view: QAbstractItemView, drags: DragController) -> None:
        super().__init__(view)
        self._view = view
        self._drags = drags
        self._press: QPoint | None = None
        view.installEventFilter(self)
        view.viewport().installEventFilter(self)
        view.entered.connect(lambda index: self.pointed.emit(_code(index)))
        view.selectionModel().currentChanged.connect(self._on_current)

    def _on_current(self, current: QModelIndex, _before: QModelIndex) -> None:
        if current.isValid() and self._view.hasFocus():
            self.pointed.emit(_code(current))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take what is ours; the view gets the rest."""
        if isinstance(event, QMouseEvent) and watched is self._view.viewport():
            kind = event.type()
            if kind == QEvent.Type.MouseButtonPress:
                return self._pressed(event)
            if kind == QEvent.Type.MouseMove:
                return self._moved(event)
            if kind == QEvent.Type.MouseButtonRelease:
                return self._released(event)
            if kind == QEvent.Type.MouseButtonDblClick:
                return self._doubled(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event)
        if isinstance(event, QContextMenuEvent):
            self._menu(event)
            return True
        return False

    def _pressed(self, event: QMouseEvent) -> bool:
        index = self._view.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton:
            if index.isValid():
                self.copied.emit(_code(index))
            return True
        left = event.button() == Qt.MouseButton.LeftButton
        self._press = event.position().toPoint() if index.isValid() and left else None
        return False

    def _moved(self, event: QMouseEvent) -> bool:
        at = event.globalPosition().toPoint()
        if self._drags.active:
            self._drags.move(at)
            return True
        if self._press is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return False
        if (event.position().toPoint() - self._press).manhattanLength() >= QApplication.startDragDistance():
            self._press = None
            codes = selected_codes(self._view)
            if codes:
                self._drags.begin(DraggedCards(codes), at)
        return True

    def _released(self, event: QMouseEvent) -> bool:
        self._press = None
        if not self._drags.active:
            return False
        self._drags.release(event.globalPosition().toPoint())
        return True

    def _doubled(self, event: QMouseEvent) -> bool:
        index = self._view.indexAt(event.position().toPoint())
        self._press = None
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self.doubled.emit(_code(index))
        return True

    def _key(self, event: QKeyEvent) -> bool:
        meaning = _key_meaning(event)
        if meaning:
            self.keyed.emit(meaning)
            return True
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control and event.key() != Qt.Key.Key_A:
            event.ignore()  # Ctrl+C and Ctrl+V are the screen's
            return True
        return False

    def _menu(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of the selected cards."""
        view, at = self._view, event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard and view.currentIndex().isValid():
            at = view.viewport().mapToGlobal(view.visualRect(view.currentIndex()).center())
        if view.selectionModel().hasSelection():
            self.menu_wanted.emit(at)
        event.accept()


def _code(index: _Index) -> int:
    return int(index.data(CODE_ROLE) or 0)


def _key_meaning(event: QKeyEvent) -> str:
    """What a key does with the selected results, "" for nothing."""
    key, keys = event.key(), Qt.Key
    if key in (keys.Key_Return, keys.Key_Enter) and not event.modifiers() & _CONTROL:
        return "add_side" if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else "add"
    if key in (keys.Key_Plus, keys.Key_Equal):
        return "add"
    if key in (keys.Key_Minus, keys.Key_Underscore, keys.Key_Delete, keys.Key_Backspace):
        return "one_less"
    return ""


def selected_codes(view: QAbstractItemView) -> tuple[int, ...]:
    """The selected cards of a view, each once, in order."""
    rows = sorted({index.row() for index in view.selectionModel().selectedIndexes()})
    model = view.model()
    return tuple(_code(model.index(row, 0)) for row in rows)


class ResultsList(QListView):
    """Rows, or faces side by side; ``events`` tells what the player does with the cards."""

    def __init__(self, model: ResultsModel, pictures: PictureQueue, drags: DragController) -> None:
        super().__init__()
        self.rows = RowDelegate(pictures)
        self.faces = PictureDelegate(pictures)
        self._as_pictures = False
        self.columns = 4
        self.setObjectName("results-list")
        self.setModel(model)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.events = CardEvents(self, drags)
        self.set_pictures(False)

    def set_pictures(self, on: bool) -> None:
        """Faces side by side instead of rows."""
        self._as_pictures = on
        self.setItemDelegate(self.faces if on else self.rows)
        self.setFlow(QListView.Flow.LeftToRight if on else QListView.Flow.TopToBottom)
        self.setWrapping(on)
        self.size_cells()

    def size_cells(self) -> None:
        """Faces fill the width, rows are as high as the type wants."""
        self.columns = max(3, self.viewport().width() // scaled(74))
        if self._as_pictures:
            width = max(40, self.viewport().width() // self.columns - 1)
            self.faces.cell = QSize(width, round((width - GAP) * CARD_RATIO) + GAP)
            self.setGridSize(self.faces.cell)
        else:
            self.setGridSize(QSize())
        self.scheduleDelayedItemsLayout()
        self.verticalScrollBar().setSingleStep(scaled(26))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Faces follow the width."""
        super().resizeEvent(event)
        self.size_cells()


class ResultsTable(QTableView):
    """The same cards as a table; ``sort_wanted`` carries the sort a clicked column stands for."""

    sort_wanted = Signal(str)

    def __init__(self, model: ResultsModel, drags: DragController) -> None:
        super().__init__()
        self.setObjectName("results-table")
        self.setModel(model)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.fit_rows()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(True)
        header.setMinimumSectionSize(scaled(34))
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for column, width in enumerate((128, 42, 46, 46, 52, 44, 150)):
            header.resizeSection(column, scaled(width))
        header.sectionClicked.connect(self._on_header)
        self.events = CardEvents(self, drags)

    def fit_rows(self) -> None:
        """Rows as high as the type wants."""
        self.verticalHeader().setDefaultSectionSize(scaled(26))
        self.verticalHeader().setMinimumSectionSize(scaled(20))

    def _on_header(self, column: int) -> None:
        self.sort_wanted.emit(COLUMNS[column][1])
