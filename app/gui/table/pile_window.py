"""A pile laid out: GY, banished cards, Extra Deck, what is left in the Deck."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.controller.prompts import Choice
from app.gui.board.pictures import Pictures
from app.gui.board.sizes import scaled
from app.gui.dialogs.card_tile import CardTile
from app.gui.i18n import tr
from app.gui.rulebook.rule_label import RuleLabel

_COLUMNS = 6
_TILE = 84


class PileWindow(QDialog):
    """Cards of a pile, the top one first. ``card_clicked`` carries (key, passcode).

    ``usable`` keys glow; clicking one of them closes the window so that its menu can open. For any other
    card the words of ``why`` stand below: why it cannot be used now ("" where there is nothing to say).
    """

    card_clicked = Signal(int, int)
    hovered = Signal(int)
    rulings_wanted = Signal(object)

    def __init__(
        self,
        title: str,
        choices: tuple[Choice, ...],
        usable: frozenset[int],
        pictures: Pictures,
        parent: QWidget,
        why: Callable[[int], str] = lambda key: "",
    ) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("pile-window")
        self.setWindowTitle(title)
        self._usable = usable
        self._why = why
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        frame = QFrame(self)
        frame.setProperty("role", "raised")
        outer.addWidget(frame)
        layout = QVBoxLayout(frame)
        layout.setContentsMargins(18, 14, 18, 14)
        head = QHBoxLayout()
        name = QLabel(title, frame)
        name.setProperty("role", "heading")
        name.setTextFormat(Qt.TextFormat.PlainText)
        head.addWidget(name, 1)
        count = QLabel(_amount(len(choices)), frame)
        count.setProperty("role", "small")
        head.addWidget(count)
        layout.addLayout(head)
        layout.addWidget(self._grid(choices, pictures, frame))
        foot = QHBoxLayout()
        self.reason = RuleLabel("", frame)
        self.reason.setProperty("role", "small")
        self.reason.setObjectName("pile-why-not")
        self.reason.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        # Two lines are kept free, so that nothing moves when the words come.
        self.reason.setMinimumHeight(2 * self.reason.fontMetrics().lineSpacing())
        self.reason.rulings_wanted.connect(self._look_up)
        foot.addWidget(self.reason, 1)
        close = QPushButton(tr("Close"), frame)
        close.setObjectName("pile-close")
        close.clicked.connect(self.reject)
        foot.addWidget(close, 0, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom)
        layout.addLayout(foot)

    def _grid(self, choices: tuple[Choice, ...], pictures: Pictures, parent: QWidget) -> QScrollArea:
        holder = QWidget(parent)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        self.tiles: list[CardTile] = []
        # What can be used comes first; the order of the pile holds among equals.
        for n, choice in enumerate(sorted(choices, key=lambda each: each.value not in self._usable)):
            tile = CardTile(choice, pictures, scaled(_TILE), holder)
            tile.setCheckable(False)
            tile.setDown(False)
            tile.hovered.connect(self.hovered)
            tile.hovered.connect(partial(self._explain, choice))
            tile.clicked.connect(partial(self._clicked, choice))
            if choice.value in self._usable:
                tile.usable = True
            grid.addWidget(tile, n // _COLUMNS, n % _COLUMNS)
            self.tiles.append(tile)
        grid.setRowStretch(len(choices) // _COLUMNS + 1, 1)
        grid.setColumnStretch(_COLUMNS, 1)
        area = QScrollArea(parent)
        area.setWidget(holder)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        if self.tiles:
            rows = min(3, (len(choices) + _COLUMNS - 1) // _COLUMNS)
            columns = min(_COLUMNS, len(choices))
            area.setFixedHeight(rows * (self.tiles[0].height() + 2) + 6)
            area.setMinimumWidth(max(280, columns * (self.tiles[0].width() + 2) + 20))
        return area

    def _explain(self, choice: Choice, _code: int = 0) -> None:
        """Why the pointed-at card cannot be used now."""
        self.reason.set_words("" if choice.value in self._usable else self._why(choice.value))

    def _look_up(self, wanted: object) -> None:
        self.reject()
        self.rulings_wanted.emit(wanted)

    def _clicked(self, choice: Choice) -> None:
        self._explain(choice)
        if choice.value in self._usable:
            self.accept()
        self.card_clicked.emit(choice.value, choice.code)


def _amount(count: int) -> str:
    """How many cards, in words."""
    return tr("1 card") if count == 1 else tr("{count} cards").format(count=count)
