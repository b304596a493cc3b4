"""The lines of a duel as a tree: the duel as it was played, and what was played from its positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFont, QKeyEvent, QPainter
from PySide6.QtWidgets import QMenu, QSizePolicy, QTreeWidget, QTreeWidgetItem, QWidget

from app.controller.duel_tree import Line
from app.data.record import MAIN_LINE
from app.gui import theme
from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.replay_viewer import icons
from app.gui.widgets.basic import plain_tip

_NUMBER: Final = Qt.ItemDataRole.UserRole
_MOST_ROWS: Final = 6
_Index = QModelIndex | QPersistentModelIndex


class LinesPanel(QTreeWidget):
    """``opened`` carries a line's number; ``rename_wanted`` and ``delete_wanted`` that of a branch."""

    opened = Signal(int)
    rename_wanted = Signal(int)
    delete_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replay-lines")
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setIndentation(scaled(14))
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        # The style sheet of lists marks the room before a row, too.
        self.setStyleSheet(
            "QTreeView::branch, QTreeView::branch:selected { background: transparent; image: none; }"
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines: list[Line] = []
        self.viewer = 0
        self.number = MAIN_LINE
        self._items: dict[int, QTreeWidgetItem] = {}
        self.itemClicked.connect(lambda item, _column: self.opened.emit(item.data(0, _NUMBER)))
        self.itemActivated.connect(lambda item, _column: self.opened.emit(item.data(0, _NUMBER)))
        self.retranslate()

    def retranslate(self) -> None:
        """Write all words anew."""
        self.setAccessibleName(tr("Lines of this duel"))
        self.setToolTip(tr("Click a line to watch it. F2 renames a branch, Delete removes it."))
        self.show_lines(self.lines, self.number, self.viewer)

    def show_lines(self, lines: Sequence[Line], number: int, viewer: int) -> None:
        """All lines, the one that is shown marked; results are told as ``viewer`` sees them."""
        self.lines, self.number, self.viewer = list(lines), number, viewer
        blocked = self.blockSignals(True)
        self.clear()
        self._items.clear()
        for line in self.lines:
            above = self._items.get(line.parent) if line.depth else None
            item = QTreeWidgetItem(above) if above is not None else QTreeWidgetItem(self)
            item.setData(0, _NUMBER, line.number)
            self._items[line.number] = item
            self._write(item, line)
        self.expandAll()
        current = self._items.get(number)
        if current is not None:
            self.setCurrentItem(current)
        self.blockSignals(blocked)
        rows = min(_MOST_ROWS, max(1, len(self.lines)))
        self.setFixedHeight(rows * (scaled(22) + 6) + 8)

    def _write(self, item: QTreeWidgetItem, line: Line) -> None:
        if line.number == MAIN_LINE:
            text = tr("Main line · {steps} steps").format(steps=line.end)
        else:
            text = tr("step {step}: {name} · {steps} steps{result}").format(
                step=line.step, name=line.name, steps=line.end - line.step, result=self._result(line)
            )
        item.setText(0, text)
        item.setToolTip(0, plain_tip(text))
        item.setSizeHint(0, QSize(0, scaled(22)))
        now = line.number == self.number
        sign, role = ("play", "acting") if now else self._sign(line)
        item.setIcon(0, icons.icon(sign, role, scaled(12)))
        item.setForeground(0, theme.color("card_name" if now else "text_second"))
        font = item.font(0)
        font.setWeight(QFont.Weight.DemiBold if now else QFont.Weight.Normal)
        item.setFont(0, font)

    def _sign(self, line: Line) -> tuple[str, str]:
        """How the line ended, as a sign and its colour: a star for won, a cross for lost."""
        if line.winner is None or line.winner == 2:
            return "branch", "text_faint"
        return ("win", "you") if line.winner == self.viewer else ("damage", "opponent")

    def _result(self, line: Line) -> str:
        if line.winner is None:
            return ""
        if line.winner == 2:
            return tr(", draw")
        return tr(", won") if line.winner == self.viewer else tr(", lost")

    def drawBranches(self, painter: QPainter, rect: QRect, index: _Index) -> None:
        """The room before a row stays free, also before the chosen one: the signs say enough."""
        painter.fillRect(rect, theme.color("panel"))

    # --- changing ----------------------------------------------------------------------------------

    def _chosen(self) -> int:
        item = self.currentItem()
        number = item.data(0, _NUMBER) if item is not None else MAIN_LINE
        return int(number)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 renames, Delete removes the branch the cursor is on."""
        number = self._chosen()
        if number != MAIN_LINE and event.key() == Qt.Key.Key_F2:
            self.rename_wanted.emit(number)
        elif number != MAIN_LINE and event.key() == Qt.Key.Key_Delete:
            self.delete_wanted.emit(number)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The same by the right button."""
        item = self.itemAt(self.viewport().mapFrom(self, event.pos()))
        if item is not None:
            self.open_menu(int(item.data(0, _NUMBER)), event.globalPos())

    def open_menu(self, number: int, point: QPoint) -> None:
        """What can be done with line ``number``; ``point`` is on the screen."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Watch this line")).triggered.connect(lambda: self.opened.emit(number))
        if number != MAIN_LINE:
            menu.addAction(tr("Rename…")).triggered.connect(lambda: self.rename_wanted.emit(number))
            menu.addAction(tr("Delete")).triggered.connect(lambda: self.delete_wanted.emit(number))
        menu.popup(point)
