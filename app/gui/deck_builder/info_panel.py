"""The right panel: problems, curves, opening hands and the history of the deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QScrollArea, QVBoxLayout, QWidget

from app.controller.deck_check import Problem
from app.engine import constants as c
from app.engine.carddata import CardData
from app.gui.board.sizes import scaled
from app.gui.deck_builder import words
from app.gui.deck_builder.charts import Bar, BarChart, Share, SharesBar
from app.gui.deck_builder.hand_panel import HandPanel
from app.gui.deck_builder.pictures import PictureQueue
from app.gui.deck_builder.sentences import Line, SentenceList
from app.gui.deck_builder.workbench import Workbench
from app.gui.duel_setup.rules_panel import RULE_WORDS
from app.gui.faces import tones
from app.gui.i18n import mark, tr
from app.gui.widgets.basic import label

#: Problems shown one by one; the rest is counted.
_MOST: Final = 12
_LEVELS: Final = 12
_KINDS: Final = (
    (mark("Normal"), c.TYPE_NORMAL, tones.NORMAL),
    (mark("Effect"), c.TYPE_EFFECT, tones.EFFECT),
    (mark("Ritual"), c.TYPE_RITUAL, tones.RITUAL),
)
_PENDULUM: Final = replace(tones.SPELL, base="#6f9a6a")
_EXTRA_KINDS: Final = (
    (mark("Fusion"), c.TYPE_FUSION, tones.FUSION),
    (mark("Synchro"), c.TYPE_SYNCHRO, tones.SYNCHRO),
    (mark("Xyz"), c.TYPE_XYZ, tones.XYZ),
    (mark("Link"), c.TYPE_LINK, tones.LINK),
    (mark("Pendulum"), c.TYPE_PENDULUM, _PENDULUM),
)
_OTHERS: Final = ((mark("Spell"), c.TYPE_SPELL, tones.SPELL), (mark("Trap"), c.TYPE_TRAP, tones.TRAP))


class InfoPanel(QScrollArea):
    """Everything there is to know about the deck, always in view.

    ``cards_chosen`` carries passcodes to select in the deck, ``step_wanted`` a place in the history,
    ``pointed`` a passcode for the inspector.
    """

    cards_chosen = Signal(object)
    step_wanted = Signal(int)
    pointed = Signal(int)

    def __init__(self, bench: Workbench, pictures: PictureQueue) -> None:
        super().__init__()
        self.setObjectName("info-panel")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._bench = bench
        self.problems = SentenceList()
        self.levels = BarChart()
        self.kinds = SharesBar()
        self.attributes = SharesBar()
        self.hand = HandPanel(bench, pictures)
        self.history = QListWidget()
        self.history.setObjectName("history")
        self.history.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.history.setMinimumHeight(scaled(120))
        self._titles = [label("section") for _ in range(5)]
        inner = QWidget()
        inner.setProperty("role", "side")
        column = QVBoxLayout(inner)
        column.setContentsMargins(14, 12, 12, 10)
        column.setSpacing(7)
        groups: tuple[tuple[QWidget, ...], ...] = (
            (self.problems,),
            (self.levels,),
            (self.kinds, self.attributes),
            (self.hand,),
            (self.history,),
        )
        for title, group in zip(self._titles, groups, strict=True):
            column.addWidget(title)
            for widget in group:
                column.addWidget(widget, 1 if widget is self.history else 0)
            column.addSpacing(8)
        self.setWidget(inner)
        self.levels.chosen.connect(self.cards_chosen)
        self.kinds.chosen.connect(self.cards_chosen)
        self.attributes.chosen.connect(self.cards_chosen)
        self.hand.pointed.connect(self.pointed)
        self.history.itemClicked.connect(lambda item: self.step_wanted.emit(self.history.row(item)))
        self.history.itemActivated.connect(lambda item: self.step_wanted.emit(self.history.row(item)))
        bench.checked.connect(self.refresh)
        bench.changed.connect(self.show_history)
        self.retranslate()

    def retranslate(self) -> None:
        """Write all words anew."""
        titles = (tr("PROBLEMS"), tr("LEVELS"), tr("KINDS AND ATTRIBUTES"), tr("OPENING HAND"), tr("HISTORY"))
        for title, text in zip(self._titles, titles, strict=True):
            title.setText(text)
        self.history.setAccessibleName(tr("History"))
        self.hand.retranslate()
        self.refresh()
        self.show_history()

    # --- contents -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Cards, list, rules or roles changed."""
        self.problems.show_lines(self._problem_lines())
        self._show_curves()
        self.hand.refresh()

    def _show(self, problem: Problem) -> None:
        """Choose the cards a problem is about."""
        self.cards_chosen.emit(codes_of(problem, self._bench))

    def _problem_lines(self) -> list[Line]:
        bench = self._bench
        lines = [
            Line(
                words.problem_words(problem, bench.name),
                "bad",
                partial(self._show, problem),
            )
            for problem in bench.problems[:_MOST]
        ]
        more = len(bench.problems) - len(lines)
        if more > 0:
            lines.append(Line(tr("… and {count} more").format(count=more), "bad"))
        if not lines:
            parts = [tr("Legal sizes and copies")]
            if bench.banlist is not None:
                parts.append(tr("legal under {list}").format(list=bench.banlist.name))
            if bench.rules:
                parts.append(tr("legal in {rules}").format(rules=tr(RULE_WORDS[bench.rules][0])))
            lines.append(Line(" · ".join(parts), "good"))
        return lines

    def _show_curves(self) -> None:
        bench = self._bench
        pool = bench.library.pool
        cards = [data for code in (*bench.editor.main, *bench.editor.extra) if (data := pool.get(code))]
        main = [data for code in bench.editor.main if (data := pool.get(code))]
        leveled = [data for data in main if data.type & c.TYPE_MONSTER]
        bars = []
        for level in range(1, _LEVELS + 1):
            found = [data for data in leveled if data.level == level]
            codes = tuple({data.code for data in found})
            text = tr("Level {level}: {count}").format(level=level, count=len(found))
            bars.append(Bar(str(level), len(found), codes, text))
        self.levels.show_bars(bars, tr("Levels in the Main Deck"))
        self.kinds.show_shares(_kind_shares(cards), tr("Kinds"))
        self.attributes.show_shares(_attribute_shares(cards), tr("Attributes"))

    def show_history(self) -> None:
        """The steps from the first to the last; those taken back are faint."""
        editor = self._bench.editor
        view = self.history
        view.blockSignals(True)
        view.clear()
        for n, step in enumerate(editor.history):
            item = QListWidgetItem(words.step_words(step, self._bench.name))
            if n > editor.position:
                item.setForeground(QColor(self.palette().placeholderText().color()))
            view.addItem(item)
        view.setCurrentRow(editor.position)
        view.blockSignals(False)
        item = view.item(editor.position)
        if item is not None:
            view.scrollToItem(item)


