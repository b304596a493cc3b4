"""A replay in the list: its words, and how its row is painted."""

from __future__ import annotations

import re
import time
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.data.replay_list import DeckTitle, ReplayEntry
from app.gui import fonts, theme
from app.gui.board.sizes import scaled
from app.gui.duel_setup.rules_panel import RULE_WORDS
from app.gui.i18n import told, tr
from app.gui.replay_viewer.list_model import ENTRY
from app.gui.wording import Wording

_Index = QModelIndex | QPersistentModelIndex

#: What a record is called that was kept by itself: the time of its end.
_UNNAMED: Final = re.compile(r"\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d(?:[ _-]\(?\d+\)?)?")


class EntryWords:
    """An entry in the words of the program's language."""

    def __init__(self, words: Wording) -> None:
        self.words = words

    def deck(self, title: DeckTitle) -> str:
        """The name of a deck file, or of the card the deck is built around."""
        return title.name or (self.words.card(title.ace) if title.ace else "")

    def heading(self, entry: ReplayEntry) -> str:
        """The name of a replay; one that nobody has named yet is called by its decks."""
        decks = [self.deck(title) for title in entry.decks]
        if _UNNAMED.fullmatch(entry.title) and all(decks):
            return tr("{one} against {other}").format(one=decks[0], other=decks[1])
        return entry.title

    def line(self, entry: ReplayEntry) -> tuple[str, str]:
        """Who played (with the decks, unless the heading has them), and who won."""
        return self.players(entry, decks=self.heading(entry) == entry.title), self.result(entry)

    def players(self, entry: ReplayEntry, *, decks: bool = True) -> str:
        """Both players, with their ``decks``."""
        sides = []
        for name, title in zip(entry.names, entry.decks, strict=True):
            deck = self.deck(title) if decks or not name else ""
            sides.append(f"{name} ({deck})" if name and deck else name or deck)
        if not any(sides):
            return ""
        return tr("{one} against {other}").format(one=sides[0] or "?", other=sides[1] or "?")

    def result(self, entry: ReplayEntry) -> str:
        """Who won, in short."""
        if entry.foreign:
            return tr("Replay of another program")
        if not entry.readable:
            return ""
        if entry.winner is None:
            return tr("Not finished")
        return tr("Draw") if entry.winner == 2 else tr("{name} won").format(name=entry.names[entry.winner])

    def length(self, entry: ReplayEntry) -> str:
        """Turns and steps."""
        if not entry.steps:
            return ""
        turns = tr("1 turn") if entry.turns == 1 else tr("{count} turns").format(count=entry.turns)
        return turns + " · " + tr("{count} steps").format(count=entry.steps)

    def date(self, entry: ReplayEntry) -> str:
        """When it was recorded, in local time."""
        try:
            return time.strftime("%Y-%m-%d %H:%M", time.localtime(entry.saved_at)) if entry.saved_at else ""
        except (OverflowError, ValueError, OSError):  # no system knows all dates a file may claim
            return ""

    def rules(self, entry: ReplayEntry) -> str:
        """The Master Rule in words."""
        known = RULE_WORDS.get(entry.rules)
        return tr(known[0]) if known else entry.rules

    def all(self, entry: ReplayEntry) -> str:
        """Everything one may look for."""
        parts = (
            entry.title,
            self.players(entry),
            self.result(entry),
            self.length(entry),
            self.date(entry),
            self.rules(entry),
            told(entry.problem),
        )
        return " · ".join(part for part in parts if part)


class EntryDelegate(QStyledItemDelegate):
    """Two lines a replay: its name and result, the decks and its length."""

    def __init__(self, words: EntryWords, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = words

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """Room for two lines."""
        return QSize(scaled(300), scaled(56))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """A bar of the winner's colour, two lines, the date at the right."""
        entry = index.data(ENTRY)
        if not isinstance(entry, ReplayEntry):
            return
        state: QStyle.StateFlag = option.state
        rect = QRectF(option.rect).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("selection" if chosen else "control"))
            painter.drawRoundedRect(rect, 7, 7)
        role = "danger" if entry.problem and not entry.foreign else self._role(entry)
        painter.setPen(QPen(theme.color(role), scaled(3), c=Qt.PenCapStyle.RoundCap))
        x = rect.left() + scaled(9)
        painter.drawLine(round(x), round(rect.top() + 10), round(x), round(rect.bottom() - 10))
        self._lines(painter, rect.adjusted(scaled(20), scaled(5), -scaled(12), -scaled(5)), entry)
        painter.restore()

    def _role(self, entry: ReplayEntry) -> str:
        return {0: "you", 1: "opponent"}.get(entry.winner if entry.winner is not None else 2, "text_faint")

    def _lines(self, painter: QPainter, box: QRectF, entry: ReplayEntry) -> None:
        bad = not entry.readable
        upper = QRectF(box.left(), box.top(), box.width(), box.height() / 2)
        lower = upper.translated(0, box.height() / 2)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(fonts.font(scaled(12)))
        painter.setPen(theme.color("text_faint"))
        date = self.words.date(entry)
        painter.drawText(upper, right, date)
        room = painter.fontMetrics().horizontalAdvance(date) + 12
        length = self.words.length(entry)
        painter.drawText(lower, right, length)
        room_below = painter.fontMetrics().horizontalAdvance(length) + 12
        painter.setPen(theme.color("danger" if bad else "text_second"))
        below = lower.adjusted(0, 0, -room_below, 0)
        if bad and not entry.foreign:
            self._elided(painter, below, left, told(entry.problem).replace(str(entry.path), entry.path.name))
        else:
            self._elided(painter, below, left, *self.words.line(entry))
        painter.setFont(fonts.font(scaled(14), QFont.Weight.DemiBold))
        painter.setPen(theme.color("text"))
        self._elided(painter, upper.adjusted(0, 0, -room, 0), left, self.words.heading(entry))

    def _elided(
        self, painter: QPainter, box: QRectF, align: Qt.AlignmentFlag, text: str, end: str = ""
    ) -> None:
        """``text`` as far as there is room beside ``end``, which is always told."""
        metrics = painter.fontMetrics()
        end = f" · {end}" if text and end else end
        room = box.width() - metrics.horizontalAdvance(end)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, int(room))) + end
        painter.drawText(box, align, metrics.elidedText(shown, Qt.TextElideMode.ElideRight, int(box.width())))
