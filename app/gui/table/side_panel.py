"""The right column of the table: Chain, log and the buttons of the duel."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from app.controller.live import HAND_TEST, PRACTICE, PUZZLE, LiveDuel
from app.controller.practice_position import PositionError, parse_position
from app.gui.i18n import tr
from app.gui.panels.chain import ChainPanel
from app.gui.panels.log import LogPanel
from app.gui.practice.words import goal_sentence, side_name

_MARGIN: Final = 14
_NAMES: Final = (
    "save-record",
    "table-settings",
    "take-back",
    "redo",
    "leave",
    "surrender",
    "again",
    "edit-position",
    "save-puzzle",
)


class SidePanel(QFrame):
    """Chain panel, log and buttons; ``live`` says which buttons of practice there are."""

    def __init__(self, live: LiveDuel | None, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self._live = live
        self.goal = QLabel(self)
        self.goal.setObjectName("puzzle-goal")
        self.goal.setWordWrap(True)
        self.goal.setVisible(live is not None and live.mode == PUZZLE)
        self.chain = ChainPanel(self)
        self.heading = QLabel(self)
        self.heading.setProperty("role", "section")
        self.log = LogPanel(self)
        self.log.set_viewer(seat)
        self.buttons = {name: self._button(name) for name in _NAMES}
        self.buttons["surrender"].setProperty("role", "danger")
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 16, _MARGIN, 14)
        column.setSpacing(8)
        column.addWidget(self.goal)
        if not self.goal.isHidden():
            column.addSpacing(8)
        column.addWidget(self.chain)
        column.addSpacing(8)
        column.addWidget(self.heading)
        column.addWidget(self.log, 1)
        column.addSpacing(4)
        self._rows: list[tuple[QBoxLayout, tuple[str, ...]]] = []
        rows: list[tuple[str, ...]] = [
            ("take-back", "redo"),
            ("save-record", "table-settings"),
            ("leave", "surrender"),
        ]
        if practising(live):
            rows[:0] = [("again",), ("edit-position", "save-puzzle")]
        for row in rows:
            line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
            line.setSpacing(8)
            self._rows.append((line, row))
            for name in row:
                line.addWidget(self.buttons[name], 1)
            column.addLayout(line)
        shown = {name for row in rows for name in row}
        for name, made in self.buttons.items():
            made.setVisible(name in shown)

    def _button(self, name: str) -> QPushButton:
        made = QPushButton(self)
        made.setObjectName(name)
        made.setProperty("compact", True)  # two stand side by side in a column that may be narrow
        return made

    def show_back(self, visible: bool, can_take_back: bool, can_redo: bool) -> None:
        """Whether answers can be taken back at all, and now; and given again."""
        for name, enabled in (("take-back", can_take_back), ("redo", can_redo)):
            self.buttons[name].setVisible(visible)
            self.buttons[name].setEnabled(enabled)

    def retranslate(self) -> None:
        """Write all words in the current language."""
        self.heading.setText(tr("DUEL LOG"))
        self.goal.setText(_goal_of(self._live))
        mode = self._live.mode if self._live is not None else ""
        again = tr("Redraw") if mode == HAND_TEST else tr("Start again")
        tip = tr("Another opening hand") if mode == HAND_TEST else tr("From the beginning")
        texts = {
            "save-record": (tr("Save"), tr("Save the record of this duel")),
            "table-settings": (tr("Settings"), ""),
            "take-back": (tr("Take back"), tr("Back to your last decision (Ctrl+Z)")),
            "redo": (tr("Forward"), tr("Forward to where you took back (Ctrl+Shift+Z or Ctrl+Y)")),
            "leave": (tr("Leave"), tr("Leave the table; the duel can be kept")),
            "surrender": (tr("Surrender"), ""),
            "again": (again, tip),
            "edit-position": (tr("Edit position"), tr("Open this position in the editor")),
            "save-puzzle": (tr("Save puzzle"), tr("Save this position among your puzzles")),
        }
        for name, (text, hint) in texts.items():
            self.buttons[name].setText(text)
            self.buttons[name].setToolTip(hint)
            self.buttons[name].setAccessibleName(hint or text)
        self.chain.retranslate()
        self.log.retranslate()
        self._fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Buttons stand below each other where two are too wide for the column."""
        super().resizeEvent(event)
        self._fit_rows()

    def _fit_rows(self) -> None:
        room = self.width() - 2 * _MARGIN
        for line, names in self._rows:
            # They share the row evenly, so the widest decides.
            widest = max(self.buttons[name].minimumSizeHint().width() for name in names)
            beside = len(names) * (widest + line.spacing()) - line.spacing() <= room
            flow = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
            line.setDirection(flow)


def _goal_of(live: LiveDuel | None) -> str:
    """What a puzzle asks for, as long as it is played."""
    if live is None or live.mode != PUZZLE:
        return ""
    try:
        position = parse_position(live.setup.position)
    except PositionError:
        return live.title
    if position.goal is None:
        return live.title
    player, turn = position.goal
    # Seen from the table: the solver is the player who sits at it.
    side = side_name(int(player != live.seat))
    words = goal_sentence(side, turn, position.turn)
    return f"<b>{escape(live.title)}</b><br>{escape(words)}" if live.title else escape(words)


def practising(live: LiveDuel | None) -> bool:
    """Whether nothing on this table is a secret to its player: puzzles, hand tests, both sides by hand."""
    return live is not None and (live.open_hands or live.mode in (HAND_TEST, PRACTICE, PUZZLE))