def codes_of(problem: Problem, bench: Workbench) -> tuple[int, ...]:
    """The passcodes a problem is about; of a part that is too large, its last cards."""
    if problem.codes:
        return problem.codes
    if problem.kind == "part_too_big":
        limit = int(problem.values["limit"])
        return tuple(dict.fromkeys(bench.parts[problem.part][limit:]))
    return ()


def _share(text: str, color: str, cards: Sequence[CardData]) -> Share:
    return Share(text, len(cards), QColor(color), tuple({data.code for data in cards}))


def _kind_shares(cards: Sequence[CardData]) -> list[Share]:
    shares: list[Share] = []
    left = [data for data in cards if data.type & c.TYPE_MONSTER]
    for title, bit, frame in (*_EXTRA_KINDS, *reversed(_KINDS)):
        shares.append(_share(tr(title), frame.base, [data for data in left if data.type & bit]))
        left = [data for data in left if not data.type & bit]
    shares.reverse()
    for title, bit, frame in _OTHERS:
        shares.append(_share(tr(title), frame.base, [data for data in cards if data.type & bit]))
    return shares


def _attribute_shares(cards: Sequence[CardData]) -> list[Share]:
    monsters = [data for data in cards if data.type & c.TYPE_MONSTER]
    return [
        _share(words.attribute_name(bit), tones.ATTRIBUTE[bit][0], found)
        for bit in tones.ATTRIBUTE
        if (found := [data for data in monsters if data.attribute == bit])
    ]
