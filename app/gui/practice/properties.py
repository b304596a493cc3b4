"""The right column of the position editor: name, note, era, turn, LP, goal, and the cards of a pile."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.controller.practice_editor import PositionEditor
from app.controller.practice_position import PHASES
from app.controller.words import Words
from app.engine import constants as c
from app.engine.rules import PRESETS
from app.gui.board.sizes import scaled
from app.gui.deck_builder.dragging import DragController
from app.gui.duel_setup.rules_panel import RULE_WORDS
from app.gui.faces.renderer import FaceRenderer
from app.gui.i18n import tr
from app.gui.practice.card_list import PILE, CardListModel, DragList
from app.gui.practice.words import PHASE_WORDS, piece_line, pile_title, side_name
from app.gui.widgets.basic import label

_MAX_LP: Final = 999_999
_MAX_TURN: Final = 999
_CAPTIONS: Final = ("puzzle", "position", "turn", "lp", "summons", "goal")


class Properties(QWidget):
    """Shows and changes what an editor's position is besides cards on the table.

    ``pile_chosen`` carries (player, location).
    """

    pile_chosen = Signal(int, int)

    def __init__(
        self,
        editor: PositionEditor,
        faces: FaceRenderer,
        words: Words,
        drags: DragController,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.editor = editor
        self._words = words
        self._loading = False
        self.pile = (0, c.LOCATION_HAND)
        self._titles: dict[str, object] = {}
        self._captions = {name: label("section") for name in _CAPTIONS}
        self.pile_title = label("section")
        self.name = QLineEdit()
        self.name.setObjectName("puzzle-name")
        self.name.setMaxLength(120)
        self.author = QLineEdit()
        self.author.setMaxLength(80)
        self.note = QPlainTextEdit()
        self.note.setObjectName("puzzle-note")
        self.note.setTabChangesFocus(True)
        # The style sheet's least height would win over a size set here.
        self.note.setStyleSheet(f"min-height: {scaled(58)}px; max-height: {scaled(58)}px;")
        self.rules = QComboBox()
        self.rules.setObjectName("position-rules")
        # The names of the rules are as long as a narrow column is wide.
        self.rules.setStyleSheet(
            f"QComboBox {{ padding-left: {scaled(7)}px; }} QComboBox::drop-down {{ width: {scaled(17)}px; }}"
        )
        for name in reversed(PRESETS):
            self.rules.addItem("", name)
        self.turn = _spin(1, _MAX_TURN)
        self.turn.setObjectName("position-turn")
        self.turn_player = QComboBox()
        self.turn_player.setObjectName("position-player")
        self.phase = QComboBox()
        self.phase.setObjectName("position-phase")
        for name in PHASES:
            self.phase.addItem("", name)
        self.lp = (_spin(1, _MAX_LP, 100), _spin(1, _MAX_LP, 100))
        self.summoned = (_spin(0, 9), _spin(0, 9))
        for player in (0, 1):
            self.turn_player.addItem("", player)
            self.lp[player].setObjectName(f"position-lp-{player}")
            self.summoned[player].setObjectName(f"position-summoned-{player}")
        self.goal = QComboBox()
        self.goal.setObjectName("position-goal")
        for value in (-1, 0, 1):
            self.goal.addItem("", value)
        self.goal_turn = _spin(1, _MAX_TURN)
        self.goal_turn.setObjectName("position-goal-turn")
        self.shuffled = QCheckBox()
        self.shuffled.setObjectName("pile-shuffled")
        self.cards = DragList(CardListModel(faces, self), drags, PILE)
        self.cards.setObjectName("pile-cards")
        self.pile_box = QComboBox()
        self.pile_box.setObjectName("pile-choice")
        self._piles = [(player, location) for player in (0, 1) for location in _PILE_ORDER]
        for pile in self._piles:
            self.pile_box.addItem("", pile)
        self._build()
        self._connect()

    def _build(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(14, 12, 14, 8)
        column.setSpacing(6)
        column.addWidget(self._captions["puzzle"])
        column.addWidget(self.name)
        column.addWidget(self.author)
        column.addWidget(self.note)
        column.addSpacing(6)
        column.addWidget(self._captions["position"])
        column.addWidget(self.rules)
        row = QGridLayout()
        row.setSpacing(6)
        column.addWidget(self._captions["turn"])
        row.addWidget(self.turn, 0, 0)
        row.addWidget(self.turn_player, 0, 1)
        row.addWidget(self.phase, 1, 0, 1, 2)
        row.addWidget(self._captions["lp"], 2, 0, 1, 2)
        row.addLayout(_halves(self.lp), 3, 0, 1, 2)
        row.addWidget(self._captions["summons"], 4, 0, 1, 2)
        row.addLayout(_halves(self.summoned), 5, 0, 1, 2)
        row.addWidget(self._captions["goal"], 6, 0, 1, 2)
        row.addWidget(self.goal, 7, 0, 1, 2)
        row.addWidget(self.goal_turn, 8, 0, 1, 2)
        column.addLayout(row)
        column.addSpacing(6)
        column.addWidget(self.pile_title)
        column.addWidget(self.pile_box)
        column.addWidget(self.shuffled)
        column.addWidget(self.cards, 1)
        self.cards.setMinimumHeight(scaled(170))
        area = QScrollArea()
        area.setWidget(inner)
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(area)
        for box in (self.rules, self.turn_player, self.phase, self.goal, self.pile_box):
            # A long name must not make the column wider than the window allows.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(6)

    def _connect(self) -> None:
        editor = self.editor
        self.name.textEdited.connect(lambda text: editor.set_words(name=text))
        self.author.textEdited.connect(lambda text: editor.set_words(author=text))
        self.note.textChanged.connect(self._noted)
        self._on_box(self.rules, editor.set_rules)
        self._on_box(self.turn_player, lambda value: editor.set(turn_player=value))
        self._on_box(self.phase, lambda value: editor.set(phase=value))
        self.turn.valueChanged.connect(lambda value: self._store("turn", turn=value))
        for player in (0, 1):
            self.lp[player].valueChanged.connect(partial(self._pair, "lp", player))
            self.summoned[player].valueChanged.connect(partial(self._pair, "summoned", player))
        self.goal.currentIndexChanged.connect(self._goal)
        self.goal_turn.valueChanged.connect(self._goal)
        self.pile_box.currentIndexChanged.connect(self._pick_pile)
        self.shuffled.toggled.connect(self._shuffle)

    def _on_box(self, box: QComboBox, then: Callable[..., object]) -> None:
        def changed(_row: int) -> None:
            if not self._loading:
                then(box.currentData())

        box.currentIndexChanged.connect(changed)

    def _store(self, topic: str, **values: object) -> None:
        if not self._loading:
            self.editor.set(topic, **values)

    def _pair(self, name: str, player: int, value: int) -> None:
        if self._loading:
            return
        pair = list(getattr(self.editor.position, name))
        pair[player] = value
        self.editor.set(f"{name} {player}", **{name: tuple(pair)})

    def _noted(self) -> None:
        if not self._loading:
            self.editor.set_words(note=self.note.toPlainText())

    def _goal(self, *_value: object) -> None:
        if self._loading:
            return
        player = int(self.goal.currentData())
        turn = self.goal_turn.value()
        if self.editor.position.goal is None and player >= 0:
            turn = self.editor.position.turn
        self.editor.set("goal", goal=None if player < 0 else (player, turn))

    def _pick_pile(self, _row: int) -> None:
        if not self._loading:
            self.show_pile(*self._piles[self.pile_box.currentIndex()])
            self.pile_chosen.emit(*self.pile)

    def _shuffle(self, on: bool) -> None:
        if self._loading:
            return
        pair = list(self.editor.position.shuffled)
        pair[self.pile[0]] = on
        self.editor.set(shuffled=(pair[0], pair[1]))

    # --- showing -----------------------------------------------------------------------------------

    def show_pile(self, player: int, location: int) -> None:
        """List the cards of a pile, the top one first."""
        self.pile = (player, location)
        self.load()

    def load(self) -> None:
        """Show the position as it is."""
        self._loading = True
        editor, p = self.editor, self.editor.position
        for field, text in ((self.name, editor.name), (self.author, editor.author)):
            if field.text() != text:
                field.setText(text)
        if self.note.toPlainText() != editor.note:
            self.note.setPlainText(editor.note)
        self.rules.setCurrentIndex(self.rules.findData(p.rules))
        self.turn.setValue(p.turn)
        self.turn_player.setCurrentIndex(p.turn_player)
        self.phase.setCurrentIndex(self.phase.findData(p.phase))
        for player in (0, 1):
            self.lp[player].setValue(p.lp[player])
            self.summoned[player].setValue(p.summoned[player])
        self.goal.setCurrentIndex(0 if p.goal is None else p.goal[0] + 1)
        self.goal_turn.setValue(p.goal[1] if p.goal is not None else p.turn)
        self.goal_turn.setVisible(p.goal is not None)
        self.pile_box.setCurrentIndex(self._piles.index(self.pile))
        is_deck = self.pile[1] == c.LOCATION_DECK
        self.shuffled.setVisible(is_deck)
        self.shuffled.setChecked(p.shuffled[self.pile[0]])
        rows = [(piece.code, piece.key, piece_line(piece, self._words)) for piece in p.pile(*self.pile)]
        self.cards.cards.show_rows(rows[::-1])
        self._loading = False

    def retranslate(self) -> None:
        """Write all words anew."""
        captions = {
            "puzzle": tr("PUZZLE"),
            "position": tr("POSITION"),
            "lp": tr("LP: YOU, OPPONENT"),
            "summons": tr("SUMMONS USED"),
            "goal": tr("GOAL"),
        }
        for name, text in captions.items():
            self._captions[name].setText(text)
        self.pile_title.setText(tr("CARDS OF A PILE"))
        named: tuple[tuple[QWidget, str], ...] = (
            (self.name, tr("Name")),
            (self.author, tr("Author")),
            (self.note, tr("Note for the solver")),
            (self.rules, tr("Rules")),
            (self.turn, tr("Turn")),
            (self.turn_player, tr("Whose turn")),
            (self.phase, tr("Phase")),
            (self.goal, tr("Goal")),
            (self.goal_turn, tr("Turn of the goal")),
            (self.pile_box, tr("Pile")),
            (self.cards, tr("Cards of the pile, the top one first")),
            *((self.lp[n], f"LP, {side_name(n)}") for n in (0, 1)),
            *(
                (self.summoned[n], tr("Normal Summons used, {player}").format(player=side_name(n)))
                for n in (0, 1)
            ),
        )
        for widget, text in named:
            widget.setAccessibleName(text)
            widget.setToolTip(text)
        self.name.setPlaceholderText(tr("Name"))
        self.author.setPlaceholderText(tr("Author"))
        self.note.setPlaceholderText(tr("Note for the solver"))
        self._loading = True
        for row in range(self.rules.count()):
            self.rules.setItemText(row, tr(RULE_WORDS[self.rules.itemData(row)][0]))
        for row in range(self.phase.count()):
            self.phase.setItemText(row, tr(PHASE_WORDS[self.phase.itemData(row)]))
        for player in (0, 1):
            self.turn_player.setItemText(player, side_name(player))
        self._captions["turn"].setText(tr("TURN, WHOSE, PHASE"))
        self.goal_turn.setPrefix(tr("in turn") + " ")
        for row, text in enumerate((tr("None"), tr("You must win"), tr("Opponent must win"))):
            self.goal.setItemText(row, text)
        for row, (player, location) in enumerate(self._piles):
            self.pile_box.setItemText(row, pile_title(player, location))
        self.shuffled.setText(tr("Shuffled: the order is chance"))
        self._loading = False
        self.load()


_PILE_ORDER: Final = (
    c.LOCATION_HAND,
    c.LOCATION_DECK,
    c.LOCATION_EXTRA,
    c.LOCATION_GRAVE,
    c.LOCATION_REMOVED,
)


def _halves(pair: tuple[QWidget, QWidget]) -> QHBoxLayout:
    """Both players' fields, equally wide."""
    row = QHBoxLayout()
    row.setSpacing(6)
    for widget in pair:
        row.addWidget(widget, 1)
    return row


def _spin(least: int, most: int, step: int = 1) -> QSpinBox:
    made = QSpinBox()
    made.setRange(least, most)
    made.setSingleStep(step)
    # The style sheet's padding does not reach the text inside a spin box.
    made.lineEdit().setTextMargins(4, 0, 0, 0)
    made.setMinimumWidth(scaled(60))
    return made
