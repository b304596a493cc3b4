"""The deck builder: search on the left, the deck in the middle, what there is to know on the right."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDropEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.controller import deck_check
from app.controller.deck_stats import statistics
from app.data import paths
from app.data.banlists import Banlist
from app.data.carddb import Catalog
from app.data.deck_rules import PART_MAX
from app.data.deck_store import DeckStore
from app.data.decks import Deck
from app.data.library import CardLibrary
from app.data.settings import Settings
from app.gui import theme
from app.gui.board.sizes import scaled
from app.gui.deck_builder import words
from app.gui.deck_builder.card_menus import CardMenus
from app.gui.deck_builder.catalog_job import CatalogJob
from app.gui.deck_builder.columns import Columns
from app.gui.deck_builder.deck_area import DeckArea
from app.gui.deck_builder.deck_browser import DeckBrowser
from app.gui.deck_builder.deck_files import DeckFiles
from app.gui.deck_builder.dragging import DragController, DraggedCards
from app.gui.deck_builder.help_page import HelpPage
from app.gui.deck_builder.import_folder import FolderImport
from app.gui.deck_builder.info_panel import InfoPanel
from app.gui.deck_builder.list_choice import ListChoice
from app.gui.deck_builder.part_view import CodesModel, PartDelegate, PartView
from app.gui.deck_builder.pictures import PictureQueue
from app.gui.deck_builder.search_panel import SearchPanel
from app.gui.deck_builder.sharing import Sharing
from app.gui.deck_builder.top_bar import TopBar
from app.gui.deck_builder.workbench import PARTS, Workbench
from app.gui.duel_setup.decks import cover_code
from app.gui.faces.renderer import FaceRenderer, use_picture_folders
from app.gui.i18n import tr
from app.gui.panels.inspector import CardInspector
from app.gui.table.toast import Toast


class DeckBuilderScreen(QWidget):
    """Builds decks.

    Signals: ``back`` leaves (after the question about unsaved changes); ``duel_wanted`` carries the
    :class:`Deck` to duel with at once, ``setup_wanted`` one to choose in the duel set-up, ``hand_test``
    one to play an opening turn with; ``library_changed`` after cards were imported; ``settings_changed``
    after what is not to be lost, such as an imported folder.
    """

    back = Signal()
    duel_wanted = Signal(object)
    setup_wanted = Signal(object)
    hand_test = Signal(object)
    library_changed = Signal()
    settings_changed = Signal()

    def __init__(
        self,
        library: CardLibrary,
        settings: Settings,
        faces: FaceRenderer,
        *,
        catalog: Catalog | None = None,
        lists: Sequence[Banlist] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("role", "screen")
        self.setAcceptDrops(True)
        self.library = library
        self.settings = settings
        self.faces = faces
        self.bench = Workbench(library, settings, parent=self)
        self.pictures = PictureQueue(faces, library, self)
        self.drags = DragController(self, faces)
        self.files = DeckFiles(self.bench, DeckStore(paths.decks_dir()), self)
        self._job: CatalogJob | None = None
        self._selecting = False
        self._to_say = ""
        self._make_widgets()
        self._lay_out()
        self._connect()
        self._make_shortcuts()
        self.setFocusProxy(self.search.box)
        self.lists.load(lists)
        self.files.begin()
        self.search.set_view(settings.builder_view)
        self.search.search()
        if catalog is not None:
            self.use_catalog(catalog)
        else:
            self.load_catalog()

    # --- building --------------------------------------------------------------------------------------

    def _make_widgets(self) -> None:
        bench = self.bench
        self.views: dict[str, PartView] = {}
        for part in PARTS:
            model = CodesModel(bench.describe, bench.tip)
            delegate = PartDelegate(self.pictures, bench.note)
            self.views[part] = PartView(part, model, delegate, self.drags)
        self.bar = TopBar(bench)
        self.search = SearchPanel(bench, self.pictures, self.drags, self)
        self.area = DeckArea(self.views)
        self.info = InfoPanel(bench, self.pictures)
        names = self.settings.card_names_language
        self.inspector = CardInspector(self.library, self.faces, names)
        self.toast = Toast(self)
        self.browser = DeckBrowser(self.files.store, self.library, self)
        self.importer = FolderImport(self.files.store, self)
        self.lists = ListChoice(bench, self.importer, self)
        self.sharing = Sharing(bench, self.faces, self, self._take_deck, self.importer)
        self.menus = CardMenus(bench, self, self.search.set_text, self.sharing.copy_text)
        for view in self.views.values():
            self.drags.add_target(view)
        self.drags.add_target(self.search)

    def _lay_out(self) -> None:
        self.columns = Columns(self.search, self.area, self.inspector, self.info)
        self.tabs = self.columns.tabs
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(self.bar)
        column.addWidget(self.columns, 1)
        self.columns.narrowed.connect(self._on_narrowed)
        self._order_tabs()
        self.retranslate()

    def _order_tabs(self) -> None:
        """The Tab key goes through the window as one reads it."""
        bar, search, hand = self.bar, self.search, self.info.hand
        order: list[QWidget] = [bar.back, bar.deck, bar.undo, bar.redo, bar.save, bar.list, bar.rules]
        order += [bar.share, bar.hand_test, bar.duel, bar.setup, self.tabs, search.box, search.help_button]
        order += [
            search.filter_button,
            search.suggest_button,
            search.sort,
            search.direction,
            *search.views.buttons,
        ]
        order += [search.list, search.table]
        for part, view in self.views.items():
            order += [self.area.sections[part].arrange, view]
        order += [self.info.levels, *hand.sizes.buttons, hand.new_button, hand.simulate_button]
        order += [hand.strip, hand.draw_button, hand.back_button, self.info.history]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        bench, bar, search = self.bench, self.bar, self.search
        bench.changed.connect(self._show_deck)
        bench.checked.connect(self._show_checks)
        bench.opened.connect(self._on_opened)
        bench.said.connect(self.say)
        self.pictures.arrived.connect(self._repaint_cards)
        bar.back_wanted.connect(self.leave)
        bar.decks_wanted.connect(self._toggle_browser)
        bar.undo_wanted.connect(self.undo)
        bar.redo_wanted.connect(self.redo)
        bar.save_wanted.connect(lambda: self.files.save())
        bar.list_wanted.connect(self.lists.open)
        bar.rules_chosen.connect(self.lists.set_rules)
        bar.share_wanted.connect(lambda at: self.sharing.menu().popup(at))
        bar.hand_test_wanted.connect(lambda: self._give(self.hand_test, check=False))
        bar.duel_wanted.connect(lambda: self._give(self.duel_wanted))
        bar.setup_wanted.connect(lambda: self._give(self.setup_wanted, check=False))
        self.browser.open_wanted.connect(self.open_path)
        self.browser.new_wanted.connect(self.new_deck)
        self.browser.moved.connect(self.files.on_moved)
        self.browser.said.connect(self.say)
        self.lists.changed.connect(search.list_changed)
        self.lists.file_added.connect(self.settings_changed)
        search.pointed.connect(self.inspect)
        search.add_wanted.connect(self._add)
        search.less_wanted.connect(lambda codes: [self.bench.take_out(code) for code in codes])
        search.dropped.connect(lambda cards: self.bench.editor.remove(cards.part, cards.indexes))
        search.menu_wanted.connect(lambda at: self.menus.of_results(search.selected()).popup(at))
        search.help_wanted.connect(self.show_help)
        self.area.arrange_wanted.connect(
            lambda part, made: self.menus.of_part(part).popup(made.mapToGlobal(QPoint(0, made.height() + 2)))
        )
        self.info.cards_chosen.connect(self.select_codes)
        self.info.step_wanted.connect(lambda n: self.bench.editor.go_to(n))
        self.info.pointed.connect(self.inspect)
        self.browser.opener = bar.deck
        self.lists.popup.opener = bar.list
        self.importer.imported.connect(self._on_imported)
        for part, view in self.views.items():
            view.pointed.connect(self.inspect)
            view.doubled.connect(lambda row, part=part: self.bench.editor.remove(part, (row,)))
            view.copied.connect(lambda row, part=part: self._copy(part, (row,)))
            view.menu_wanted.connect(lambda row, at, view=view: self._card_menu(view, row, at))
            view.keyed.connect(lambda what, part=part: self._on_key(part, what))
            view.dropped.connect(lambda cards, row, part=part: self._on_drop(cards, part, row))
            view.selectionModel().selectionChanged.connect(
                lambda *_change, view=view: self._on_selection(view)
            )

    def _make_shortcuts(self) -> None:
        for keys, action in (
            ("Ctrl+Z", self.undo),
            ("Ctrl+Y", self.redo),
            ("Ctrl+Shift+Z", self.redo),
            ("Ctrl+S", self.files.save),
            ("Ctrl+Shift+S", self.files.ask_name),
            ("Ctrl+N", self.new_deck),
            ("Ctrl+O", self.bar._on_deck),
            ("Ctrl+F", self._to_search),
            ("Ctrl+C", self.sharing.copy_ydke),
            ("Ctrl+Shift+C", self.sharing.copy_list),
            ("Ctrl+V", self.sharing.paste),
            ("Ctrl+Return", lambda: self._give(self.duel_wanted)),
            ("F1", self.show_help),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(action)

    def retranslate(self) -> None:
        """Write all words anew."""
        for part in (
            self.columns,
            self.bar,
            self.search,
            self.area,
            self.info,
            self.browser,
            self.lists.popup,
        ):
            part.retranslate()
        self._show_counts()

    # --- catalogue -------------------------------------------------------------------------------------

    def load_catalog(self) -> None:
        """Open the catalogue of all cards in a thread."""
        self.stop_jobs()
        job = CatalogJob(self.library, self.settings, self)
        job.progressed.connect(self.importer.on_progress)
        job.opened.connect(self.use_catalog)
        job.failed.connect(self.say)
        self._job = job
        job.start()

    def use_catalog(self, catalog: Catalog) -> None:
        """Search in ``catalog`` from now on."""
        old = self.bench.catalog
        self.bench.catalog = catalog
        if old is not None and old is not catalog:
            old.close()
        before = len(self.library.pool)
        catalog.share_with(self.library)
        use_picture_folders(self.importer.pictures(self.settings))
        self.pictures.forget()
        self.bench.use_pool()
        if len(self.library.pool) != before:
            self.library_changed.emit()
        self.search.catalog_changed()
        self.importer.on_opened(catalog)

    def stop_jobs(self) -> None:
        """End what still runs, before the window closes."""
        if self._job is not None:
            self._job.stop()
            self._job.wait()
            self._job = None
        self.info.hand.cancel()

    def _on_imported(self) -> None:
        self.settings_changed.emit()
        self.lists.load()
        self.load_catalog()

    # --- the deck ----------------------------------------------------------------------------------------

    def _on_opened(self) -> None:
        self._show_deck()
        deck = self.bench.editor.deck
        self.inspect(cover_code(deck, self.library))

    def _show_deck(self) -> None:
        self.area.show_parts(self.bench.parts)
        self._show_counts()

    def _show_checks(self) -> None:
        self._repaint_cards()
        self._show_counts()

    def _show_counts(self) -> None:
        pool = self.library.pool
        for part, codes in self.bench.parts.items():
            found = statistics(codes, pool)
            most = PART_MAX[part]
            if part == "main":
                counts = {
                    "total": found.total,
                    "monsters": found.monsters,
                    "spells": found.spell_count,
                    "traps": found.trap_count,
                }
                text, wrong = words.counts_line(counts), not 40 <= len(codes) <= most
            else:
                text, wrong = f"{len(codes)} / {most}", len(codes) > most
            self.area.set_counts(part, text, wrong=wrong)

    def _repaint_cards(self) -> None:
        for view in self.views.values():
            view.viewport().update()

    def _add(self, codes: Sequence[int], part: str) -> None:
        self.bench.add(codes, part or None, force=self._shift() and part != "side")

    def _shift(self) -> bool:
        return bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)

    def _on_drop(self, cards: DraggedCards, part: str, row: int) -> None:
        self.bench.drop(cards, part, row, force=self._shift())
        if cards.part:
            start = max(0, min(row, len(self.bench.parts[part]) - 1))
            if cards.part == part:
                start -= sum(index < row for index in cards.indexes)
            self.views[part].select_rows(range(max(0, start), max(0, start) + len(cards.indexes)))

    def _copy(self, part: str, rows: Sequence[int]) -> None:
        codes = self.bench.parts[part]
        chosen = [codes[row] for row in rows if row < len(codes)]
        at = max(rows, default=-1) + 1
        self.bench.add(chosen, part, at, force=self._shift())

    def _on_key(self, part: str, what: str) -> None:
        view = self.views[part]
        rows = view.rows() or ((view.currentIndex().row(),) if view.currentIndex().isValid() else ())
        if not rows:
            return
        row = rows[0]
        if what == "copy":
            self._copy(part, rows)
        elif what == "one_less":
            self.bench.editor.remove(part, rows[-1:])
        else:
            self.bench.editor.remove(part, rows)
        view.set_current_row(row)
        if view.currentIndex().isValid():
            view.select_rows((view.currentIndex().row(),))

    def _toggle_browser(self, at: QPoint) -> None:
        if self.browser.isVisible():
            self.browser.hide()
        else:
            self.browser.open_at(self.mapFromGlobal(at), self)

    def _card_menu(self, view: PartView, row: int, at: QPoint) -> None:
        menu = self.menus.of_deck(view, row)
        if menu is not None:
            menu.popup(at)

    def _on_selection(self, view: PartView) -> None:
        """Cards are selected in one part at a time."""
        if self._selecting or not view.selectionModel().hasSelection():
            return
        self._selecting = True
        for other in self.views.values():
            if other is not view:
                other.clearSelection()
        self._selecting = False

    def select_codes(self, codes: Sequence[int]) -> None:
        """Select these cards in all parts and show the first."""
        wanted = set(codes)
        self._selecting = True
        first: tuple[PartView, int] | None = None
        for part, view in self.views.items():
            rows = [n for n, code in enumerate(self.bench.parts[part]) if code in wanted]
            view.select_rows(rows)
            if rows and first is None:
                first = (view, rows[0])
        self._selecting = False
        if first is not None:
            view, row = first
            view.set_current_row(row)
            rect = view.visualRect(view.codes_model.index(row))
            inner = self.area.widget()
            if inner is not None:
                at = view.viewport().mapTo(inner, rect.center())
                self.area.ensureVisible(at.x(), at.y(), 0, rect.height())
            self.inspect(view.codes_model.codes[row])

    def undo(self) -> None:
        """One step back."""
        self.bench.editor.undo()

    def redo(self) -> None:
        """One step forward."""
        self.bench.editor.redo()

    def inspect(self, code: int) -> None:
        """Show a card large."""
        if code:
            self.inspector.show_card(code)

    # --- opening and leaving ------------------------------------------------------------------------------

    def open_path(self, path: Path) -> None:
        """Open a deck file, after the question about unsaved changes."""

        def show() -> None:
            self.files.show_file(path)

        self.files.leave(show)

    def _take_deck(self, deck: Deck) -> None:
        self.files.leave(lambda: self.files.show_deck(deck))

    def new_deck(self) -> None:
        """An empty deck, after the question about unsaved changes."""
        self.files.leave(self.files.show_new)

    def leave(self) -> None:
        """Back to the home screen, after the question about unsaved changes."""

        def go() -> None:
            if self.files.has_unsaved():
                self.files.discard()
            self.back.emit()

        self.files.leave(go)

    def _give(self, signal: SignalInstance, *, check: bool = True) -> None:
        """Give the deck to a duel; changes stay here and in the draft."""
        deck = self.bench.editor.deck
        # Neither the list nor the era keeps a deck from a duel, only what no duel can be played with.
        problems = deck_check.check(deck.main, deck.extra, deck.side, self.library.pool) if check else ()
        if problems:
            sentence = words.problem_words(problems[0], self.bench.name)
            self.say(tr("The deck cannot duel yet: {problem}").format(problem=sentence))
            return
        self.files.keep_draft()
        signal.emit(deck)

    # --- window -------------------------------------------------------------------------------------------

    def say(self, sentence: str) -> None:
        """A sentence over the deck for a moment."""
        if not sentence:
            return
        if not self.isVisible():
            self._to_say = sentence
            return
        area = self.area.geometry()
        top = self.height() - scaled(110)
        box = QRect(area.left() + 20, top, max(200, area.width() - 40), scaled(90))
        self.toast.say(sentence, box, "acting")

    def show_help(self) -> None:
        """What can be searched for."""
        page = HelpPage(self)
        page.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        page.tried.connect(self._try_example)
        page.open()

    def _try_example(self, text: str) -> None:
        self.search.set_text(text)
        self._to_search()

    def _to_search(self) -> None:
        if self.columns.narrow:
            self.tabs.setCurrentIndex(0)
        self.search.box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.box.selectAll()

    def showEvent(self, event: QShowEvent) -> None:
        """What was to be said before there was a window."""
        super().showEvent(event)
        if self._to_say:
            sentence, self._to_say = self._to_say, ""
            QTimer.singleShot(0, lambda: self.say(sentence))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Columns where there is room, tabs where there is not."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.columns.fit(self.width(), self.height())
        for popup in (self.browser, self.lists.popup, self.search.filters):
            if not popup.isHidden() and not self.rect().contains(popup.geometry()):
                popup.hide()
        self.search.box.close_suggestions()

    def _on_narrowed(self, narrow: bool) -> None:
        self.bench.texts_in_tips = narrow
        self.bar.set_narrow(narrow)

    def apply_settings(self) -> None:
        """Follow the settings: names of cards, type."""
        self.inspector.set_names_language(self.settings.card_names_language)
        self.pictures.forget()
        self.search.apply_scale()
        self._fit()
        self.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "tabs"):
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes what is open, or leaves."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
            return
        opened = [one for one in (self.browser, self.lists.popup, self.search.filters) if one.isVisible()]
        for popup in opened:
            popup.hide()
        selected = [view for view in self.views.values() if view.hasFocus() and view.rows()]
        for view in selected:
            view.clearSelection()
        if not opened and not selected:
            self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A soft light behind the deck."""
        painter = QPainter(self)
        light = QLinearGradient(0, 0, 0, self.height())
        light.setColorAt(0, QColor(theme.color("board_light", 0.55)))
        light.setColorAt(1, QColor(theme.color("ground")))
        painter.fillRect(self.rect(), theme.color("ground"))
        painter.fillRect(self.rect(), light)

    def minimumSizeHint(self) -> QSize:
        """Far less than all columns beside each other need."""
        return QSize(640, 400)

    def sizeHint(self) -> QSize:
        """The size it was designed for."""
        return QSize(1440, 900)

    # --- from outside the window -----------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files, folders and texts may be dropped."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """A deck file is opened, a text is read, a folder of another program is imported."""
        data = event.mimeData()
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if files:
            self._take_path(files[0])
        elif data.hasText():
            self.sharing.take_text(data.text(), "clipboard")
        event.acceptProposedAction()

    def _take_path(self, path: Path) -> None:
        ending = path.suffix.lower()
        if path.is_dir():
            self.importer.take(path)
        elif ending == ".cdb":
            self.importer.take(path.parent)
        elif ending == ".conf":
            self.lists.add_file(path)
        else:
            self.sharing.take_file(path)
