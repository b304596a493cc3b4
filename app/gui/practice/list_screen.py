"""The practice room: puzzles and saved positions, hand tests, both sides by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPixmap, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from app.controller.live import GREEDY, HUMAN, PASSIVE
from app.controller.practice import opponent_of
from app.controller.practice_position import Position, PositionError, parse_position
from app.controller.practice_view import position_view
from app.data.errors import DataError
from app.data.library import CardLibrary
from app.data.name_index import folded
from app.data.puzzle_file import CODE, Puzzle, check_puzzle, from_code, parse_puzzle, to_code
from app.data.puzzle_store import ImportReport, PuzzleEntry, PuzzleStore
from app.data.settings import Settings
from app.engine.duel import Duel
from app.engine.errors import EngineError
from app.engine.view import PlayerView
from app.gui.board.clock import AnimationClock
from app.gui.board.scene import BoardScene
from app.gui.board.sizes import scaled
from app.gui.duel_setup.rules_panel import RULE_WORDS
from app.gui.faces.renderer import FaceRenderer
from app.gui.i18n import told, tr
from app.gui.practice.dialogs import SaveDialog
from app.gui.practice.import_job import PuzzleImport
from app.gui.practice.words import goal_sentence, side_name
from app.gui.replay_viewer.layout import ViewerGeometry
from app.gui.samples import in_words
from app.gui.widgets.basic import Segments, button, label, panel, plain_tip, restyle
from app.gui.wording import Wording

_ENTRY = Qt.ItemDataRole.UserRole
#: The table that a preview is painted of, in its own pixels.
_PREVIEW = (1200, 760)


class PuzzleListScreen(QWidget):
    """Signals: ``back``; ``play_wanted`` (Puzzle, opponent); ``edit_wanted`` (Puzzle or None);
    ``hand_test_wanted``; ``both_sides_wanted``.
    """

    back = Signal()
    play_wanted = Signal(object, str)
    edit_wanted = Signal(object)
    hand_test_wanted = Signal()
    both_sides_wanted = Signal()

    def __init__(
        self,
        library: CardLibrary,
        settings: Settings,
        faces: FaceRenderer,
        store: PuzzleStore,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.library = library
        self.settings = settings
        self.faces = faces
        self.store = store
        self.setProperty("role", "screen")
        self.setObjectName("practice")
        self.words = Wording(library, settings.card_names_language)
        self._entries: list[PuzzleEntry] = []
        self._picture = QPixmap()
        self._shown: Puzzle | None = None
        #: Nothing moves in a picture.
        self._still = AnimationClock(self, 0)
        self.importing = PuzzleImport(store, self)
        self.importing.finished.connect(self._imported)
        self.importing.failed.connect(lambda sentence: self._told(sentence, "problem"))
        self._build()
        self.retranslate()

    # --- building --------------------------------------------------------------------------------

    def _build(self) -> None:
        self._back = button("quiet", self.back.emit)
        self._back.setObjectName("practice-back")
        self._title = label("title")
        self.hand_button = self._button("practice-hand-test", self.hand_test_wanted.emit)
        self.both_button = self._button("practice-both-sides", self.both_sides_wanted.emit)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        head.addWidget(self.hand_button)
        head.addWidget(self.both_button)
        self.filter = QLineEdit()
        self.filter.setObjectName("puzzle-filter")
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._fill)
        self.tree = QTreeWidget()
        self.tree.setObjectName("puzzle-list")
        self.tree.setHeaderHidden(True)
        self.tree.setIndentation(scaled(16))
        self.tree.itemSelectionChanged.connect(self._chosen)
        self.tree.itemActivated.connect(lambda _item, _column: self.play())
        self.new_button = self._button("puzzle-new", lambda: self.edit_wanted.emit(None))
        self.import_button = self._button("puzzle-import", self.ask_import)
        self.folder_button = self._button("puzzle-import-folder", self.ask_import_folder)
        self.paste_button = self._button("puzzle-paste", self.paste)
        self.undo_button = self._button("puzzle-undo", self.undo)
        tools = QHBoxLayout()
        tools.setSpacing(8)
        for made in (
            self.new_button,
            self.paste_button,
            self.import_button,
            self.folder_button,
            self.undo_button,
        ):
            made.setProperty("tight", True)
            tools.addWidget(made)
        tools.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(10)
        left.addWidget(self.filter)
        left.addWidget(self.tree, 1)
        left.addLayout(tools)
        body = QHBoxLayout()
        body.setSpacing(20)
        body.addLayout(left, 5)
        body.addWidget(self._build_card(), 5)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(14)
        column.addLayout(head)
        column.addLayout(body, 1)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.undo)

    def _build_card(self) -> QWidget:
        """The chosen puzzle: picture, words, buttons."""
        card = panel("panel")
        self._image = label()
        self._image.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._image.setMinimumHeight(scaled(160))
        self._name = label("heading", wrap=True)
        self._about = label("second", wrap=True)
        self._note = label("", wrap=True, selectable=True)
        self._problem = label("problem", wrap=True)
        self.opponent = Segments([PASSIVE, GREEDY, HUMAN])
        self.opponent.setObjectName("puzzle-opponent")
        self.opponent.set_value(PASSIVE)
        self._against = label("small")
        self.play_button = self._button("puzzle-play", self.play, "primary")
        self.edit_button = self._button("puzzle-edit", self.edit)
        self.copy_button = self._button("puzzle-duplicate", self.duplicate)
        self.rename_button = self._button("puzzle-rename", self.rename)
        self.delete_button = self._button("puzzle-delete", self.delete, "danger")
        self.code_button = self._button("puzzle-code", self.copy_code)
        column = QVBoxLayout(card)
        column.setContentsMargins(18, 16, 18, 16)
        column.setSpacing(8)
        column.addWidget(self._image, 1)
        for made in (self._name, self._about, self._note, self._problem):
            column.addWidget(made)
        against = QHBoxLayout()
        against.addWidget(self._against)
        against.addWidget(self.opponent, 1)
        against.addWidget(self.play_button)
        column.addLayout(against)
        row = QHBoxLayout()
        row.setSpacing(6)
        others = (
            self.edit_button,
            self.copy_button,
            self.rename_button,
            self.code_button,
            self.delete_button,
        )
        for other in others:
            other.setProperty("tight", True)
            row.addWidget(other)
        row.addStretch(1)
        column.addLayout(row)
        return card

    def _button(self, name: str, clicked: Callable[[], object], role: str = "") -> QPushButton:
        made = button(role)
        made.setObjectName(name)
        made.clicked.connect(lambda _checked=False: clicked())
        return made

    # --- the list --------------------------------------------------------------------------------

    def load(self, choose: Path | None = None) -> None:
        """Read the folder anew and choose ``choose``, or what was chosen."""
        current = self.entry()
        wanted = choose or (current.path if current is not None else None)
        self._entries = self.store.entries()
        self._fill()
        self._choose(wanted)

    def _fill(self, *_words: object) -> None:
        current = self.entry()
        self.tree.blockSignals(True)
        self.tree.clear()
        wanted = folded(self.filter.text())
        folders: dict[str, QTreeWidgetItem] = {}
        for entry in map(in_words, self._entries):
            puzzle = entry.puzzle
            words = f"{entry.name} {entry.folder} {puzzle.author if puzzle is not None else ''}"
            if wanted and wanted not in folded(words):
                continue
            title = tr("Puzzles of Ketto") if entry.sample else entry.folder or tr("Your puzzles")
            parent = folders.get(title)
            if parent is None:
                parent = folders[title] = QTreeWidgetItem([title])
                parent.setFlags(Qt.ItemFlag.ItemIsEnabled)
                self.tree.addTopLevelItem(parent)
            item = QTreeWidgetItem([entry.name if puzzle is not None else f"⚠ {entry.name}"])
            item.setData(0, _ENTRY, entry)
            item.setToolTip(0, plain_tip(told(entry.problem) or str(entry.path)))
            parent.addChild(item)
        self.tree.expandAll()
        self.tree.blockSignals(False)
        self._choose(current.path if current is not None else None)

    def _items(self) -> list[QTreeWidgetItem]:
        found: list[QTreeWidgetItem] = []
        for n in range(self.tree.topLevelItemCount()):
            folder = self.tree.topLevelItem(n)
            if folder is not None:
                found += [child for m in range(folder.childCount()) if (child := folder.child(m)) is not None]
        return found

    def _choose(self, path: Path | None) -> None:
        items = self._items()
        item = next((i for i in items if i.data(0, _ENTRY).path == path), items[0] if items else None)
        if item is not None:
            self.tree.setCurrentItem(item)
        self._chosen()

    def entry(self) -> PuzzleEntry | None:
        """The chosen puzzle."""
        item = self.tree.currentItem()
        found = item.data(0, _ENTRY) if item is not None else None
        return found if isinstance(found, PuzzleEntry) else None

    def _chosen(self) -> None:
        entry = self.entry()
        puzzle = entry.puzzle if entry is not None else None
        problem = told(entry.problem) if entry is not None else ""
        if puzzle is not None:
            problem = check_puzzle(puzzle, self.library.pool)
            if puzzle != self._shown:  # else the player's own choice stays
                self.opponent.set_value(opponent_of(puzzle))
        self._shown = puzzle
        self._name.setText(entry.name if entry is not None else tr("No puzzle"))
        self._about.setText(self._describe(puzzle))
        self._about.setVisible(bool(self._about.text()))
        remarks = list(puzzle.remarks) if puzzle is not None else []
        note = puzzle.note if puzzle is not None else ""
        self._note.setText("\n".join([note, *remarks]).strip())
        self._note.setVisible(bool(self._note.text()))
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self._colour("problem")
        own = entry is not None and not entry.sample
        self.play_button.setEnabled(puzzle is not None and not problem)
        for made in (self.edit_button, self.copy_button, self.code_button):
            made.setEnabled(puzzle is not None)
        self.rename_button.setEnabled(own and puzzle is not None)
        self.delete_button.setEnabled(own)
        self.undo_button.setEnabled(bool(self.store.can_undo))
        self._picture = self.preview(puzzle)
        self._show_picture()

    def _describe(self, puzzle: Puzzle | None) -> str:
        if puzzle is None:
            return ""
        try:
            position = parse_position(puzzle.position)
        except PositionError:
            return puzzle.author
        goal = tr("Position without a goal")
        if position.goal is not None:
            goal = goal_sentence(side_name(position.goal[0]), position.goal[1], position.turn)
        points = tr("LP {mine} to {theirs}").format(mine=position.lp[0], theirs=position.lp[1])
        parts = (puzzle.author, tr(RULE_WORDS[position.rules][0]), points, goal)
        return " · ".join(part for part in parts if part)

    # --- the picture -----------------------------------------------------------------------------

    def preview(self, puzzle: Puzzle | None) -> QPixmap:
        """The table of a puzzle as its solver sees it, as a picture; an empty one if it cannot be read."""
        if puzzle is None:
            return QPixmap()
        try:
            position = parse_position(puzzle.position)
        except PositionError:
            return QPixmap()
        geometry = ViewerGeometry(*_PREVIEW, position.duel_rules, puzzle.solver, 0, True)
        scene = BoardScene(self.faces, self.words, self._still, geometry)
        scene.reconcile(self._seen(puzzle, position), moving=False)
        picture = QPixmap(scene.sceneRect().size().toSize())
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter)
        painter.end()
        return picture

    def _seen(self, puzzle: Puzzle, position: Position) -> PlayerView:
        """What the solver may know of it; a position that cannot be played is shown as it is written."""
        try:
            return Duel(puzzle.setup(), self.library.pool).view(puzzle.solver)
        except EngineError:
            return position_view(position, self.library.pool, puzzle.solver)

    def _show_picture(self) -> None:
        if self._picture.isNull():
            self._image.setPixmap(QPixmap())
            return
        dpr = self.devicePixelRatioF()
        size = self._image.size() * dpr
        smooth = Qt.TransformationMode.SmoothTransformation
        shown = self._picture.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, smooth)
        shown.setDevicePixelRatio(dpr)
        self._image.setPixmap(shown)

    # --- actions ---------------------------------------------------------------------------------

    def play(self) -> None:
        """Play the chosen puzzle."""
        entry = self.entry()
        if entry is not None and entry.puzzle is not None and self.play_button.isEnabled():
            self.play_wanted.emit(entry.puzzle, str(self.opponent.value()))

    def edit(self) -> None:
        """Edit the chosen puzzle; of one that came with Ketto a copy."""
        entry = self.entry()
        if entry is None or entry.puzzle is None:
            return
        puzzle = entry.puzzle
        if entry.sample:
            puzzle = replace(puzzle, path=None)
        self.edit_wanted.emit(puzzle)

    def _try(self, action: Callable[[], object]) -> None:
        """Do something with files; what fails is told."""
        try:
            path = action()
        except DataError as error:
            self._told(told(error), "problem")
            return
        self.load(path if isinstance(path, Path) else None)

    def _told(self, sentence: str, role: str = "good") -> None:
        """Say something under the chosen puzzle."""
        self._problem.setText(sentence)
        self._problem.setVisible(True)
        self._colour(role)

    def _colour(self, role: str) -> None:
        """Green for what was done, red for what is wrong."""
        self._problem.setProperty("role", role)
        restyle(self._problem)

    def duplicate(self) -> None:
        """Copy the chosen puzzle."""
        entry = self.entry()
        if entry is not None:
            self._try(lambda: self.store.duplicate(entry))

    def rename(self) -> None:
        """Ask for a new name."""
        entry = self.entry()
        if entry is None or entry.puzzle is None or entry.sample:
            return
        dialog = SaveDialog(entry.name, self.store.folders(), entry.folder, self, tr("Rename or move puzzle"))
        dialog.named.connect(lambda name, folder: self._try(lambda: self.store.rename(entry, name, folder)))
        dialog.open()

    def delete(self) -> None:
        """Delete the chosen puzzle; Undo brings it back."""
        entry = self.entry()
        if entry is None or entry.sample:
            return
        items = [item.data(0, _ENTRY) for item in self._items()]
        at = items.index(entry)
        rest = items[at + 1 :] + items[:at][::-1]
        self._try(lambda: self.store.delete(entry))
        if rest:
            self._choose(rest[0].path)

    def undo(self) -> None:
        """Take the last rename, copy, deletion or import back."""
        if self.store.can_undo:
            self._try(self.store.undo)

    def copy_code(self) -> None:
        """Put the puzzle's code on the clipboard."""
        entry = self.entry()
        if entry is not None and entry.puzzle is not None:
            QApplication.clipboard().setText(to_code(entry.puzzle))
            self._told(tr("The code of the puzzle is on the clipboard."))

    def paste(self) -> None:
        """Save the puzzle whose code or text is on the clipboard."""
        text = QApplication.clipboard().text().strip()

        def action() -> Path:
            puzzle = from_code(text) if text.startswith(CODE) else parse_puzzle(text, source=tr("The text"))
            return self.store.save(puzzle)

        self._try(action)

    def ask_import(self) -> None:
        """Choose a .lua file to import."""
        dialog = QFileDialog(self, tr("Import a puzzle"), self.settings.last_folder, "Lua (*.lua)")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._open_files(dialog)

    def ask_import_folder(self) -> None:
        """Choose a folder whose .lua files are imported."""
        dialog = QFileDialog(self, tr("Import a folder of puzzles"), self.settings.last_folder)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        self._open_files(dialog)

    def _open_files(self, dialog: QFileDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.import_from(Path(name)))
        dialog.open()

    def import_from(self, path: Path) -> None:
        """Import a .lua file or a folder of them in a thread, and report."""
        self.importing.start(path, self.library.pool)

    def _imported(self, report: ImportReport) -> None:
        self.load(report.saved[0] if report.saved else None)

    # --- widget ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write all words anew."""
        self._back.setText(tr("‹ Back"))
        self._title.setText(tr("Practice"))
        texts: tuple[tuple[QPushButton, str, str], ...] = (
            (self.hand_button, tr("Hand test…"), tr("A Deck against an opponent that does nothing")),
            (self.both_button, tr("Both sides…"), tr("A duel in which you play both sides")),
            (self.new_button, tr("New"), tr("Build a position on an empty table")),
            (self.paste_button, tr("Paste"), tr("Take the puzzle whose code or text is on the clipboard")),
            (self.import_button, tr("Import .lua…"), tr("Import a puzzle of EDOPro or YGOPro")),
            (self.folder_button, tr("Folder…"), tr("Import a whole folder of .lua puzzles")),
            (self.undo_button, tr("Undo"), "Ctrl+Z"),
            (self.play_button, tr("Play it"), ""),
            (self.edit_button, tr("Edit"), ""),
            (self.copy_button, tr("Duplicate"), ""),
            (self.rename_button, tr("Rename"), tr("Rename or move puzzle") + " (F2)"),
            (self.code_button, tr("Copy code"), tr("Put the code of this puzzle on the clipboard")),
            (self.delete_button, tr("Delete"), tr("Del")),
        )
        for made, text, tip in texts:
            made.setText(text)
            made.setToolTip(tip)
        self.filter.setPlaceholderText(tr("Search your puzzles"))
        self.filter.setAccessibleName(tr("Search your puzzles"))
        self.tree.setAccessibleName(tr("Puzzles"))
        self._against.setText(tr("Opponent"))
        self.opponent.set_labels([tr("Does nothing"), tr("AI"), tr("You")])
        self.opponent.setAccessibleName(tr("Opponent"))
        self.load()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange) and hasattr(self, "tree"):
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; F2 renames, Delete deletes."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.back.emit()
        elif key == Qt.Key.Key_F2:
            self.rename()
        elif key == Qt.Key.Key_Delete and self.tree.hasFocus():
            self.delete()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """The folder as it is now."""
        super().showEvent(event)
        self.load()
        self.tree.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture takes the room there is."""
        super().resizeEvent(event)
        self._show_picture()
