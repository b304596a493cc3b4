"""The decks one can choose from, as a list model, and how a row of it looks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.data import paths
from app.data.deck_store import DeckStore
from app.data.decks import Deck, list_decks, load_ydk
from app.data.errors import DataError
from app.data.library import CardLibrary
from app.engine import constants as c
from app.gui import fonts, theme
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import CARD_RATIO
from app.gui.i18n import told, tr
from app.gui.samples import sample_deck_name
from app.gui.widgets.basic import plain_tip

DECK_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_COVER: Final = 46.0
_ROOT: Final = QModelIndex()


@dataclass(frozen=True, slots=True)
class DeckEntry:
    """One file: its deck, or the sentence that says why it cannot be read."""

    path: Path
    deck: Deck | None
    error: str = ""
    sample: bool = False
    #: When the file was last written as it was read (nanoseconds); 0 for a deck that is not from its file.
    written: int = 0

    @property
    def problems(self) -> tuple[str, ...]:
        """What keeps the deck from being played."""
        return (self.error,) if self.deck is None else self.deck.problems

    @property
    def name(self) -> str:
        """The deck's name for the player: the file's, that of a sample deck in the player's language."""
        return _shown_name(self.path, self.sample)

    @property
    def folder(self) -> str:
        """The folder it is in among the player's decks; "" for one that is in none."""
        root = paths.decks_dir()
        inside = self.path.is_relative_to(root) and not self.sample
        place = self.path.parent.relative_to(root).as_posix() if inside else "."
        return "" if place == "." else place


def read_entry(path: Path, library: CardLibrary, *, sample: bool = False) -> DeckEntry:
    """Load a deck file; never fails, the entry carries the sentence instead."""
    written = _written(path)
    try:
        deck = load_ydk(path, library.pool)
        if sample:
            # Records and unfinished duels are to tell of it by the name that was chosen in the list.
            deck = replace(deck, name=_shown_name(path, sample))
        return DeckEntry(path, deck, sample=sample, written=written)
    except DataError as error:
        return DeckEntry(path, None, told(error), sample, written)


def _shown_name(path: Path, sample: bool) -> str:
    return sample_deck_name(path) if sample else path.stem.replace("_", " ")


def renewed(entry: DeckEntry, library: CardLibrary) -> DeckEntry:
    """``entry`` as its file is now: read again if that was written or removed since."""
    unsaved = entry.deck is not None and not entry.written
    if unsaved or _written(entry.path) == entry.written:
        return entry
    return read_entry(entry.path, library, sample=entry.sample)


def _written(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def find_decks(library: CardLibrary) -> list[DeckEntry]:
    """The player's own decks in all folders, then the sample decks."""
    entries = [read_entry(file.path, library) for file in DeckStore(paths.decks_dir()).decks()]
    try:
        samples = list_decks(paths.sample_decks_dir())
    except DataError:
        samples = []
    return entries + [read_entry(path, library, sample=True) for path in samples]


def cover_code(deck: Deck, library: CardLibrary) -> int:
    """The card that stands for a deck: its strongest monster, of the Extra Deck if there is one."""
    for part in (deck.extra, deck.main):
        found = [data for code in part if (data := library.data(code)) and data.type & c.TYPE_MONSTER]
        if found:
            return max(found, key=lambda data: (data.attack, data.level, data.code)).code
    return deck.main[0] if deck.main else 0


class DeckModel(QAbstractListModel):
    """Deck entries for a list view; ``DECK_ROLE`` gives the :class:`DeckEntry`."""

    def __init__(self, entries: list[DeckEntry]) -> None:
        super().__init__()
        self.entries = list(entries)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _ROOT) -> int:
        """How many decks there are."""
        return 0 if parent.isValid() else len(self.entries)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Name, accessible text, tool tip or the entry itself."""
        if not index.isValid() or index.row() >= len(self.entries):
            return None
        entry = self.entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.name
        if role == DECK_ROLE:
            return entry
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join((entry.name, count_line(entry), state_line(entry)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip("\n".join((str(entry.path), *entry.problems)))
        return None

    def add(self, entry: DeckEntry) -> int:
        """Put ``entry`` on top (or renew it, if its file is listed); returns its row."""
        for row, known in enumerate(self.entries):
            if known.path == entry.path:
                self.entries[row] = entry
                self.dataChanged.emit(self.index(row), self.index(row))
                return row
        self.beginInsertRows(QModelIndex(), 0, 0)
        self.entries.insert(0, entry)
        self.endInsertRows()
        return 0

    def row_of(self, path: str) -> int:
        """The row of the deck file ``path``, or -1."""
        return next((row for row, entry in enumerate(self.entries) if str(entry.path) == path), -1)


def count_line(entry: DeckEntry) -> str:
    """How many cards the deck has."""
    if entry.deck is None:
        return entry.path.name
    line = tr("{count} cards").format(count=len(entry.deck.main))
    if entry.deck.extra:
        line += " · " + tr("{count} Extra Deck").format(count=len(entry.deck.extra))
    return f"{line} · {entry.folder}" if entry.folder else line


def state_line(entry: DeckEntry) -> str:
    """Whether the deck can be played."""
    if entry.deck is None:
        return tr("Cannot be read")
    if entry.problems:
        return tr("{count} problems").format(count=len(entry.problems))
    return tr("Sample deck, ready") if entry.sample else tr("Ready")


class DeckDelegate(QStyledItemDelegate):
    """Paints a deck as cover card, name, count and state."""

    def __init__(self, library: CardLibrary, faces: FaceRenderer) -> None:
        super().__init__()
        self._library = library
        self._faces = faces
        self.scale = 1.0

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Every row has the height of a cover card and some air."""
        return QSize(120, round((_COVER * CARD_RATIO + 14) * self.scale))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        entry: DeckEntry = index.data(DECK_ROLE)
        rect = QRectF(option.rect).adjusted(2, 2, -2, -2)
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or state & QStyle.StateFlag.State_MouseOver:
            painter.setBrush(theme.color("selection" if selected else "control"))
            painter.setPen(QPen(theme.color("legal"), 1.4) if selected else Qt.PenStyle.NoPen)
            painter.drawRoundedRect(rect, theme.RADIUS_CONTROL, theme.RADIUS_CONTROL)
        cover = QSizeF(_COVER * self.scale, _COVER * CARD_RATIO * self.scale)
        at = rect.topLeft()
        at.setX(at.x() + 8)
        at.setY(rect.center().y() - cover.height() / 2)
        code = cover_code(entry.deck, self._library) if entry.deck else 0
        painter.drawPixmap(at, self._faces.pixmap(code, cover, painter.device().devicePixelRatioF()))
        self._paint_words(painter, rect.adjusted(cover.width() + 20, 6, -10, -6), entry)
        painter.restore()

    def _paint_words(self, painter: QPainter, box: QRectF, entry: DeckEntry) -> None:
        good = not entry.problems
        lines = (
            (entry.name, 14, QFont.Weight.DemiBold, "text"),
            (count_line(entry), 12, QFont.Weight.Normal, "text_second"),
            (
                ("✓ " if good else "✕ ") + state_line(entry),
                12,
                QFont.Weight.Normal,
                "legal" if good else "danger",
            ),
        )
        pitch = box.height() / len(lines)
        for n, (text, pixels, weight, role) in enumerate(lines):
            font = fonts.font(pixels * self.scale, weight)
            painter.setFont(font)
            painter.setPen(theme.color(role))
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            line = QRectF(box.left(), box.top() + n * pitch, box.width(), pitch)
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, shown)
