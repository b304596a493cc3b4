"""One part of the deck as a grid of cards that are dragged, selected and worked by keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QContextMenuEvent,
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QStyle, QStyledItemDelegate
from PySide6.QtWidgets import QStyleOptionViewItem as ItemOption

from app.gui import theme
from app.gui.board import painting
from app.gui.deck_builder.card_painting import CardNote, paint_edge, paint_note
from app.gui.deck_builder.dragging import DragController, DraggedCards
from app.gui.deck_builder.pictures import PictureQueue
from app.gui.geometry import CARD_RATIO
from app.gui.widgets.basic import plain_tip

CODE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
#: Pixels between two cards.
GAP: Final = 5
_ROOT: Final = QModelIndex()
_Index = QModelIndex | QPersistentModelIndex


class CodesModel(QAbstractListModel):
    """Passcodes as rows. ``describe`` gives the words of one for screen readers and tool tips."""

    def __init__(self, describe: Callable[[int], str], tip: Callable[[int], str]) -> None:
        super().__init__()
        self.codes: tuple[int, ...] = ()
        self._describe = describe
        self._tip = tip

    def set_codes(self, codes: Sequence[int]) -> None:
        """Show these cards."""
        if tuple(codes) == self.codes:
            return
        self.beginResetModel()
        self.codes = tuple(codes)
        self.endResetModel()

    def rowCount(self, parent: _Index = _ROOT) -> int:
        """How many cards there are."""
        return 0 if parent.isValid() else len(self.codes)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The passcode, or words for it."""
        if not index.isValid() or index.row() >= len(self.codes):
            return None
        code = self.codes[index.row()]
        if role == CODE_ROLE:
            return code
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._describe(code)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self._tip(code))
        return None


class PartDelegate(QStyledItemDelegate):
    """Paints one card: face, selection, what the checks say."""

    def __init__(self, pictures: PictureQueue, note: Callable[[int], CardNote]) -> None:
        super().__init__()
        self._pictures = pictures
        self._note = note
        self.cell = QSize(60, 86)

    def sizeHint(self, option: ItemOption, index: _Index) -> QSize:
        """Card and gap."""
        return self.cell

    def paint(self, painter: QPainter, option: ItemOption, index: _Index) -> None:
        """Paint one card."""
        code = int(index.data(CODE_ROLE) or 0)
        rect = card_rect(option.rect)
        note = self._note(code)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        state = option.state
        if note.over:
            paint_edge(painter, rect, "danger", strong=True)
        self._pictures.paint(painter, rect, code)
        paint_note(painter, rect, note)
        if note.over:
            paint_edge(painter, rect, "danger", strong=False)
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.color("legal", 0.16))
            paint_edge(painter, rect, "legal", strong=True)
        elif state & QStyle.StateFlag.State_MouseOver:
            paint_edge(painter, rect, "text_second", strong=False)
        if state & QStyle.StateFlag.State_HasFocus:
            painting.focus_ring(painter, rect.adjusted(4, 4, -4, -4), 4)
        painter.restore()


