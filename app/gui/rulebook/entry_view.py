"""The right column of the rulebook: the entry that is being read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from app.data.library import CardLibrary
from app.data.rulebook import RULES, Entry, Rulebook
from app.gui.i18n import language, tr
from app.gui.rulebook.entry_page import CARD_LINK, RULE_LINK, page_html
from app.gui.rulebook.words import area_words, era_words
from app.gui.widgets.basic import button, label, restyle
from app.gui.widgets.flow import FlowLayout


class _Page(QTextBrowser):
    """Remembers where the mouse is, so that what a link shows can stand beside it.

    ``left`` says that the reader goes back to the list with the left arrow key.
    """

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.pointer: QPoint | None = None
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.document().setDocumentMargin(2)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Remember the place before the link under it is told."""
        self.pointer = event.position().toPoint()
        super().mouseMoveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left leads back to the list, as Right led here."""
        if event.key() == Qt.Key.Key_Left and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from link to link; the one it comes to is pointed at."""
        moved = super().focusNextPrevChild(forward)
        cursor = self.textCursor()
        if moved and self.hasFocus() and cursor.hasSelection():
            self.pointer = None
            self.highlighted.emit(QUrl(cursor.charFormat().anchorHref()))
        return moved

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """No link is pointed at any more."""
        super().focusOutEvent(event)
        self.highlighted.emit(QUrl())

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse left: links are reached by the keyboard now."""
        super().leaveEvent(event)
        self.pointer = None
        self.highlighted.emit(QUrl())

    def link_point(self) -> QPoint:
        """Where the link is that is pointed at, by mouse or keyboard; in viewport coordinates."""
        return self.pointer if self.pointer is not None else self.cursorRect().bottomLeft()


class EntryView(QWidget):
    """Shows one entry.

    Signals: ``card_wanted`` and ``rule_wanted`` for clicked links, ``area_wanted``, and ``card_pointed``
    (passcode or 0 for none, point in global coordinates) for a link under the mouse or the keyboard;
    ``left``: the keyboard goes back to the list.
    """

    card_wanted = Signal(int)
    rule_wanted = Signal(str)
    area_wanted = Signal(str)
    card_pointed = Signal(int, QPoint)
    left = Signal()

    def __init__(self, book: Rulebook, library: CardLibrary, names: str) -> None:
        super().__init__()
        self._book = book
        self._library = library
        self.names = names
        self._entry: Entry | None = None
        self._chip_row = QWidget()
        self._chips = FlowLayout(self._chip_row)
        self.area_chip = button("chip", self._on_area)
        self.area_chip.setProperty("tone", "plain")
        self.area_chip.setObjectName("rulebook-area-chip")
        self.era_chip = label("chip")
        self._chips.addWidget(self.area_chip)
        self._chips.addWidget(self.era_chip)
        self.page = _Page()
        self.page.setObjectName("rulebook-page")
        self.page.anchorClicked.connect(self._clicked)
        self.page.highlighted.connect(self._pointed)
        self.page.left.connect(self.left)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._chip_row)
        column.addWidget(self.page, 1)
        self.redraw()

    @property
    def shown(self) -> str:
        """The id of the entry that is shown; "" for none."""
        return self._entry.id if self._entry is not None else ""

    def show_entry(self, entry: Entry | None) -> None:
        """Show an entry of the book from its beginning, or that there is none."""
        self._entry = entry
        self.redraw()
        self.page.verticalScrollBar().setValue(0)

    def redraw(self) -> None:
        """Write the page anew: another entry, language or theme."""
        self.card_pointed.emit(0, QPoint())
        english = self._entry
        self._chip_row.setVisible(english is not None)
        self.page.setAccessibleName(tr("Entry {id}").format(id=self.shown) if self.shown else tr("Entry"))
        if english is None:
            self.page.setPlainText(tr("No entry fits. Search for other words, or choose another area."))
            return
        entry = self._book.entry(english.id, language()) or english
        self.area_chip.setText(area_words(entry.area))
        self.area_chip.setToolTip(tr("All entries of this area"))
        self.era_chip.setText(era_words(entry))
        self.era_chip.setProperty("tone", "acting" if entry.eras != RULES else "")
        restyle(self.era_chip)
        self._chips.invalidate()
        self._chip_row.updateGeometry()
        self.page.setHtml(
            page_html(entry, english, self._book.__contains__, self._card_name, self._inline_names(entry))
        )

    def _card_name(self, code: int) -> str:
        return self._library.name(code, self.names)

    def _inline_names(self, entry: Entry) -> dict[str, int]:
        """The names the sentences may have for the cards of the entry."""
        found: dict[str, int] = {}
        for card in entry.cards:
            names = (self._library.name(card.code, each) for each in ("en", language()))
            for name in (card.name, *names):
                found.setdefault(name, card.code)
        return found

    def _on_area(self) -> None:
        if self._entry is not None:
            self.area_wanted.emit(self._entry.area)

    def _clicked(self, url: QUrl) -> None:
        if url.scheme() == CARD_LINK and url.path().isdecimal():
            self.card_wanted.emit(int(url.path()))
        elif url.scheme() == RULE_LINK:
            self.rule_wanted.emit(url.path())

    def _pointed(self, url: QUrl) -> None:
        is_card = url.scheme() == CARD_LINK and url.path().isdecimal()
        point = self.page.viewport().mapToGlobal(self.page.link_point())
        self.card_pointed.emit(int(url.path()) if is_card else 0, point)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is pointed at in a view that is gone."""
        super().hideEvent(event)
        self.card_pointed.emit(0, QPoint())

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.redraw()

    def take_keyboard(self) -> None:
        """Give the page the keyboard: arrows scroll, Tab walks through its links."""
        self.page.setFocus(Qt.FocusReason.ShortcutFocusReason)
