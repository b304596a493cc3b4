"""Prompts that pick cards or zones, on the board or in the dialog, and the chain prompt."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.controller.prompts import Choice, PromptModel
from app.controller.selection import Selection
from app.controller.words import Words, say
from app.engine.decisions import Decision
from app.gui import theme
from app.gui.board.pictures import Pictures
from app.gui.board.sizes import scaled
from app.gui.dialogs.box import PromptBox
from app.gui.dialogs.card_tile import CardTile
from app.gui.dialogs.kinds import show_face

_COLUMNS = 6
_TILE = 84
_CHAIN_FACE = 72


class SelectionBox(PromptBox):
    """Base of picks: a :class:`Selection` that clicks change, and a confirm button."""

    def __init__(
        self,
        model: PromptModel,
        decision: Decision,
        pictures: Pictures,
        words: Words,
        parent: QWidget | None = None,
    ) -> None:
        self.selection = Selection(decision)
        self.words = words
        super().__init__(model, pictures, parent)

    def finish(self) -> None:
        """Confirm, where a click alone does not answer."""
        if self.needs_confirm:
            self.add_confirm(self.selection.ready, self._done)
        self.refresh()

    @property
    def cancel_key(self) -> str:
        """The empty answer ends a stepwise choice: that is the likely answer then."""
        return "Enter" if self.selection.stepwise and self.selection.picked else "Esc"

    @property
    def needs_confirm(self) -> bool:
        """Whether the picks are confirmed with a button."""
        return not self.selection.stepwise

    @property
    def picked(self) -> frozenset[int]:
        """Keys chosen so far."""
        return frozenset(self.selection.picked)

    def pick(self, key: int) -> bool:
        """Toggle ``key``, and answer if that makes the answer."""
        if key not in self.selection.keys:
            return False
        if self.selection.stepwise:
            self.answer((key,))
            return True
        if not self.selection.toggle(key):
            return True
        self.refresh()
        self.changed.emit()
        if self.answers_at_once and self.selection.complete:
            self._done()
        return True

    @property
    def answers_at_once(self) -> bool:
        """Whether the last possible pick answers without a confirm."""
        return self.model.board

    def refresh(self) -> None:
        """Show how many are chosen."""
        reached, total = self.selection.total
        picked = len(self.selection.picked)
        parts = [self.model.detail]
        if total:
            parts.append(say(self.words, "amount.reached", number=reached, total=total))
        elif picked and self.selection.limits[1] > 1:
            parts.append(say(self.words, "amount.picked", number=picked))
        self.set_hint(" · ".join(part for part in parts if part))
        if self.confirm_button is not None:
            self.confirm_button.setEnabled(self.selection.ready)

    def confirm(self) -> None:
        """Enter takes what is picked, or the likely answer when nothing is picked yet."""
        if self.selection.stepwise:
            if self.selection.picked:
                self.cancel()
        elif self.selection.ready:
            self._done()
        elif not self.selection.picked and self.selection.single:
            likely = self.selection.likely()
            if likely is not None:
                self.answer(likely)

    def _done(self) -> None:
        if self.selection.ready:
            self.answer(self.selection.response)


class BoardPickBox(SelectionBox):
    """A slim bar: the cards or zones glow on the board and are clicked there."""

    @property
    def needs_confirm(self) -> bool:
        """One pick answers by itself; more are confirmed."""
        return not self.selection.stepwise and not self.selection.single


class CardsBox(SelectionBox):
    """Cards of piles (or too many to see): a grid of tiles, with hidden ones as backs."""

    def fill(self) -> None:
        """The grid, scrolled when it is long."""
        self.tiles: dict[int, CardTile] = {}
        holder = QWidget(self)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2)
        columns = min(_COLUMNS, max(1, len(self.model.choices)))
        for n, choice in enumerate(self.model.choices):
            tile = CardTile(choice, self.pictures, scaled(_TILE), holder)
            tile.setChecked(choice.value in self.selection.picked)
            tile.clicked.connect(partial(self._clicked, choice.value))
            tile.hovered.connect(self.hovered)
            grid.addWidget(tile, n // columns, n % columns)
            self.tiles[choice.value] = tile
        area = QScrollArea(self)
        area.setWidget(holder)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        first = next(iter(self.tiles.values()), None)
        if first is not None:
            rows = (len(self.tiles) + columns - 1) // columns
            area.setFixedHeight(min(rows, 2) * (first.height() + 2) + 4)
            area.setMinimumWidth(columns * (first.width() + 2) + 16)
            first.setFocus()
        self.body.addWidget(area)

    def _clicked(self, key: int) -> None:
        self.pick(key)
        self.refresh()

    def pick(self, key: int) -> bool:
        """A double role: tiles are picked here, a single wanted card waits for the confirm."""
        return super().pick(key)

    def refresh(self) -> None:
        """Check the tiles of the picked cards, with their order."""
        for key, tile in self.tiles.items():
            chosen = key in self.selection.picked
            tile.setChecked(chosen)
            tile.order = (
                self.selection.picked.index(key) + 1 if chosen and len(self.selection.picked) > 1 else 0
            )
            tile.update()
        super().refresh()

    def confirm(self) -> None:
        """Enter takes the tile with the focus when nothing is picked."""
        focused = self.focusWidget()
        if not self.selection.picked and isinstance(focused, CardTile):
            self.pick(focused.choice.value)
        super().confirm()


class TargetBox(PromptBox):
    """What to attack (after a replay): targets glow; a button attacks directly."""

    def finish(self) -> None:
        """The direct attack as a button."""
        for choice in self.model.choices:
            if choice.value == 0:
                button = self.add_button(choice.label, "Enter", "primary", partial(self.answer, (0,)))
                button.setObjectName("choice-0")
                self.confirm_button = button

    def pick(self, key: int) -> bool:
        """Attack the clicked monster."""
        if key not in self.model.keys:
            return False
        self.answer((key,))
        return True


class ChainBox(PromptBox):
    """Respond or pass. One usable effect is shown with its card; several are a list to choose from."""

    def fill(self) -> None:
        """The card and its effect, or a row an effect."""
        self.current = 0
        self.rows: list[QPushButton] = []
        row = QHBoxLayout()
        row.setSpacing(14)
        self.face = show_face(self, self.pictures, self.model.choices[0].code, _CHAIN_FACE)
        row.addWidget(self.face, 0, Qt.AlignmentFlag.AlignTop)
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        # Beside the card, not over it: the prompt stays low and hides little of the table.
        column = QVBoxLayout()
        column.setSpacing(6)
        for words in (self.title, self.sentence):
            self._layout.removeWidget(words)
            column.addWidget(words)
        column.addWidget(self.text)
        if len(self.model.choices) > 1:
            column.addLayout(self._choices())
        column.addStretch(1)
        row.addLayout(column, 1)
        self.body.addLayout(row)

    def _choices(self) -> QGridLayout:
        """A button an effect; several effects of one card are told apart by their first words."""
        grid = QGridLayout()
        grid.setSpacing(6)
        names = [choice.label for choice in self.model.choices]
        host = self.parentWidget()
        room = min(scaled(480), round(host.width() * 0.44)) if isinstance(host, QWidget) else scaled(480)
        wide = max(scaled(60), (room - scaled(150)) // 2 - scaled(30))
        for n, choice in enumerate(self.model.choices):
            button = QPushButton(self)
            label = choice.label
            if names.count(label) > 1:
                label = f"{names[: n + 1].count(label)} · {choice.detail}"
            button.setText(button.fontMetrics().elidedText(label, Qt.TextElideMode.ElideRight, wide))
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setObjectName(f"link-{n}")
            button.setAccessibleName(f"{choice.label}. {choice.detail}")
            button.clicked.connect(partial(self._choose, n))
            button.setToolTip(choice.detail)
            grid.addWidget(button, n // 2, n % 2)
            self.rows.append(button)
        return grid

    def finish(self) -> None:
        """Activate what is chosen."""
        self.add_confirm(True, self._activate)
        self._choose(0)

    def _choose(self, n: int) -> None:
        self.current = n
        choice = self.model.choices[n]
        self.face.choice = Choice(choice.value, "", "", choice.code)
        self.face.update()
        self.text.setText(choice.detail)
        for number, button in enumerate(self.rows):
            button.setChecked(number == n)
            chosen = theme.palette().acting
            button.setStyleSheet(f"border: 2px solid {chosen}; color: {chosen};" if number == n else "")
        self.hovered.emit(choice.code)
        self.changed.emit()

    def _activate(self) -> None:
        self.answer(self.model.choices[self.current].response)

    def pick(self, key: int) -> bool:
        """Activate the clicked card, or show its effects when it has several."""
        found = [n for n, choice in enumerate(self.model.choices) if choice.value == key]
        if not found:
            return False
        if len(found) == 1 and (len(self.model.choices) == 1 or self.current == found[0]):
            self.current = found[0]
            self._activate()
        else:
            self._choose(found[0])
        return True

    @property
    def picked(self) -> frozenset[int]:
        """The card whose effect is chosen."""
        return frozenset((self.model.choices[self.current].value,))
