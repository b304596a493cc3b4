"""Prompts that are answered with one of a few named answers, a list entry, an order or numbers."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSpinBox,
)

from app.controller.prompts import POSITION, Choice
from app.gui.board.pictures import Pictures
from app.gui.board.sizes import scaled
from app.gui.dialogs.box import PromptBox
from app.gui.dialogs.card_tile import CardTile
from app.gui.i18n import tr

_ROW = 32
_NUMBER = Qt.ItemDataRole.UserRole


def show_face(box: PromptBox, pictures: Pictures, code: int, width: int = 84) -> CardTile:
    """A card face that only shows; hovering it tells the inspector."""
    tile = CardTile(Choice(code, "", "", code), pictures, scaled(width), box)
    tile.setCheckable(False)
    tile.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    tile.setObjectName("prompt-face")
    tile.hovered.connect(box.hovered)
    return tile


class ButtonsBox(PromptBox):
    """Yes/no, options, who goes first: a button an answer, the likely one at the right."""

    def fill(self) -> None:
        """The card it is about, beside its effect."""
        if not self.model.code:
            return
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(show_face(self, self.pictures, self.model.code), 0, Qt.AlignmentFlag.AlignTop)
        words = QLabel(self.model.detail, self)
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        row.addWidget(words, 1)
        self.body.addLayout(row)
        self.set_hint("")

    def finish(self) -> None:
        """Long lists of options stand below each other."""
        many = len(self.model.choices) > 3 or any(len(choice.label) > 28 for choice in self.model.choices)
        if many:
            for choice in self.model.choices:
                button = QPushButton(choice.label, self)
                button.clicked.connect(partial(self.answer, choice.response))
                button.setObjectName(f"choice-{choice.value}")
                button.setAutoDefault(False)
                self.body.addWidget(button)
            return
        for n, choice in reversed(list(enumerate(self.model.choices))):
            key = "Enter" if n == 0 else ("Esc" if self._is_no(choice) else "")
            button = self.add_button(
                choice.label, key, "primary" if n == 0 else "", partial(self.answer, choice.response)
            )
            button.setObjectName(f"choice-{choice.value}")
            if n == 0:
                self.confirm_button = button

    def _is_no(self, choice: Choice) -> bool:
        return len(self.model.choices) == 2 and choice.value == 0 and self.model.choices[0].value == 1

    def cancel(self) -> None:
        """Esc says no where that is an answer."""
        for choice in self.model.choices:
            if self._is_no(choice):
                self.answer(choice.response)


class PositionBox(PromptBox):
    """Battle positions as small cards that stand or lie."""

    def fill(self) -> None:
        """A tile a position."""
        row = QHBoxLayout()
        row.setSpacing(6)
        self.tiles: list[CardTile] = []
        for choice in self.model.choices:
            tile = CardTile(choice, self.pictures, scaled(66), self)
            tile.setCheckable(False)
            tile.setObjectName(f"choice-{choice.value}")
            tile.setFixedSize(tile.sizeHint() + QSize(scaled(70), 0))
            tile.clicked.connect(partial(self.answer, choice.response))
            row.addWidget(tile)
            self.tiles.append(tile)
        row.addStretch(1)
        self.body.addLayout(row)
        self.tiles[0].setFocus()

    def confirm(self) -> None:
        """Enter takes the tile with the focus, else the first."""
        focused = self.focusWidget()
        chosen = next((tile for tile in self.tiles if tile is focused), self.tiles[0])
        self.answer(chosen.choice.response)


class ListBox(PromptBox):
    """Declare Types, Attributes, names or numbers: a list with a search line when it is long."""

    def fill(self) -> None:
        """Search line and list."""
        self.search: QLineEdit | None = None
        if len(self.model.choices) > 12:
            self.search = QLineEdit(self)
            self.search.setPlaceholderText(tr("Search"))
            self.search.setAccessibleName(tr("Search"))
            self.search.setObjectName("prompt-search")
            self.search.textChanged.connect(self._filter)
            self.body.addWidget(self.search)
        self.list = QListWidget(self)
        self.list.setObjectName("prompt-list")
        self.list.setProperty("role", "boxed")
        self.list.setAccessibleName(self.model.sentence)
        for choice in self.model.choices:
            item = QListWidgetItem(choice.label, self.list)
            item.setSizeHint(QSize(0, scaled(_ROW)))
            item.setData(_NUMBER, choice.value)
        if self.model.max > 1:
            self.list.setSelectionMode(QListWidget.SelectionMode.MultiSelection)
        self.list.setFixedHeight(min(scaled(260), scaled(40 + _ROW * len(self.model.choices))))
        self.list.itemSelectionChanged.connect(self._picked)
        self.list.itemDoubleClicked.connect(lambda _: self.confirm())
        self.body.addWidget(self.list)

    def finish(self) -> None:
        """Declare."""
        self.add_confirm(False, self._declare)
        if self.model.max == 1 and self.model.choices:
            self.list.setCurrentRow(0)

    def _filter(self, text: str) -> None:
        wanted = text.casefold()
        first = -1
        for row in range(self.list.count()):
            item = self.list.item(row)
            hidden = wanted not in item.text().casefold()
            item.setHidden(hidden)
            if not hidden and first < 0:
                first = row
        if first >= 0 and self.model.max == 1:
            self.list.setCurrentRow(first)

    def _values(self) -> tuple[int, ...]:
        return tuple(int(item.data(_NUMBER)) for item in self.list.selectedItems() if not item.isHidden())

    def _picked(self) -> None:
        values = self._values()
        if self.confirm_button is not None:
            self.confirm_button.setEnabled(self.model.min <= len(values) <= self.model.max)
        if values:
            chosen = next(choice for choice in self.model.choices if choice.value == values[-1])
            if chosen.code:
                self.hovered.emit(chosen.code)

    def _declare(self) -> None:
        self.answer(self._values())


class SortBox(PromptBox):
    """Cards in an order: pick them one after the other, or move them with the buttons."""

    def fill(self) -> None:
        """The list with up and down beside it."""
        row = QHBoxLayout()
        self.list = QListWidget(self)
        self.list.setObjectName("prompt-list")
        self.list.setProperty("role", "boxed")
        self.list.setAccessibleName(self.model.sentence)
        self.list.setDragDropMode(QListWidget.DragDropMode.InternalMove)
        for choice in self.model.choices:
            words = f"{choice.label} — {choice.detail}" if choice.detail else choice.label
            item = QListWidgetItem(words, self.list)
            item.setSizeHint(QSize(0, scaled(_ROW)))
            item.setData(_NUMBER, choice.value)
        self.list.setFixedHeight(min(scaled(260), scaled(40 + _ROW * len(self.model.choices))))
        self.list.setMinimumWidth(scaled(300))
        self.list.currentRowChanged.connect(self._show)
        row.addWidget(self.list, 1)
        side = QGridLayout()
        for n, (text, step) in enumerate(((tr("Up"), -1), (tr("Down"), 1))):
            button = QPushButton(text, self)
            button.setAutoDefault(False)
            button.setObjectName("sort-up" if step < 0 else "sort-down")
            button.clicked.connect(partial(self._move, step))
            side.addWidget(button, n, 0)
        side.setRowStretch(2, 1)
        row.addLayout(side)
        self.body.addLayout(row)

    def finish(self) -> None:
        """Any order is an answer."""
        self.add_confirm(True, self._done)
        self.list.setCurrentRow(0)

    def _move(self, step: int) -> None:
        row = self.list.currentRow()
        if 0 <= row + step < self.list.count():
            item = self.list.takeItem(row)
            self.list.insertItem(row + step, item)
            self.list.setCurrentRow(row + step)

    def _show(self, row: int) -> None:
        if row >= 0:
            value = int(self.list.item(row).data(_NUMBER))
            self.hovered.emit(next(choice.code for choice in self.model.choices if choice.value == value))

    def _done(self) -> None:
        self.answer(tuple(int(self.list.item(n).data(_NUMBER)) for n in range(self.list.count())))


class CountersBox(PromptBox):
    """How many counters come from which card."""

    def fill(self) -> None:
        """A number field a card, filled from the first on."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        left = self.model.max
        self.fields: list[tuple[int, QSpinBox]] = []
        for row, choice in enumerate(self.model.choices):
            most = int(choice.worth)
            field = QSpinBox(self)
            field.setRange(0, most)
            field.setValue(min(left, most))
            left -= field.value()
            field.setObjectName(f"counters-{choice.value}")
            field.setAccessibleName(choice.label)
            field.setSuffix(f" / {most}")
            field.valueChanged.connect(self._check)
            grid.addWidget(QLabel(choice.label, self), row, 0)
            grid.addWidget(field, row, 1)
            self.fields.append((choice.value, field))
        self.body.addLayout(grid)

    def finish(self) -> None:
        """Confirm when the sum is right."""
        self.add_confirm(True, self._done)
        self._check()

    def _check(self) -> None:
        total = sum(field.value() for _, field in self.fields)
        self.set_hint(f"{total} / {self.model.max}")
        if self.confirm_button is not None:
            self.confirm_button.setEnabled(total == self.model.max)

    def _done(self) -> None:
        answer: list[int] = []
        for key, field in self.fields:
            if field.value():
                answer += [key, field.value()]
        self.answer(tuple(answer))


def box_class(kind: str) -> type[PromptBox]:
    """The prompt for kinds without cards to pick."""
    classes: dict[str, type[PromptBox]] = {POSITION: PositionBox, "list": ListBox, "sort": SortBox}
    classes["counters"] = CountersBox
    return classes.get(kind, ButtonsBox)
