"""Side decking: the player's lists between two duels of a Match."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.controller.match import IllegalSwap
from app.controller.siding import EXTRA, MAIN, PARTS, SIDE, SideDecking
from app.controller.words import Words, say
from app.data.library import CardLibrary
from app.gui.board.pictures import Pictures
from app.gui.board.sizes import scaled
from app.gui.duel_setup.problems import problem_text
from app.gui.geometry import CARD_RATIO
from app.gui.i18n import mark, tr
from app.gui.table.result_dialog import TableDialog

_TITLES: Final = {MAIN: mark("Main Deck · {count}"), EXTRA: mark("Extra Deck · {count}")}
_SIDE_TITLE: Final = mark("Side Deck · {count}")
_CARD: Final = 50
#: Columns of cards in the lists of the left and of the right.
_COLUMNS: Final = {MAIN: 10, EXTRA: 10, SIDE: 4}


class CardList(QListWidget):
    """The faces of one part. ``chosen`` tells the row that was clicked, or chosen with Enter or Space."""

    chosen = Signal(int)
    pointed = Signal(int)

    def __init__(self, part: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"side-{part}")
        self.setProperty("role", "boxed")
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        width = scaled(_CARD)
        self.setIconSize(QSize(round(width), round(width * CARD_RATIO)))
        self.setGridSize(QSize(round(width) + 8, round(width * CARD_RATIO) + 8))
        self.setMouseTracking(True)
        # Room for the scroll bar and the frame, so that all columns fit.
        self.setMinimumWidth((round(width) + 8) * _COLUMNS[part] + 30)
        self.itemClicked.connect(lambda item: self.chosen.emit(self.row(item)))
        self.itemEntered.connect(lambda item: self.pointed.emit(self.row(item)))
        self.currentRowChanged.connect(self.pointed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space move the current card."""
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and self.currentRow() >= 0:
            self.chosen.emit(self.currentRow())
        else:
            super().keyPressEvent(event)


class SideDialog(TableDialog):
    """Lets the player swap cards; accepted once the new lists are with the Match. It cannot be dismissed.

    ``card_pointed`` carries the passcode under the pointer, for the inspector.
    """

    card_pointed = Signal(int)

    def __init__(
        self, siding: SideDecking, library: CardLibrary, pictures: Pictures, words: Words, parent: QWidget
    ) -> None:
        sentence = tr("Click a card to move it between your Side Deck and your Main or Extra Deck.")
        super().__init__(tr("Side decking"), sentence, parent)
        self.setObjectName("side-dialog")
        self.siding = siding
        self._library = library
        self._pictures = pictures
        self._word_source = words
        self.lists = {part: CardList(part, self.frame) for part in PARTS}
        self._titles = {part: QLabel(self.frame) for part in PARTS}
        self.note = QLabel(self.frame)
        self.note.setObjectName("side-note")
        self.note.setProperty("role", "problem")
        self.note.setWordWrap(True)
        self._build()
        for part, view in self.lists.items():
            view.chosen.connect(partial(self._move, part))
            view.pointed.connect(partial(self._point, part))
        self._show()

    def _build(self) -> None:
        columns = QHBoxLayout()
        columns.setSpacing(16)
        left, right = QVBoxLayout(), QVBoxLayout()
        for column, part, stretch in ((left, MAIN, 3), (left, EXTRA, 1), (right, SIDE, 1)):
            self._titles[part].setProperty("role", "section")
            column.addWidget(self._titles[part])
            column.addWidget(self.lists[part], stretch)
        columns.addLayout(left, 5)
        columns.addLayout(right, 2)
        self.body.insertLayout(2, columns, 1)
        self.row.insertWidget(0, self.note, 1)
        self.row.setStretch(1, 0)  # the note has the room that kept the buttons right
        self.reset_button = QPushButton(tr("Reset"), self.frame)
        self.reset_button.setObjectName("side-reset")
        self.reset_button.clicked.connect(self._reset)
        self.row.addWidget(self.reset_button)
        self.done_button = QPushButton(tr("Next duel"), self.frame)
        self.done_button.setObjectName("side-done")
        self.done_button.setProperty("role", "primary")
        self.done_button.clicked.connect(self._finish)
        self.row.addWidget(self.done_button)
        self.done_button.setFocus()
        host = self.parentWidget()
        room = host.size() if isinstance(host, QWidget) else QSize(1024, 640)
        self.frame.setMinimumHeight(min(room.height() - 40, round(scaled(720))))

    def reject(self) -> None:
        """Esc takes the changes back instead of closing."""
        self._reset()

    # --- cards -------------------------------------------------------------------------------------

    def _move(self, part: str, row: int) -> None:
        to = self.siding.move(part, row)
        self._show((part, to))
        view = self.lists[part]
        view.setCurrentRow(min(row, view.count() - 1))
        self.lists[to].scrollToBottom()

    def _reset(self) -> None:
        self.siding.reset()
        self._show()

    def _finish(self) -> None:
        try:
            self.siding.finish()
        except IllegalSwap as error:
            self.note.setText(self._sentence(error))
            return
        self.done(QDialog.DialogCode.Accepted)

    def _point(self, part: str, row: int) -> None:
        codes = self.siding.parts[part]
        if 0 <= row < len(codes):
            self.card_pointed.emit(codes[row])

    def _show(self, changed: tuple[str, ...] = PARTS) -> None:
        for part in changed:
            self._fill(part)
        problem = self.siding.problem()
        self.note.setText(self._sentence(problem) if problem is not None else "")
        self.done_button.setEnabled(problem is None)

    def _fill(self, part: str) -> None:
        codes, view = self.siding.parts[part], self.lists[part]
        title = tr(_TITLES.get(part, _SIDE_TITLE)).format(count=len(codes))
        self._titles[part].setText(title)
        view.setAccessibleName(title)
        view.blockSignals(True)
        view.clear()
        size = QSizeF(view.iconSize())
        for code in codes:
            item = QListWidgetItem(QIcon(self._pictures.pixmap(code, size, self.devicePixelRatioF())), "")
            name = self._word_source.card(code)
            item.setToolTip(name)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            view.addItem(item)
        view.blockSignals(False)

    def _sentence(self, problem: IllegalSwap) -> str:
        """The problem in the language of the program."""
        if problem.wording:
            return say(self._word_source, problem.wording, **problem.values)
        return problem_text(str(problem), self._library)