def card_rect(cell: QRect) -> QRectF:
    """Where in a cell the card itself is: in the middle, as high as the cell allows."""
    height = cell.height() - GAP
    width = round(height / CARD_RATIO)
    return QRectF(cell.x() + round((cell.width() - width) / 2), cell.y() + GAP // 2, width, height)


class PartView(QListView):
    """The grid of ``part`` ("main", "extra" or "side").

    Signals carry row numbers: ``doubled`` (double click), ``copied`` (middle click), ``menu_wanted``
    (with the global point); ``keyed`` carries what a key means ("remove", "copy", "one_less");
    ``pointed`` a passcode under the pointer; ``dropped`` cards and the row they fall before.
    """

    doubled = Signal(int)
    copied = Signal(int)
    menu_wanted = Signal(int, QPoint)
    keyed = Signal(str)
    pointed = Signal(int)
    dropped = Signal(object, int)

    def __init__(self, part: str, model: CodesModel, delegate: PartDelegate, drags: DragController) -> None:
        super().__init__()
        self.part = part
        self.codes_model = model
        self.delegate = delegate
        self._drags = drags
        self._press: QPoint | None = None
        self._drop_row = -1
        self.setObjectName(f"deck-{part}")
        self.setModel(model)
        self.setItemDelegate(delegate)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionRectVisible(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self.setProperty("role", "grid")
        self.setAcceptDrops(False)
        self.entered.connect(lambda index: self.pointed.emit(int(index.data(CODE_ROLE) or 0)))

    # --- contents ------------------------------------------------------------------------------

    def set_cell(self, width: float, spread: int = 0) -> None:
        """Cards are ``width`` pixels wide from now on, ``spread`` pixels further apart than they need."""
        cell = QSize(round(width) + GAP + spread, round(width * CARD_RATIO) + GAP)
        if cell != self.delegate.cell or cell != self.gridSize():
            self.delegate.cell = cell
            self.setGridSize(cell)

    def show_codes(self, codes: Sequence[int]) -> None:
        """Show these cards; the card now under the pointer is described anew."""
        self.codes_model.set_codes(codes)
        if self.underMouse():
            index = self.indexAt(self.viewport().mapFromGlobal(QCursor.pos()))
            if index.isValid():
                self.pointed.emit(int(index.data(CODE_ROLE)))

    def rows(self) -> tuple[int, ...]:
        """The selected rows in order."""
        return tuple(sorted(index.row() for index in self.selectedIndexes()))

    def select_rows(self, rows: Sequence[int]) -> None:
        """Select exactly these rows."""
        model = self.codes_model
        chosen = QItemSelection()
        for row in rows:
            if 0 <= row < model.rowCount():
                chosen.select(model.index(row), model.index(row))
        self.selectionModel().select(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def set_current_row(self, row: int) -> None:
        """Put the keyboard's place on ``row`` (the nearest there is)."""
        row = min(row, self.codes_model.rowCount() - 1)
        if row >= 0:
            flag = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self.codes_model.index(row), flag)

    def global_centre(self, row: int) -> QPoint:
        """The middle of the card in ``row``, as a global point."""
        rect = self.visualRect(self.codes_model.index(row))
        return self.viewport().mapToGlobal(rect.center())

    # --- mouse -----------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select, and remember where a drag might begin; the middle button duplicates."""
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.MiddleButton:
            if index.isValid():
                self.copied.emit(index.row())
            return
        on_card = event.button() == Qt.MouseButton.LeftButton and index.isValid()
        self._press = event.position().toPoint() if on_card else None
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the selected cards; from an empty place a rubber band is drawn."""
        if self._drags.active:
            self._drags.move(event.globalPosition().toPoint())
            return
        if self._press is not None and event.buttons() & Qt.MouseButton.LeftButton:
            moved = (event.position().toPoint() - self._press).manhattanLength()
            if moved >= QApplication.startDragDistance():
                self._begin_drag(event.globalPosition().toPoint())
            return
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the dragged cards fall."""
        self._press = None
        if self._drags.active:
            self._drags.release(event.globalPosition().toPoint())
            # The view still believes the button to be down.
            self.setState(QAbstractItemView.State.NoState)
            return
        super().mouseReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click on a card takes it out."""
        index = self.indexAt(event.position().toPoint())
        self._press = None
        if event.button() == Qt.MouseButton.LeftButton and index.isValid():
            self.doubled.emit(index.row())

    def _begin_drag(self, at: QPoint) -> None:
        rows = self.rows()
        codes = self.codes_model.codes
        if rows:
            self._press = None
            self._drags.begin(DraggedCards(tuple(codes[row] for row in rows), self.part, rows), at)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Right click or the menu key."""
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            row = self.currentIndex().row()
            at = self.global_centre(row) if row >= 0 else event.globalPos()
        else:
            row, at = self.indexAt(event.pos()).row(), event.globalPos()
        self.menu_wanted.emit(row, at)
        event.accept()

    # --- keys -----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete takes out, + and - change the number of copies, Enter opens the menu."""
        key = event.key()
        keys = Qt.Key
        if key in (keys.Key_Delete, keys.Key_Backspace):
            self.keyed.emit("remove")
        elif key in (keys.Key_Plus, keys.Key_Equal):
            self.keyed.emit("copy")
        elif key in (keys.Key_Minus, keys.Key_Underscore):
            self.keyed.emit("one_less")
        elif key in (keys.Key_Return, keys.Key_Enter) and self.currentIndex().isValid():
            row = self.currentIndex().row()
            self.menu_wanted.emit(row, self.global_centre(row))
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier and key != keys.Key_A:
            event.ignore()  # Ctrl+C and Ctrl+V are the screen's
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """With the keyboard the first card becomes the current one."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.set_current_row(0)

    def currentChanged(self, current: _Index, previous: _Index) -> None:
        """The inspector follows the keyboard."""
        super().currentChanged(QModelIndex(current), QModelIndex(previous))  # type: ignore[arg-type]  # the stubs cannot copy a persistent index
        if current.isValid() and self.hasFocus():
            self.pointed.emit(int(current.data(CODE_ROLE) or 0))

    # --- dropping ---------------------------------------------------------------------------------

    def contains(self, at: QPoint) -> bool:
        """Whether the pointer is over this part."""
        return self.rect().contains(self.mapFromGlobal(at))

    def drag_over(self, cards: DraggedCards, at: QPoint) -> bool:
        """Show where the cards would fall; those that belong elsewhere find their part themselves."""
        row = self.row_at(at)
        if row != self._drop_row:
            self._drop_row = row
            self.viewport().update()
        return True

    def drag_left(self) -> None:
        """Hide the mark."""
        self._drop_row = -1
        self.viewport().update()

    def drop(self, cards: DraggedCards, at: QPoint) -> None:
        """The cards fall before the row under the pointer."""
        self.dropped.emit(cards, self.row_at(at))

    def row_at(self, at: QPoint) -> int:
        """The row that cards dropped at the global point ``at`` come before."""
        count = self.codes_model.rowCount()
        point = self.viewport().mapFromGlobal(at)
        columns = self.columns()
        line = max(0, point.y() // max(1, self.delegate.cell.height()))
        column = max(0, min(columns, round(point.x() / max(1, self.delegate.cell.width()))))
        return min(count, line * columns + column)

    def columns(self) -> int:
        """How many cards fit side by side."""
        return max(1, (self.viewport().width() - 1) // max(1, self.delegate.cell.width()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Cards, and the bar where dragged ones would fall."""
        super().paintEvent(event)
        if self._drop_row < 0:
            return
        columns, cell = self.columns(), self.delegate.cell
        line, column = divmod(self._drop_row, columns)
        if column == 0 and line and self._drop_row == self.codes_model.rowCount():
            line, column = line - 1, columns
        x, y = column * cell.width(), line * cell.height()
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.color("legal"), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        x = max(2, min(x, self.viewport().width() - 2))
        painter.drawLine(x, y + 4, x, y + cell.height() - 4)
        painter.end()
