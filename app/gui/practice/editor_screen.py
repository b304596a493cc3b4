"""The position editor: the table of the chosen era, cards to drag to it, and everything else of a puzzle."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSizeF, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.controller.live import GREEDY, HUMAN, PASSIVE
from app.controller.practice_editor import PositionEditor
from app.controller.practice_position import Place, PositionError, Trouble
from app.controller.practice_view import position_view
from app.data.errors import DataError
from app.data.library import CardLibrary
from app.data.puzzle_file import Puzzle, from_code, parse_puzzle, to_code
from app.data.puzzle_store import PuzzleStore
from app.data.settings import Settings
from app.engine import constants as c
from app.engine.view import CardView
from app.gui.board.clock import AnimationClock
from app.gui.board.highlights import Highlights
from app.gui.board.scene import BoardScene
from app.gui.board.sizes import scaled
from app.gui.deck_builder.dragging import DragController, DraggedCards
from app.gui.faces.renderer import FaceRenderer
from app.gui.i18n import told, tr
from app.gui.panels.inspector import CardInspector
from app.gui.practice.card_list import SEARCH, CardSearch
from app.gui.practice.dialogs import SaveDialog
from app.gui.practice.draft import DraftKeeper
from app.gui.practice.editor_board import EditorBoard
from app.gui.practice.editor_menus import PieceMenus, turned_position
from app.gui.practice.properties import Properties
from app.gui.practice.words import refusal, trouble_sentence
from app.gui.replay_viewer.layout import ViewerGeometry
from app.gui.table.lp_plate import LpPlate
from app.gui.table.toast import Toast
from app.gui.widgets.basic import Segments, button, label, restyle
from app.gui.wording import Wording

_FOOT: Final = 92
OPPONENTS: Final = (PASSIVE, GREEDY, HUMAN)


class _Bin:
    """The search column as a place to drop cards on: what falls there leaves the table."""

    def __init__(self, widget: QWidget, remove: Callable[[int], None]) -> None:
        self._widget = widget
        self._remove = remove

    def isVisible(self) -> bool:
        return self._widget.isVisible()

    def contains(self, at: QPoint) -> bool:
        return self._widget.rect().contains(self._widget.mapFromGlobal(at))

    def drag_over(self, cards: DraggedCards, at: QPoint) -> bool:
        return bool(cards.indexes)

    def drag_left(self) -> None:
        """Nothing was lit."""

    def drop(self, cards: DraggedCards, at: QPoint) -> None:
        for key in cards.indexes:
            self._remove(key)


class EditorScreen(QWidget):
    """Edits one puzzle. ``back`` asks to leave, ``play_wanted`` carries (Puzzle, opponent)."""

    back = Signal()
    play_wanted = Signal(object, str)

    def __init__(
        self,
        library: CardLibrary,
        settings: Settings,
        faces: FaceRenderer,
        store: PuzzleStore,
        puzzle: Puzzle | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Raises :class:`PositionError` if the position of ``puzzle`` cannot be read."""
        super().__init__(parent)
        self.library = library
        self.settings = settings
        self.faces = faces
        self.store = store
        self.setProperty("role", "screen")
        self.setObjectName("position-editor")
        self.words = Wording(library, settings.card_names_language)
        self.clock = AnimationClock(self, 0)
        self.drags = DragController(self, faces)
        self.editor = PositionEditor(library.pool, puzzle)
        self.editor.on_change = self._changed
        self.drafts = DraftKeeper(self.editor, self)
        self.drafts.path = puzzle.path if puzzle is not None else None
        self.menus = PieceMenus(self.editor, self.words, self, self.refuse)
        self.menus.marked = lambda: self.place
        self._then: Callable[[], None] | None = None
        #: Where Enter in the search puts a card.
        self.place: Place = (0, c.LOCATION_HAND, 0)
        self.selected = 0
        self.trouble: Trouble | None = None
        self._build_columns()
        self._build_foot()
        self.toast = Toast(self)
        self._build_board()
        self.drags.add_target(_Bin(self.left, self.editor.remove))
        self._shortcuts()
        self.retranslate()

    @property
    def path(self) -> Path | None:
        """The file the puzzle is saved in; None for a new one."""
        return self.drafts.path

    def _changed(self) -> None:
        self.drafts.changed()
        self.refresh()

    def library_changed(self) -> None:
        """Cards were imported: they are found, and a position may hold them."""
        self.editor.pool = self.library.pool
        self.search.catalog = None
        self.search.load(self.settings.card_names_language)
        self.refresh()

    # --- building --------------------------------------------------------------------------------

    def _build_columns(self) -> None:
        self.left = QFrame(self)
        self.left.setProperty("role", "side")
        self.back_button = button("quiet", self.back.emit)
        self.back_button.setObjectName("editor-back")
        self.search = CardSearch(self.library, self.faces, self.drags, self.settings.card_names_language)
        self.inspector = CardInspector(self.library, self.faces, self.settings.card_names_language)
        self.inspector.set_beside(True)
        column = QVBoxLayout(self.left)
        column.setContentsMargins(12, 10, 12, 6)
        column.setSpacing(8)
        column.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.search, 3)
        column.addWidget(self.inspector, 2)
        results = self.search.results
        results.on_point = lambda code, _key: self.inspector.show_card(code)
        results.on_choose = lambda code, _key: self.put(DraggedCards((code,), SEARCH), self.place)
        self.properties = Properties(self.editor, self.faces, self.words, self.drags, self)
        self.properties.pile_chosen.connect(lambda player, pile: self.choose((player, pile, 0)))
        cards = self.properties.cards
        cards.on_point = self._point_pile
        cards.on_delete = lambda _code, key: self.editor.remove(key)
        cards.on_choose = lambda _code, key: self.turn(key)
        cards.on_menu = lambda _code, key, at: self.open_menu(key, at)

    def _build_foot(self) -> None:
        self.foot = QFrame(self)
        self.foot.setProperty("role", "side")
        self.undo_button = button("", self.editor.undo)
        self.redo_button = button("", self.editor.redo)
        self.code_button = button("", self.copy_code)
        self.paste_button = button("", self.paste)
        self.save_button = button("", self.save)
        self.play_button = button("primary", self.play)
        named = {
            "editor-undo": self.undo_button,
            "editor-redo": self.redo_button,
            "editor-copy": self.code_button,
            "editor-paste": self.paste_button,
            "editor-save": self.save_button,
            "editor-play": self.play_button,
        }
        for name, made in named.items():
            made.setObjectName(name)
            made.setProperty("tight", True)
        self.opponent = Segments(list(OPPONENTS))
        self.opponent.setObjectName("editor-opponent")
        self.opponent.changed.connect(lambda kind: self.editor.set_words(opponent=str(kind)))
        self.problem = QPushButton()
        self.problem.setObjectName("editor-problem")
        self.problem.setProperty("role", "verdict")
        self.problem.clicked.connect(self._show_trouble)
        self._against = label("small")
        upper, lower = QHBoxLayout(), QHBoxLayout()
        upper.setSpacing(8)
        lower.setSpacing(8)
        upper.addWidget(self.problem, 1)
        upper.addWidget(self._against)
        upper.addWidget(self.opponent)
        for made in (self.undo_button, self.redo_button, self.code_button, self.paste_button):
            lower.addWidget(made)
        lower.addStretch(1)
        lower.addWidget(self.save_button)
        lower.addWidget(self.play_button)
        column = QVBoxLayout(self.foot)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(6)
        column.addLayout(upper)
        column.addLayout(lower)

    def _build_board(self) -> None:
        rules = self.editor.position.duel_rules
        self._rules = rules.name
        self.table_geometry = self._geometry()
        self.scene = BoardScene(self.faces, self.words, self.clock, self.table_geometry)
        self.scene.peeks = True
        self.board = EditorBoard(self.scene, self.drags, self)
        self.plates = {player: LpPlate(player == 0, 8000, self) for player in (0, 1)}
        board = self.board
        board.dropped.connect(self.put)
        board.turned.connect(self.turn)
        board.menu_wanted.connect(self.open_menu)
        board.place_chosen.connect(self.choose)
        board.card_clicked.connect(self.select)
        board.removed.connect(self.editor.remove)
        board.card_hovered.connect(self._hovered)
        self.drags.add_target(board)
        board.setAccessibleName(tr("Position"))

    def _geometry(self) -> ViewerGeometry:
        rules = self.editor.position.duel_rules
        foot = scaled(_FOOT)
        return ViewerGeometry(max(2, self.width()), max(foot + 2, self.height()), rules, 0, foot, True)

    def _shortcuts(self) -> None:
        keys: tuple[tuple[QKeySequence.StandardKey | str, Callable[[], object]], ...] = (
            (QKeySequence.StandardKey.Undo, self.editor.undo),
            (QKeySequence.StandardKey.Redo, self.editor.redo),
            (QKeySequence.StandardKey.Save, self.save),
            ("Ctrl+Return", self.play),
            ("Ctrl+F", self.search.box.setFocus),
            ("Escape", self._escape),
        )
        for key, action in keys:
            QShortcut(QKeySequence(key), self, action)

    def _escape(self) -> None:
        """Esc empties the search, then leaves; whoever hears of it asks about unsaved changes."""
        if self.search.box.hasFocus() and self.search.box.text():
            self.search.box.clear()
        else:
            self.back.emit()

    # --- changing --------------------------------------------------------------------------------

    def put(self, cards: DraggedCards, place: Place) -> None:
        """A card fell on ``place``, or was chosen in the search for it."""
        self.choose(place, quiet=True)
        for n, code in enumerate(cards.codes):
            key = cards.indexes[n] if n < len(cards.indexes) else 0
            reason = self.editor.move(key, place) if key else self.editor.add(code, place)
            if reason:
                self.refuse(reason, code)
                return
        self._next_zone()

    def _next_zone(self) -> None:
        """After a card was put into the marked zone, the next free zone of the row is marked."""
        player, location, sequence = self.place
        if location & (c.LOCATION_MZONE | c.LOCATION_SZONE) and sequence < 5:
            free = [n for n in range(5) if self.editor.position.at((player, location, n)) is None]
            if sequence not in free and free:
                self.choose((player, location, free[0]), quiet=True)

    def refuse(self, reason: str, code: int) -> None:
        """Say why something cannot be done."""
        self.say(refusal(reason, code, self.words), "target")

    def say(self, sentence: str, tone: str = "legal") -> None:
        """A toast over the table."""
        self.toast.say(sentence, self.table_geometry.message_rect().toAlignedRect(), tone)

    def choose(self, place: Place, quiet: bool = False) -> None:
        """Mark where cards of the search go; a pile is also listed."""
        self.place = place
        if place[1] & ~(c.LOCATION_MZONE | c.LOCATION_SZONE) and self.properties.pile != place[:2]:
            self.properties.show_pile(place[0], place[1])
        if not quiet:
            self._mark()

    def select(self, key: int) -> None:
        """A card was clicked: show it and mark it."""
        self.selected = key
        card = self.scene.view.cards().get(key) if self.scene.view is not None else None
        if card is not None:
            self.inspector.show_card(card)
        self._mark()

    def turn(self, key: int) -> None:
        """Double click: the next battle position, or the other side."""
        piece = self.editor.position.piece(key)
        if piece is not None:
            self.editor.change(key, **turned_position(piece))

    def open_menu(self, key: int, at: QPoint) -> None:
        """Open a card's menu at a global point."""
        self.select(key)
        menu = self.menus.menu(key)
        if menu is not None:
            menu.popup(at)

    def _hovered(self, key: int, code: int) -> None:
        card = self.scene.view.cards().get(key) if self.scene.view is not None else None
        self.inspector.show_card(card if isinstance(card, CardView) else code)

    def _point_pile(self, code: int, key: int) -> None:
        self.inspector.show_card(code)
        self.selected = key

    # --- showing ---------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the position as it is now."""
        position = self.editor.position
        if position.rules != self._rules:
            self._new_table()
        view = position_view(position, self.library.pool)
        self.scene.reconcile(view, moving=False)
        for player, plate in self.plates.items():
            plate.start_lp = max(8000, position.lp[player])
            plate.show_lp(position.lp[player])
            plate.show_active(player == position.turn_player)
        self.properties.load()
        self.opponent.set_value(self.editor.opponent)
        self.undo_button.setEnabled(self.editor.can_undo)
        self.redo_button.setEnabled(self.editor.can_redo)
        self._check()
        self._mark()

    def _new_table(self) -> None:
        """Another era has other zones."""
        self.drags.cancel()
        self.drags.drop_target(self.board)
        for widget in (self.board, *self.plates.values()):
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        self._build_board()
        for shown in (self.board, *self.plates.values()):
            shown.show()
        self.toast.raise_()
        self._relayout()
        self._names()

    def _check(self) -> None:
        found = self.editor.troubles()
        self.trouble = found[0] if found else None
        if self.trouble is None:
            sentence = tr("The position can be played.")
        else:
            sentence = trouble_sentence(self.trouble, self.editor.position, self.words)
        self._sentence = sentence
        self.problem.setToolTip(sentence)
        self.problem.setAccessibleName(sentence)
        self.problem.setEnabled(self.trouble is not None)
        self.problem.setProperty("tone", "bad" if self.trouble is not None else "good")
        restyle(self.problem)
        self._elide()
        self.play_button.setEnabled(self.trouble is None)

    def _elide(self) -> None:
        room = max(80, self.problem.width() - scaled(24))
        mode = Qt.TextElideMode.ElideRight
        sign = "✓ " if self.trouble is None else "⚠ "
        self.problem.setText(self.problem.fontMetrics().elidedText(sign + self._sentence, mode, room))

    def _show_trouble(self) -> None:
        """Click on the problem: mark the card it is about and say all of it."""
        if self.trouble is None:
            return
        self.say(self._sentence, "target")
        for key in self.trouble.keys[:1]:
            piece = self.editor.position.piece(key)
            if piece is not None and not piece.on_field:
                self.choose(piece.place)
            self.select(key)

    def _mark(self) -> None:
        trouble = frozenset(self.trouble.keys) if self.trouble is not None else frozenset[int]()
        player, location, sequence = self.place
        places = frozenset((player << 18 | location << 8 | sequence,))
        self.scene.show_highlights(
            Highlights(places=places, targets=trouble, acting=self.selected if self.selected else 0)
        )

    def _names(self) -> None:
        for player, plate in self.plates.items():
            plate.show_name(tr("You") if player == 0 else tr("Opponent"))

    # --- saving, sharing, playing ----------------------------------------------------------------

    def save(self) -> None:
        """Save the puzzle; a new one is asked for its name first."""
        if self.path is None or not self.editor.name.strip():
            dialog = SaveDialog(self.editor.name, self.store.folders(), "", self)
            dialog.named.connect(self._save_as)
            dialog.rejected.connect(self._forget_then)
            dialog.open()
            return
        self._write(self.path)

    def save_then(self, then: Callable[[], None]) -> None:
        """Save, and do ``then`` once it is saved."""
        self._then = then
        self.save()

    def _save_as(self, name: str, folder: str) -> None:
        self.editor.set_words(name=name)
        self._write(self.path, folder)

    def _write(self, path: Path | None, folder: str = "") -> None:
        try:
            path = self.drafts.path = self.store.save(self.editor.puzzle(), folder, path)
        except DataError as error:
            self.say(told(error), "target")
            self._forget_then()
            return
        self.editor.mark_saved()
        self.drafts.drop()
        self.say(tr("Saved as {name}").format(name=path.name))
        then, self._then = self._then, None
        if then is not None:
            then()

    def discard(self) -> None:
        """Nothing of the changes shall be kept."""
        self.editor.mark_saved()
        self.drafts.drop()

    def _forget_then(self) -> None:
        self._then = None

    def copy_code(self) -> None:
        """Put the puzzle's code on the clipboard."""
        QApplication.clipboard().setText(to_code(self.editor.puzzle()))
        self.say(tr("The code of the puzzle is on the clipboard."))

    def paste(self) -> None:
        """Put the puzzle of the clipboard (a code or a text) in the place of this one."""
        text = QApplication.clipboard().text().strip()
        try:
            puzzle = (
                from_code(text) if text.startswith("ketto:") else parse_puzzle(text, source=tr("The text"))
            )
            self.editor.replace_all(puzzle)
        except (DataError, PositionError) as error:
            self.say(told(error), "target")

    def play(self) -> None:
        """Play the position as it is."""
        if self.trouble is None:
            self.play_wanted.emit(self.editor.puzzle(tr("Position")), str(self.opponent.value()))

    @property
    def unsaved(self) -> bool:
        """Whether leaving now would lose something."""
        return self.editor.dirty

    # --- widget ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write all words anew."""
        self.back_button.setText(tr("‹ Back"))
        self.back_button.setToolTip(tr("Back (Esc)"))
        texts: tuple[tuple[QPushButton, str, str], ...] = (
            (self.undo_button, tr("Undo"), "Ctrl+Z"),
            (self.redo_button, tr("Redo"), "Ctrl+Shift+Z"),
            (self.code_button, tr("Copy code"), tr("Put the code of this puzzle on the clipboard")),
            (self.paste_button, tr("Paste"), tr("Take the puzzle whose code or text is on the clipboard")),
            (self.save_button, tr("Save"), "Ctrl+S"),
            (self.play_button, tr("Play it"), tr("Ctrl+Enter")),
        )
        for made, text, tip in texts:
            made.setText(text)
            made.setToolTip(tip)
        self._against.setText(tr("Opponent"))
        self.opponent.set_labels([tr("Does nothing"), tr("AI"), tr("You")])
        self.opponent.setAccessibleName(tr("Opponent"))
        self.search.retranslate()
        self.properties.retranslate()
        self.scene.retranslate()
        self._names()
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if not hasattr(self, "scene"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.scene.repaint_all()

    def apply_settings(self) -> None:
        """Follow changed settings."""
        names = self.settings.card_names_language
        self.words.names = names
        self.search.load(names)
        self.inspector.set_names_language(names)
        self.scene.repaint_all()
        self.refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out for the size it is shown in."""
        super().showEvent(event)
        self._relayout()
        self.search.box.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is laid out anew."""
        super().resizeEvent(event)
        self._relayout()

    def _relayout(self) -> None:
        if self.width() < 2 or self.height() < 2:
            return
        geometry = self._geometry()
        self.table_geometry = geometry
        self.left.setGeometry(geometry.inspector_rect().toAlignedRect())
        self.properties.setGeometry(geometry.log_rect().toAlignedRect())
        self.foot.setGeometry(geometry.bar_rect().toAlignedRect())
        self.board.setGeometry(geometry.board_rect().toAlignedRect())
        for player, plate in self.plates.items():
            plate.setGeometry(geometry.lp_plate(player).toAlignedRect())
        self.scene.relayout(geometry)
        self._elide()

    def face_size(self) -> QSizeF:
        """The size of a card on the table."""
        return self.table_geometry.card_size("board")


__all__ = ["OPPONENTS", "EditorScreen"]
