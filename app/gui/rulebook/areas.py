"""The areas of the rulebook to choose from, each with how many entries fit the search."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QListView, QWidget

from app.data.rulebook import Rulebook
from app.gui import fonts, theme
from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.rulebook.words import area_words, part_words

_AREA: Final = Qt.ItemDataRole.UserRole


class AreaChoice(QWidget):
    """The areas as a list, or (where there is little width) as a box that opens; both show the same.

    ``changed`` carries the letters of the area just chosen by the reader, "" for all. The two widgets are
    placed by whoever owns this.
    """

    changed = Signal(str)

    def __init__(self, book: Rulebook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()  # only its two widgets are seen
        self._parts = book.areas()
        self._counts: Mapping[str, int] = {}
        self._quiet = False
        self._model = QStandardItemModel(self)
        self.list = QListView()
        self.list.setObjectName("rulebook-areas")
        self.list.setProperty("role", "areas")
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setModel(self._model)
        self.box = QComboBox()
        self.box.setObjectName("rulebook-area-box")
        self.box.setModel(self._model)
        self.box.setMaxVisibleItems(18)
        self.box.setMinimumContentsLength(8)
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._fill()
        self._take(0)
        self.list.selectionModel().currentChanged.connect(lambda now, _before: self._on_row(now.row()))
        self.box.activated.connect(self._on_row)

    def _fill(self) -> None:
        self._add("", selectable=True)
        for part, areas in self._parts.items():
            self._add(part, selectable=False)
            for area in areas:
                self._add(area, selectable=True)
        self.retranslate()

    def _add(self, key: str, *, selectable: bool) -> None:
        item = QStandardItem()
        item.setData(key, _AREA)
        item.setEditable(False)
        if not selectable:
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            item.setFont(fonts.font(scaled(11), QFont.Weight.DemiBold))
        self._model.appendRow(item)

    def retranslate(self) -> None:
        """Write all words anew."""
        self.list.setAccessibleName(tr("Areas"))
        self.box.setAccessibleName(tr("Areas"))
        self.show_counts(self._counts)

    def show_counts(self, counts: Mapping[str, int]) -> None:
        """How many entries of each area fit, ``""`` for all areas; areas without any are hidden."""
        self._counts = counts
        chosen = self.box.currentIndex()
        for row in range(self._model.rowCount()):
            item = self._model.item(row)
            key = str(item.data(_AREA))
            if item.flags() == Qt.ItemFlag.NoItemFlags:
                item.setText(part_words(key).upper())
                item.setForeground(theme.color("text_second"))
                self._hide(row, not any(map(counts.get, self._parts[key])))
                continue
            count = counts.get(key, 0)
            words = area_words(key) if key else tr("All areas")
            item.setText(tr("{area} · {count}").format(area=words, count=count))
            item.setForeground(theme.color("text" if count else "dimmed"))
            self._hide(row, not count and row not in (0, chosen))

    def _hide(self, row: int, hidden: bool) -> None:
        self.list.setRowHidden(row, hidden)
        popup = self.box.view()
        if isinstance(popup, QListView):
            popup.setRowHidden(row, hidden)

    @property
    def chosen(self) -> str:
        """The letters of the chosen area, "" for all."""
        item = self._model.item(self.box.currentIndex())
        return str(item.data(_AREA))

    def choose(self, area: str) -> None:
        """Choose an area without a signal; an unknown one means all."""
        rows = [n for n in range(self._model.rowCount()) if self._is_area(n, area)]
        self._take(rows[0] if rows else 0)

    def _is_area(self, row: int, area: str) -> bool:
        item = self._model.item(row)
        return item.data(_AREA) == area and item.flags() != Qt.ItemFlag.NoItemFlags

    def _take(self, row: int) -> None:
        self._quiet = True
        self.box.setCurrentIndex(row)
        index = self._model.index(row, 0)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)
        self._quiet = False

    def _on_row(self, row: int) -> None:
        if self._quiet or row < 0:
            return
        self._take(row)
        self.changed.emit(self.chosen)
