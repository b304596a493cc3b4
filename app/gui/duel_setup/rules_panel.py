"""The right column of the duel set-up: rules, who starts, the AI, LP and seed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QComboBox, QLineEdit, QScrollArea, QSpinBox, QVBoxLayout, QWidget

from app.data.settings import LENGTHS
from app.engine.rules import PRESETS, rules_named
from app.gui.i18n import mark, tr
from app.gui.widgets.basic import Segments, label

RULE_WORDS: Final[dict[str, tuple[str, str]]] = {
    "mr1": (
        mark("Master Rule 1 (2008)"),
        mark(
            "The turn player may use a summoned monster's effect first; one Field Spell for both; "
            "the first player draws."
        ),
    ),
    "mr2": (
        mark("Master Rule 2 (2011)"),
        mark("No more priority for the turn player; one Field Spell for both; the first player draws."),
    ),
    "mr3": (
        mark("Master Rule 3 (2014)"),
        mark("Pendulum Zones of their own, a Field Spell for each player, no draw on the first turn."),
    ),
    "mr4": (
        mark("Master Rule 4 (2017)"),
        mark("Extra Monster Zones and Link Monsters; every Extra Deck monster needs such a zone or a Link."),
    ),
    "mr5": (
        mark("Master Rule (2020)"),
        mark("Today's rules: Fusion, Synchro and Xyz Monsters may use any Main Monster Zone."),
    ),
}
AI_WORDS: Final[dict[str, tuple[str, str]]] = {
    "greedy": (
        mark("Greedy"),
        mark("Plays what looks best now: summons, attacks and removes wherever it pays."),
    ),
    "random": (mark("Random"), mark("Does anything the rules allow. Good for learning the table.")),
    "human": (mark("You"), mark("Practice: you play both sides, with both hands open.")),
}
FIRST: Final = ("you", "opponent", "coin")


class RulesPanel(QScrollArea):
    """All choices but the decks; ``changed`` tells of each change."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rules = QComboBox()
        for name in reversed(PRESETS):
            self.rules.addItem("", name)
        self.first = Segments(list(FIRST))
        self.length = Segments(list(LENGTHS))
        self.length.set_value("single")
        self.ai = Segments(list(AI_WORDS))
        self.lp = QSpinBox()
        self.lp.setRange(100, 99900)
        self.lp.setSingleStep(500)
        # The style sheet's padding does not reach the text inside a spin box.
        self.lp.lineEdit().setTextMargins(8, 0, 0, 0)
        self.seed = QLineEdit()
        self.seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,18}")))
        self._rules_note = label("small", wrap=True)
        self._ai_note = label("small", wrap=True)
        self._length_note = label("small", wrap=True)
        self._titles = [label("section") for _ in range(6)]
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 10, 0)
        column.setSpacing(7)
        groups: tuple[tuple[QWidget, ...], ...] = (
            (self.rules, self._rules_note),
            (self.length, self._length_note),
            (self.first,),
            (self.ai, self._ai_note),
            (self.lp,),
            (self.seed,),
        )
        for title, group in zip(self._titles, groups, strict=True):
            column.addWidget(title)
            for widget in group:
                column.addWidget(widget)
            column.addSpacing(11)
        column.addStretch(1)
        self.setWidget(inner)
        self.rules.currentIndexChanged.connect(self._on_change)
        for segments in (self.length, self.first, self.ai):
            segments.changed.connect(self._on_change)
        self.lp.valueChanged.connect(self._on_change)
        self.seed.textChanged.connect(self._on_change)
        self.retranslate()

    def minimumSizeHint(self) -> QSize:
        """As wide as its widest row of buttons: there is no scrolling sideways."""
        inner = self.widget()
        wide = inner.minimumSizeHint().width() if inner is not None else 0
        return QSize(wide + self.verticalScrollBar().sizeHint().width(), super().minimumSizeHint().height())

    def retranslate(self) -> None:
        """Write all words anew."""
        titles = (
            tr("RULES"),
            tr("LENGTH"),
            tr("WHO STARTS"),
            tr("OPPONENT"),
            tr("STARTING LP"),
            tr("SEED"),
        )
        for title, text in zip(self._titles, titles, strict=True):
            title.setText(text)
        for row in range(self.rules.count()):
            self.rules.setItemText(row, tr(RULE_WORDS[self.rules.itemData(row)][0]))
        self.length.set_labels([tr("Single duel"), tr("Match (best of three)")])
        self.length.setAccessibleName(tr("Length"))
        self.first.set_labels([tr("You"), tr("Opponent"), tr("Coin toss")])
        self.ai.set_labels([tr(words[0]) for words in AI_WORDS.values()])
        self.seed.setPlaceholderText(tr("A new one each time"))
        self.seed.setToolTip(tr("The same seed and the same answers give the same duel again."))
        self.rules.setAccessibleName(tr("Rules"))
        self.first.setAccessibleName(tr("Who starts"))
        self.ai.setAccessibleName(tr("Opponent"))
        self.lp.setAccessibleName(tr("Starting LP"))
        self.seed.setAccessibleName(tr("Seed"))
        self._notes()

    def rules_name(self) -> str:
        """The chosen rule set."""
        return str(self.rules.currentData())

    def ai_name(self) -> str:
        """The chosen AI."""
        return str(self.ai.value())

    def first_name(self) -> str:
        """Who starts: "you", "opponent" or "coin"."""
        return str(self.first.value())

    def first_player(self) -> int | None:
        """0, 1, or None for the coin."""
        return {"you": 0, "opponent": 1}.get(self.first_name())

    def is_match(self) -> bool:
        """Whether a Match is played instead of a single duel."""
        return self.length.value() == "match"

    def seed_number(self) -> int | None:
        """The seed, or None for a new one."""
        return int(self.seed.text()) if self.seed.text() else None

    def set_choices(self, rules: str, first: str, ai: str, lp: int, length: str = "single") -> None:
        """Choose without telling."""
        self.blockSignals(True)
        self.rules.setCurrentIndex(max(0, self.rules.findData(rules)))
        self.first.set_value(first)
        self.ai.set_value(ai)
        self.lp.setValue(lp)
        self.length.set_value(length)
        self.blockSignals(False)
        self._notes()

    def choose_ai(self, name: str) -> None:
        """Choose the opponent, and tell."""
        self.ai.set_value(name)
        self._on_change()

    def _on_change(self, *_value: object) -> None:
        self._notes()
        self.changed.emit()

    def _notes(self) -> None:
        name = rules_named(self.rules_name()).name
        self._rules_note.setText(tr(RULE_WORDS[name][1]))
        self._length_note.setText(
            tr("The first to win two duels wins; side deck in between, the loser chooses who goes first.")
            if self.is_match()
            else tr("One duel decides.")
        )
        self._ai_note.setText(tr(AI_WORDS[self.ai_name()][1]) if self.ai.value() else "")
