"""The search row: what is looked for, how many moments were found, and the notes of this moment."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.replay_viewer import icons
from app.gui.widgets.basic import label

_DELAY_MS = 160
_MOST_ROWS = 200


class FindRow(QWidget):
    """``searched`` carries the text a moment after typing, ``chosen`` the step of a found moment."""

    searched = Signal(str)
    chosen = Signal(int)
    note_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.found: list[tuple[int, str]] = []
        self.at = -1
        self.field = QLineEdit(self)
        self.field.setObjectName("replay-find")
        self.field.setClearButtonEnabled(True)
        self.field.setMaximumWidth(scaled(330))
        self.field.setProperty("compact", True)
        self.count = label("small")
        self.count.setObjectName("replay-found")
        self.back = self._arrow("step-back")
        self.on = self._arrow("step-on")
        self.note = QPushButton(self)
        self.note.setObjectName("replay-note-text")
        self.note.setProperty("role", "quiet")
        self.note.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.note.clicked.connect(self.note_wanted)
        #: Lies over the window, above the search row.
        self.list = QFrame(self)
        self.list.hide()
        self.list.setProperty("role", "raised")
        self.rows = QListWidget(self.list)
        self.rows.setObjectName("replay-moments")
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.rows.itemClicked.connect(self._picked)
        self.rows.itemActivated.connect(self._picked)
        self.rows.installEventFilter(self)
        inside = QVBoxLayout(self.list)
        inside.setContentsMargins(6, 6, 6, 6)
        inside.addWidget(self.rows)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.field, 3)
        row.addWidget(self.back)
        row.addWidget(self.on)
        self.all = QPushButton(self)
        self.all.setObjectName("replay-all-moments")
        self.all.setProperty("role", "quiet")
        self.all.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.all.clicked.connect(self.open_list)
        row.addWidget(self.all)
        row.addWidget(self.count)
        row.addWidget(self.note, 4)
        self.note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.note.setStyleSheet("text-align: right;")
        # Keeps its place in the row, so that the field does not jump when a note comes by.
        policy = self.note.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.note.setSizePolicy(policy)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_DELAY_MS)
        self._timer.timeout.connect(lambda: self.searched.emit(self.field.text()))
        self.field.textChanged.connect(lambda _text: self._timer.start())
        self.field.installEventFilter(self)
        self._note = ""
        self._short = False
        self.show_found([])
        self.retranslate()

    def set_short(self, short: bool) -> None:
        """Only the field and what was found; the notes are told by the timeline's tips."""
        self._short = short
        self._elide()

    def _arrow(self, sign: str) -> QPushButton:
        made = QPushButton(self)
        made.setObjectName(f"replay-found-{sign}")
        made.setProperty("role", "quiet")
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setIconSize(QSize(scaled(13), scaled(13)))
        by = -1 if sign == "step-back" else 1
        made.clicked.connect(lambda _checked=False: self.go(by))
        return made

    def retranslate(self) -> None:
        """Write all words anew."""
        self.field.setPlaceholderText(tr("Find: a card, a note, “Dark Hole resolves”…"))
        self.field.setAccessibleName(tr("Find moments of the duel (Ctrl+F)"))
        self.field.setToolTip(tr("Find moments of the duel (Ctrl+F)"))
        self.back.setAccessibleName(tr("Previous found moment (Shift+F3)"))
        self.back.setToolTip(tr("Previous found moment (Shift+F3)"))
        self.on.setAccessibleName(tr("Next found moment (F3)"))
        self.on.setToolTip(tr("Next found moment (F3)"))
        self.note.setToolTip(tr("Change the note on this moment (N)"))
        self.note.setIcon(icons.icon("note", "you", scaled(13)))
        for made, sign in ((self.back, "step-back"), (self.on, "step-on")):
            made.setIcon(icons.icon(sign, "text_second", scaled(13)))
        self._count()

    # --- found moments -------------------------------------------------------------------------

    def show_found(self, found: Sequence[tuple[int, str]]) -> None:
        """The moments that fit, as (step, sentence), in order."""
        self.found = list(found)
        self.at = -1
        for made in (self.back, self.on, self.all):
            made.setVisible(bool(self.found))
        self._count()

    def _count(self) -> None:
        number = len(self.found)
        searching = bool(self.field.text().strip())
        self.all.setText(tr("1 moment") if number == 1 else tr("{count} moments").format(count=number))
        self.all.setToolTip(tr("List the found moments"))
        self.count.setText(tr("Nothing found") if searching and not number else "")
        self.count.setVisible(searching and not number)

    def go(self, by: int, step: int | None = None) -> None:
        """To the next (1) or previous (-1) found moment, seen from ``step`` or from the last one."""
        if not self.found:
            return
        if step is not None:
            later = [n for n, (at, _) in enumerate(self.found) if at > step]
            earlier = [n for n, (at, _) in enumerate(self.found) if at < step]
            wanted = (later or [0])[0] if by > 0 else (earlier or [len(self.found) - 1])[-1]
        else:
            wanted = (self.at + by) % len(self.found) if self.at >= 0 else (0 if by > 0 else -1)
        self.at = wanted % len(self.found)
        self.chosen.emit(self.found[self.at][0])

    def open_list(self) -> None:
        """All found moments as a list over the bar."""
        self.rows.clear()
        for step, sentence in self.found[:_MOST_ROWS]:
            item = QListWidgetItem(sentence)
            item.setData(Qt.ItemDataRole.UserRole, step)
            self.rows.addItem(item)
        height = min(scaled(300), self.rows.sizeHintForRow(0) * self.rows.count() + 24)
        self.list.resize(max(self.field.width(), scaled(460)), height)
        window = self.window()
        self.list.setParent(window)
        corner = self.mapTo(window, self.field.geometry().topLeft())
        self.list.move(corner.x(), max(0, corner.y() - height - 4))
        self.list.show()
        self.list.raise_()
        self.rows.setFocus()
        self.rows.setCurrentRow(max(0, self.at))

    def _picked(self, item: QListWidgetItem) -> None:
        self.at = self.rows.row(item)
        self._close_list()
        self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))

    def _close_list(self) -> None:
        if self.list.isVisible():
            self.list.hide()
            self.field.setFocus()

    # --- notes -----------------------------------------------------------------------------------

    def show_note(self, note: str) -> None:
        """The note of the moment that is shown; "" for none."""
        self._note = note
        self._elide()

    def _elide(self) -> None:
        room = max(40, self.note.width() - scaled(60))
        line = " ".join(self._note.split())
        text = self.note.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, room)
        self.note.setText(text)
        self.note.setVisible(bool(self._note) and not self._short)
        policy = self.note.sizePolicy()
        policy.setRetainSizeWhenHidden(not self._short)
        self.note.setSizePolicy(policy)
        self.note.setAccessibleName(line)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As much of the note as there is room for."""
        super().resizeEvent(event)
        self._elide()

    # --- keyboard ----------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter goes to the next moment, Down opens the list, Esc leaves the field or the list."""
        if watched is self.rows:
            if event.type() == QEvent.Type.FocusOut:
                self.list.hide()
            elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                if event.key() == Qt.Key.Key_Escape:
                    self._close_list()
                    return True
            return False
        if watched is self.field and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if self._timer.isActive():
                    self._timer.stop()
                    self.searched.emit(self.field.text())
                self.go(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
                return True
            if key == Qt.Key.Key_Down and self.found:
                self.open_list()
                return True
            if key == Qt.Key.Key_Escape:
                self.left.emit()
                return True
        return False


def caption(text: str, parent: QWidget) -> QLabel:
    """A heading in small capitals, as over the Chain and the log."""
    made = QLabel(text, parent)
    made.setProperty("role", "section")
    return made
