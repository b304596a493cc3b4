"""The left panel: the search line, filters, sorting, and the cards found."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from app.data.carddb import QueryProblem, SearchResult
from app.data.carddb.language import top_fields
from app.gui.deck_builder.dragging import DragController, DraggedCards
from app.gui.deck_builder.filters import ChipRow, FilterPopup
from app.gui.deck_builder.help_page import query_problem_words
from app.gui.deck_builder.icons import icon, icon_size
from app.gui.deck_builder.pictures import PictureQueue
from app.gui.deck_builder.results import ResultsList, ResultsModel, ResultsTable, selected_codes
from app.gui.deck_builder.search_box import SearchBox
from app.gui.deck_builder.words import SORT_WORDS
from app.gui.deck_builder.workbench import Workbench
from app.gui.i18n import mark, tr
from app.gui.widgets.basic import Segments, button, label, restyle

SORTS: Final = (
    "relevance", "name", "level", "attack", "defense", "scale", "type", "attribute", "race", "limit",
    "copies", "newest", "code",
)  # fmt: skip
VIEWS: Final = ("rows", "pictures", "table")
_VIEW_WORDS: Final = {"rows": mark("Rows"), "pictures": mark("Pictures"), "table": mark("Table")}
#: Sorts that begin with the greatest.
_FALLING: Final = ("level", "attack", "defense", "scale", "copies", "newest")
_PAUSE_MS: Final = 25
#: What the button for suggestions searches for.
SUGGESTIONS: Final = "with:deck scripted:yes"


class SearchPanel(QWidget):
    """Finds cards and gives them out.

    Signals: ``pointed`` passcode under the pointer; ``add_wanted`` cards, part ("" their home) and
    whether limits are overruled; ``less_wanted`` cards to take a copy of out of the deck;
    ``menu_wanted`` global point; ``help_wanted``; ``dropped`` cards dragged here out of the deck.
    """

    pointed = Signal(int)
    add_wanted = Signal(object, str)
    less_wanted = Signal(object)
    menu_wanted = Signal(QPoint)
    help_wanted = Signal()
    dropped = Signal(object)

    def __init__(
        self, bench: Workbench, pictures: PictureQueue, drags: DragController, host: QWidget
    ) -> None:
        super().__init__()
        self.setObjectName("search-panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("role", "side")
        self._bench = bench
        self._host = host
        self._pictures = pictures
        self.box = SearchBox(bench.complete)
        self.help_button = button("quiet", self.help_wanted.emit)
        self.chips = ChipRow()
        self.filter_button = button("chip", self.toggle_filters)
        self.filter_button.setObjectName("filter-button")
        self.suggest_button = button("chip", self.suggest)
        self.suggest_button.setObjectName("suggest-button")
        self.count = label("small")
        self.problem = label("problem", wrap=True)
        self.sort = QComboBox()
        self.sort.setObjectName("results-sort")
        self.direction = button("toggle", self._turn)
        self.direction.setObjectName("results-direction")
        self.views = Segments(list(VIEWS))
        self.model = ResultsModel(bench.row, bench.note)
        self.list = ResultsList(self.model, pictures, drags)
        self.table = ResultsTable(self.model, drags)
        self.stack = QStackedWidget()
        self.stack.setProperty("role", "clear")
        self.empty = label("second", wrap=True)
        self.filters = FilterPopup(self._archetypes, host)
        self.filters.opener = self.filter_button
        self.result = SearchResult((), 0, 0.0)
        self.descending = False
        #: How many cards an empty query finds.
        self._everything = 0
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_PAUSE_MS)
        self._wait.timeout.connect(self.search)
        self._build()
        self._connect()
        self.retranslate()

    # --- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.box, 1)
        top.addWidget(self.help_button)
        self.filter_button.setProperty("tone", "plain")
        self.chips.add_fixed(self.filter_button)
        self.suggest_button.setProperty("tone", "plain")
        self.chips.add_fixed(self.suggest_button)
        order = QHBoxLayout()
        order.setSpacing(6)
        order.addWidget(self.sort, 1)
        order.addWidget(self.direction)
        order.addWidget(self.views)
        for name in SORTS:
            self.sort.addItem("", name)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for widget in (self.list, self.table, self.empty):
            self.stack.addWidget(widget)
        self.list.setProperty("role", "plain")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 8, 8)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.problem)
        column.addWidget(self.chips)
        column.addLayout(order)
        column.addWidget(self.count)
        column.addWidget(self.stack, 1)
        self.problem.hide()

    def _connect(self) -> None:
        self.box.edited.connect(self._on_text)
        self.box.leave_down.connect(self.to_results)
        self.chips.text_wanted.connect(self.set_text)
        self.filters.text_wanted.connect(self.set_text)
        self.sort.activated.connect(lambda _n: self._on_sort())
        self.views.changed.connect(lambda value: self.set_view(str(value)))
        self.table.sort_wanted.connect(self.sort_by)
        self._pictures.arrived.connect(self.list.viewport().update)
        views: tuple[ResultsList | ResultsTable, ...] = (self.list, self.table)
        for view in views:
            view.events.pointed.connect(self.pointed)
            view.events.doubled.connect(lambda code: self.add_wanted.emit((code,), ""))
            view.events.copied.connect(lambda code: self.add_wanted.emit((code,), ""))
            view.events.keyed.connect(self._on_key)
            view.events.menu_wanted.connect(self.menu_wanted)
        self._bench.checked.connect(self._on_checked)
        self._bench.opened.connect(self.deck_opened)

    def retranslate(self) -> None:
        """Write all words anew."""
        self.box.retranslate()
        self.filters.retranslate()
        self.help_button.setText("?")
        self.help_button.setToolTip(tr("What can be searched for"))
        self.help_button.setAccessibleName(self.help_button.toolTip())
        self.filter_button.setText("+ " + tr("Filter"))
        self.suggest_button.setText(tr("Suggestions"))
        self.suggest_button.setToolTip(tr("Cards that go with those of the deck, the strongest ties first"))
        for n, name in enumerate(SORTS):
            self.sort.setItemText(n, tr(SORT_WORDS[name]))
        self.sort.setAccessibleName(tr("Sort by"))
        self.sort.setToolTip(tr("Sort by"))
        for made, name in zip(self.views.buttons, VIEWS, strict=True):
            made.setIcon(icon(name))
            made.setIconSize(icon_size())
            made.setToolTip(tr(_VIEW_WORDS[name]))
            made.setAccessibleName(tr(_VIEW_WORDS[name]))
            made.setObjectName(f"view-{name}")
        self.list.setAccessibleName(tr("Cards found"))
        self.table.setAccessibleName(tr("Cards found"))
        self._show_stack()
        self._show_direction()
        self.chips.show_text(self.box.text())
        self.model.refresh()
        self._show_count()

    def apply_scale(self) -> None:
        """Type has another size."""
        self.table.fit_rows()
        self.list.size_cells()

    # --- searching ----------------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """The query as typed."""
        return self.box.text()

    def set_text(self, text: str) -> None:
        """Search for ``text``; what goes with a card is shown in the order of how well it does."""
        if any(field.name == "with" for field in top_fields(text)):
            self._sort_by_relevance()
        if text != self.box.text():
            self.box.setText(text)
            self.box.close_suggestions()

    def _on_text(self, text: str) -> None:
        self.chips.show_text(text)
        if self.filters.isVisible():
            self.filters.show_text(text)
        self._wait.start()

    def search(self) -> None:
        """Find the cards now."""
        self._wait.stop()
        sort = str(self.sort.currentData())
        self.result = self._bench.search(self.box.text(), sort, descending=self.descending)
        if not self.box.text().strip():
            self._everything = self.result.total
        self.model.set_codes(self.result.codes)
        self.list.scrollToTop()
        self.table.scrollToTop()
        self._show_problem(self.result.problem)
        self._show_count()
        self._show_stack()

    def catalog_changed(self) -> None:
        """There are other cards to search in."""
        self._everything = self._bench.search("", "name", descending=False).total
        self.search()

    def _show_problem(self, problem: QueryProblem | None) -> None:
        sentence = query_problem_words(problem) if problem is not None else ""
        self.box.set_problem(problem, sentence)
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))

    def _show_count(self) -> None:
        found, everything = len(self.result.codes), self._everything
        words = tr("1 card") if found == 1 else tr("{count} cards").format(count=f"{found:,}")
        if everything > found:
            words = tr("{count} of {total} cards").format(count=f"{found:,}", total=f"{everything:,}")
        self.count.setText(f"{words} · {max(0.1, self.result.milliseconds):.1f} ms")

    def _show_stack(self) -> None:
        if self._bench.catalog is None:  # until then only words of names find anything
            self.empty.setText(tr("The cards are still being read; the search begins right after."))
        else:
            self.empty.setText(tr("No card fits. Take out a filter or a word."))
        view: QWidget = self.table if self.views.value() == "table" else self.list
        self.stack.setCurrentWidget(view if self.result.codes else self.empty)

    def _archetypes(self) -> list[str]:
        catalog = self._bench.catalog
        return [name for _, name in catalog.archetypes()] if catalog is not None else []

    def _on_checked(self) -> None:
        self._show_suggest()
        self.model.refresh()
        self.list.viewport().update()

    def suggest(self) -> None:
        """Cards that go with those of the deck; without a deck there is nothing they could go with."""
        self._sort_by_relevance()
        if self.box.text() == SUGGESTIONS:
            self.search()  # the deck may be another one by now
        else:
            self.set_text(SUGGESTIONS)

    def _sort_by_relevance(self) -> None:
        self.sort.setCurrentIndex(self.sort.findData("relevance"))
        self.descending = False
        self._show_direction()

    def deck_opened(self) -> None:
        """Another deck: what was found with the deck in mind is not right any more.

        After a single change it stays, so that no card moves away under the pointer.
        """
        self._show_suggest()
        if any(word in self.box.text() for word in ("with:", "deck:", "in:")):
            self._wait.start()

    def _show_suggest(self) -> None:
        self.suggest_button.setEnabled(any(self._bench.parts.values()))

    def list_changed(self) -> None:
        """Another list: a search for ``limit:`` has another answer."""
        if "limit" in self.box.text() or "ban" in self.box.text():
            self._wait.start()

    # --- order and view -------------------------------------------------------------------------------

    def _on_sort(self) -> None:
        self.descending = str(self.sort.currentData()) in _FALLING
        self._show_direction()
        self.search()

    def sort_by(self, name: str) -> None:
        """Sort by ``name``; again turns the order."""
        if self.sort.currentData() == name:
            self._turn()
            return
        self.sort.setCurrentIndex(max(0, self.sort.findData(name)))
        self._on_sort()

    def _turn(self) -> None:
        self.descending = not self.descending
        self._show_direction()
        self.search()

    def _show_direction(self) -> None:
        self.direction.setText("↓" if self.descending else "↑")
        words = tr("Greatest first") if self.descending else tr("Least first")
        self.direction.setToolTip(words)
        self.direction.setAccessibleName(words)

    def set_view(self, name: str) -> None:
        """Rows, pictures or a table."""
        self.views.set_value(name)
        self._bench.settings.builder_view = name
        self.list.set_pictures(name == "pictures")
        self._show_stack()

    # --- giving out -------------------------------------------------------------------------------------

    def view(self) -> ResultsList | ResultsTable:
        """The view shown now."""
        return self.table if self.views.value() == "table" else self.list

    def selected(self) -> tuple[int, ...]:
        """The selected cards."""
        return selected_codes(self.view())

    def to_results(self) -> None:
        """The keyboard goes on to the cards found."""
        view = self.view()
        view.setFocus(Qt.FocusReason.TabFocusReason)
        if not view.currentIndex().isValid() and self.model.rowCount():
            view.setCurrentIndex(self.model.index(0, 0))

    def _on_key(self, meaning: str) -> None:
        codes = self.selected()
        if not codes:
            return
        if meaning == "one_less":
            self.less_wanted.emit(codes)
        else:
            self.add_wanted.emit(codes, "side" if meaning == "add_side" else "")

    # --- filters ------------------------------------------------------------------------------------------

    def toggle_filters(self) -> None:
        """Open or close the filters."""
        if self.filters.isVisible():
            self.filters.hide()
            return
        self.filters.show_text(self.box.text())
        at = self.filter_button.mapTo(self._host, QPoint(0, self.filter_button.height() + 6))
        self.filters.open_at(at, self._host)

    # --- dropping: cards from the deck go out of it ------------------------------------------------------

    def contains(self, at: QPoint) -> bool:
        """Whether the global point ``at`` is over the results."""
        return self.rect().contains(self.mapFromGlobal(at))

    def drag_over(self, cards: DraggedCards, at: QPoint) -> bool:
        """Cards of the deck may fall here, out of the deck."""
        self._glow(bool(cards.part))
        return bool(cards.part)

    def drag_left(self) -> None:
        """The cards went elsewhere."""
        self._glow(False)

    def drop(self, cards: DraggedCards, at: QPoint) -> None:
        """Take the cards out of the deck."""
        self._glow(False)
        self.dropped.emit(cards)

    def _glow(self, on: bool) -> None:
        if bool(self.property("dropping")) != on:
            self.setProperty("dropping", on)
            restyle(self)
