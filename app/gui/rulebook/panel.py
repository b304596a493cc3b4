"""The rulebook to read: search and areas at the left, the entries, and the one that is being read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.data.library import CardLibrary
from app.data.rulebook import RULES, Entry, Rulebook
from app.data.rulebook_search import EntriesByCard, RulebookSearch, entries_by_card
from app.gui.board.sizes import scaled
from app.gui.faces.renderer import FaceRenderer
from app.gui.i18n import language, tr
from app.gui.rulebook.areas import AreaChoice
from app.gui.rulebook.entry_view import EntryView
from app.gui.rulebook.history import History
from app.gui.rulebook.peek import CardPeek
from app.gui.rulebook.results import ResultsList
from app.gui.rulebook.words import Wanted, count_words, era_name
from app.gui.widgets.basic import button, label, panel

#: Below this width (in design pixels) the areas become a box above the entries.
_NARROW = 900
#: Milliseconds after the last letter until the search runs.
_TYPING_MS = 120
_PROBLEMS = 3


class RulebookPanel(QWidget):
    """Reads ``book``. ``left`` asks to close it (Esc). ``names`` is the language of card names."""

    left = Signal()

    def __init__(
        self,
        book: Rulebook,
        library: CardLibrary,
        faces: FaceRenderer,
        names: str = "en",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.book = book
        self._library = library
        self._search = RulebookSearch(book, library)
        self._wanted = Wanted()
        self.history = History()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_TYPING_MS)
        self._timer.timeout.connect(self._searched)
        self._build(names)
        self.peek = CardPeek(library, faces, names, self)
        self._connect()
        self.retranslate()
        self.refresh()
        self._fit()

    # --- building --------------------------------------------------------------------------------

    def _build(self, names: str) -> None:
        self.field = QLineEdit()
        self.field.setObjectName("rulebook-search")
        self.field.setClearButtonEnabled(True)
        self.back_button = self._arrow("rulebook-back", "‹", self.go_back)
        self.on_button = self._arrow("rulebook-forward", "›", self.go_forward)
        self.era = QComboBox()
        self.era.setObjectName("rulebook-era")
        for era in ("", *RULES):
            self.era.addItem("", era)
        self.areas = AreaChoice(self.book, self)
        self.results = ResultsList()
        self.entry = EntryView(self.book, self._library, names)
        self.count = label("small")
        self.about = label("part", wrap=True)
        self.all_button = button("quiet", self.show_all)
        self.all_button.setObjectName("rulebook-show-all")
        self.all_button.setProperty("slim", True)
        self.problems = label("problem", wrap=True, selectable=True)
        self.problems.setText("\n".join(self.book.problems[:_PROBLEMS]))
        self.problems.setVisible(bool(self.book.problems))
        self.top = QHBoxLayout()
        self.top.setSpacing(8)
        self.top.addWidget(self.back_button)
        self.top.addWidget(self.on_button)
        self.top.addWidget(self.field, 1)
        self.top.addWidget(self.era)
        head = QHBoxLayout()
        head.addWidget(self.about, 1)
        head.addWidget(self.all_button)
        self._middle = QVBoxLayout()
        self._middle.setSpacing(6)
        self._middle.addWidget(self.areas.box)
        self._middle.addLayout(head)
        self._middle.addWidget(self.count)
        self._middle.addWidget(self.results, 1)
        self._frame = panel()
        inner = QVBoxLayout(self._frame)
        inner.setContentsMargins(18, 16, 10, 10)
        inner.addWidget(self.entry)
        body = QHBoxLayout()
        body.setSpacing(14)
        body.addWidget(self.areas.list)
        body.addLayout(self._middle, 5)
        body.addWidget(self._frame, 6)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addLayout(self.top)
        column.addWidget(self.problems)
        column.addLayout(body, 1)

    def _arrow(self, name: str, text: str, clicked: object) -> QPushButton:
        made = QPushButton(text)
        made.setObjectName(name)
        made.setProperty("compact", True)
        made.setAutoDefault(False)
        made.setFixedWidth(scaled(36))
        made.clicked.connect(clicked)
        return made

    def _connect(self) -> None:
        self.field.textChanged.connect(lambda _text: self._timer.start())
        self.field.returnPressed.connect(self._to_results)
        self.era.activated.connect(lambda _row: self.refresh())
        self.areas.changed.connect(lambda _area: self.refresh())
        self.results.chosen.connect(self._on_chosen)
        self.results.entered_entry.connect(self.entry.take_keyboard)
        self.entry.card_wanted.connect(self.show_card)
        self.entry.rule_wanted.connect(self.show_entry)
        self.entry.area_wanted.connect(self.show_area)
        self.entry.left.connect(self.take_results)
        self.entry.card_pointed.connect(self._on_pointed)
        for keys, action in (
            ("Ctrl+F", self.take_keyboard),
            ("Alt+Left", self.go_back),
            ("Alt+Right", self.go_forward),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(action)

    def retranslate(self) -> None:
        """Write all words anew."""
        self.field.setPlaceholderText(tr("Search ids, words, card names"))
        self.field.setAccessibleName(tr("Search the rulebook"))
        for made, words in (
            (self.back_button, tr("Back (Alt+Left)")),
            (self.on_button, tr("Forward (Alt+Right)")),
        ):
            made.setToolTip(words)
            made.setAccessibleName(words)
        for row in range(self.era.count()):
            self.era.setItemText(row, era_name(self.era.itemData(row)))
        self.era.setAccessibleName(tr("Era"))
        self.all_button.setText(tr("Show all"))
        self.areas.retranslate()
        self.results.retranslate()
        self._show_about()

    # --- what is shown ---------------------------------------------------------------------------

    def open(self, wanted: Wanted) -> None:
        """Show what somebody wants to read; the search begins anew."""
        self._timer.stop()
        self.field.blockSignals(True)
        self.field.clear()
        self.field.blockSignals(False)
        known = tuple(name for name in wanted.ids if name in self.book)
        now = sum(name in self.book for name in wanted.ids[: wanted.now])
        self._wanted = Wanted(known, now, wanted.code)
        self.era.setCurrentIndex(0)
        self.areas.choose("")
        if len(known) == 1 and not wanted.code:
            # One entry: it stands among the others of its area.
            self._wanted = Wanted()
            self.areas.choose(known[0].rpartition("-")[0])
            self.refresh(known[0])
        else:
            self.refresh(known[0] if known else "")

    def show_all(self) -> None:
        """No longer only the entries about a card or a situation."""
        self._wanted = Wanted()
        self.refresh()
        self.take_keyboard()

    def show_card(self, code: int) -> None:
        """The entries that name a card."""
        self.field.clear()
        self._wanted = Wanted(self._search_cards().naming(code), 0, code)
        self.areas.choose("")
        self.refresh()

    def show_area(self, area: str) -> None:
        """All entries of an area."""
        self.field.clear()
        self._wanted = Wanted()
        self.areas.choose(area)
        self.refresh()

    def show_entry(self, name: str) -> None:
        """The entry ``name``, among those of its area."""
        if name in self.book:
            self.open(Wanted((name,)))

    def refresh(self, wish: str = "") -> None:
        """Search anew. The entry that is being read stays if it still fits, unless ``wish`` is another."""
        self._timer.stop()
        within = self._wanted.ids if self._wanted.ids or self._wanted.code else None
        era = str(self.era.currentData())
        found = self._search.find(self.field.text(), era=era, within=within)
        counts: dict[str, int] = {"": len(found)}
        for entry in found:
            counts[entry.area] = counts.get(entry.area, 0) + 1
        self.areas.show_counts(counts)
        area = self.areas.chosen
        shown = [entry for entry in found if area in ("", entry.area)]
        self.results.show_rows(self._rows(shown))
        self.count.setText(count_words(len(shown)))
        self._show_about()
        name = wish or self.entry.shown
        if not self.results.choose(name):
            first = self.results.rows.entries()[:1]
            name = first[0].id if first else ""
            self.results.choose(name)
        self._read(name)

    def _rows(self, found: list[Entry]) -> list[Entry | str]:
        """The entries in the reader's words; those about the situation under a heading of their own."""
        words = [self.book.entry(entry.id, language()) or entry for entry in found]
        situation = set(self._wanted.ids[: self._wanted.now])
        now: list[Entry | str] = [entry for entry in words if entry.id in situation]
        rest: list[Entry | str] = [entry for entry in words if entry.id not in situation]
        if not now or not (rest or self._wanted.code):
            return [*now, *rest]
        name = self._library.name(self._wanted.code, self.entry.names) if self._wanted.code else ""
        more = tr("ENTRIES THAT NAME {card}").format(card=name) if name else tr("MORE ENTRIES")
        return [tr("FOR THIS SITUATION"), *now, *([more, *rest] if rest else [])]

    def _show_about(self) -> None:
        limited = bool(self._wanted.ids or self._wanted.code)
        self.about.setVisible(limited)
        self.all_button.setVisible(limited)
        if self._wanted.code:
            self.about.setText(self._library.name(self._wanted.code, self.entry.names))
        else:
            self.about.setText(tr("For this situation"))

    def _search_cards(self) -> EntriesByCard:
        return entries_by_card(self._library)

    # --- reading ---------------------------------------------------------------------------------

    def _read(self, name: str, *, walking: bool = False) -> None:
        if name != self.entry.shown or not name:
            self.entry.show_entry(self.book.entry(name))
        if name:
            self.history.visit(name, walking=walking)
        self._show_arrows()

    def _on_chosen(self, name: str, walking: bool) -> None:
        self._read(name, walking=walking)

    def go_back(self) -> None:
        """The entry that was read before."""
        self._return_to(self.history.back())

    def go_forward(self) -> None:
        """The entry from which the reader went back."""
        self._return_to(self.history.forward())

    def _return_to(self, name: str) -> None:
        if name:
            self.results.choose(name)
            self.entry.show_entry(self.book.entry(name))
        self._show_arrows()

    def _show_arrows(self) -> None:
        self.back_button.setEnabled(self.history.can_go_back)
        self.on_button.setEnabled(self.history.can_go_forward)

    def _on_pointed(self, code: int, point: QPoint) -> None:
        if code and self._library.data(code) is not None:
            self.peek.show_at(code, self.mapFromGlobal(point))
        else:
            self.peek.hide()

    # --- keyboard and size -----------------------------------------------------------------------

    def take_keyboard(self) -> None:
        """The search box gets the keyboard."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def take_results(self) -> None:
        """The list of entries gets the keyboard."""
        self.results.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _searched(self) -> None:
        """Other words were typed. What the chosen area does not have is looked for in all of them."""
        self.refresh()
        if self.areas.chosen and not self.results.rows.entries():
            self.areas.choose("")
            self.refresh()

    def _to_results(self) -> None:
        self._searched()
        self.take_results()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Down leads from the search into the list, Esc empties the search and then leaves."""
        if event.key() == Qt.Key.Key_Down and self.field.hasFocus():
            self._to_results()
        elif event.key() == Qt.Key.Key_Escape:
            if self.field.hasFocus() and self.field.text():
                self.field.clear()
            else:
                self.left.emit()
        else:
            super().keyPressEvent(event)

    def set_names_language(self, names: str) -> None:
        """Write card names in ``names`` from now on."""
        self.entry.names = names
        self.entry.redraw()
        self.peek.inspector.set_names_language(names)
        self._show_about()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the theme and the size of type."""
        super().changeEvent(event)
        if not hasattr(self, "peek"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.refresh()
        elif event.type() == QEvent.Type.StyleChange:
            self.areas.retranslate()
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Rows get their height from the style sheet, which is here now."""
        super().showEvent(event)
        self.areas.list.doItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the areas become a box."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        narrow = self.width() < scaled(_NARROW)
        self.areas.list.setVisible(not narrow)
        self.areas.box.setVisible(narrow)
        self.areas.list.setFixedWidth(scaled(220))
        self.results.setMinimumWidth(scaled(230))
        self.peek.hide()
