"""Practice in the main window: the list, the editor, hand tests, duels that are resumed."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from app.controller.live import LiveDuel
from app.controller.practice import both_sides, hand_test, puzzle_duel
from app.controller.practice_position import PositionError
from app.controller.session import RunningDuel
from app.data.carddb import Catalog
from app.data.decks import Deck
from app.data.errors import DataError
from app.data.puzzle_file import Puzzle
from app.data.puzzle_store import PuzzleStore
from app.data.saved_duel import Unfinished
from app.engine.errors import EngineError
from app.gui.deck_builder.catalog_job import CatalogJob
from app.gui.duel_setup.request import DuelRequest
from app.gui.i18n import told, tr
from app.gui.practice.choose_deck import DeckDialog
from app.gui.practice.dialogs import HandTestDialog, LeaveDialog
from app.gui.practice.draft import Draft, DraftDialog, drop_draft, load_draft, saved_puzzle
from app.gui.practice.editor_screen import EditorScreen
from app.gui.practice.list_screen import PuzzleListScreen
from app.gui.practice.resume_job import SHORT, ResumeJob, leave
from app.gui.replay_viewer.document import ReplayDocument
from app.gui.table.duel_screen import DuelScreen
from app.gui.table.opening import Opening, saved_duel
from app.gui.table.start import RecordedDuel, single_setup

if TYPE_CHECKING:
    from app.gui.main_window import MainWindow


class PracticeRoom:
    """Owns the two screens of ``window``'s stack that are about practice. ``say`` tells a sentence."""

    def __init__(self, window: MainWindow, say: Callable[[str], None]) -> None:
        self.window = window
        self._say = say
        self.store = PuzzleStore()
        self.list = PuzzleListScreen(window.library, window.settings, window.faces, self.store)
        self.list.back.connect(window.show_home)
        self.list.play_wanted.connect(self.play)
        self.list.edit_wanted.connect(self.edit)
        self.list.hand_test_wanted.connect(self.choose_deck)
        self.list.both_sides_wanted.connect(self._set_up_both)
        self.editor: EditorScreen | None = None
        self._catalog: Catalog | None = None
        self._job: CatalogJob | None = None
        self._resuming: ResumeJob | None = None
        self._draft_offered = False

    # --- screens -----------------------------------------------------------------------------------

    def show(self) -> None:
        """The list of puzzles; the first time, what was not saved when the program ended is offered."""
        self.window.stack.show_screen(self.list)
        if not self._draft_offered:
            self._offer_draft(lambda: None)

    def edit(self, puzzle: Puzzle | None, then: Callable[[], None] = lambda: None) -> None:
        """The position editor with ``puzzle``, or an empty table; asks about unsaved changes first.

        ``then`` is called once the editor is open.
        """

        def opened() -> None:
            # What else is edited now would take the place of an older draft.
            self._offer_draft(lambda: self._open_editor(puzzle, then), then)

        self.ask_to_leave(opened)

    def _offer_draft(self, otherwise: Callable[[], None], opened: Callable[[], None] = lambda: None) -> None:
        """Offer the unsaved position that a broken off program left, then call ``opened``.

        ``otherwise`` is called when there is none or it is discarded.
        """
        # While the editor is open the draft is its own.
        draft = load_draft() if self.editor is None else None
        if draft is None:
            otherwise()
            return
        self._draft_offered = True
        kept = draft
        dialog = DraftDialog(kept, self.window.stack.currentWidget() or self.window)

        def answered(choice: int) -> None:
            if choice == DraftDialog.GO_ON:
                self._open_draft(kept, opened)
            elif choice == DraftDialog.DISCARD:
                drop_draft()
                otherwise()

        dialog.finished.connect(answered)
        dialog.open()

    def _open_draft(self, draft: Draft, then: Callable[[], None]) -> None:
        """The editor with an unsaved position; undo leads back to what its file holds."""
        saved = saved_puzzle(draft.puzzle)
        self._open_editor(saved, lambda: None)
        if self.editor is None and saved is not None:  # the file holds no position any more
            self._open_editor(None, lambda: None)
        if self.editor is not None:
            self.editor.editor.replace_all(draft.puzzle)
            then()

    def _open_editor(self, puzzle: Puzzle | None, then: Callable[[], None]) -> None:
        window = self.window
        try:
            screen = EditorScreen(window.library, window.settings, window.faces, self.store, puzzle)
        except PositionError as error:
            self._say(told(error))
            return
        old, self.editor = self.editor, screen
        self._give_catalog()
        screen.back.connect(lambda: self.ask_to_leave(self._close_editor))
        screen.play_wanted.connect(self.play)
        screen.inspector.rulings_wanted.connect(window.open_rulings)
        window.stack.show_screen(screen)
        self._throw_away(old)
        then()

    def library_changed(self) -> None:
        """Cards were imported: the editor's search and its catalogue follow."""
        if self._job is not None:
            self._job.stop()
            self._job.wait()
            self._job = None
        old, self._catalog = self._catalog, None
        if self.editor is not None:
            self.editor.library_changed()
            self._give_catalog()
        if old is not None:
            old.close()

    def _give_catalog(self) -> None:
        """Let the editor search in the catalogue; it is opened in a thread when it is first needed."""
        if self._catalog is not None and self.editor is not None:
            self.editor.search.use(self._catalog)
        elif self._job is None:
            self._job = CatalogJob(self.window.library, self.window.settings, self.window)
            self._job.opened.connect(self._opened)
            self._job.failed.connect(self._say)
            self._job.start()

    def _opened(self, catalog: Catalog) -> None:
        if self._job is None:  # it comes too late
            catalog.close()
            return
        old, self._catalog = self._catalog, catalog
        self._give_catalog()
        if old is not None:  # one of before an import of cards, that was on its way
            old.close()

    def _close_editor(self) -> None:
        old, self.editor = self.editor, None
        self.show()
        self._throw_away(old)

    def _throw_away(self, screen: EditorScreen | None) -> None:
        if screen is None:
            return
        if self.window.return_to is screen:
            self.window.return_to = self.list
        self.window.stack.removeWidget(screen)
        screen.deleteLater()

    @property
    def unsaved(self) -> bool:
        """Whether the editor has changes that no file holds."""
        return self.editor is not None and self.editor.unsaved

    def ask_to_leave(self, then: Callable[[], None]) -> None:
        """Do ``then``; before, ask what becomes of unsaved changes, and do nothing if the player stays."""
        editor = self.editor
        if editor is None or not editor.unsaved:
            then()
            return
        self.window.stack.show_screen(editor)
        dialog = LeaveDialog(editor)

        def answered(choice: int) -> None:
            if choice == LeaveDialog.SAVE:
                editor.save_then(then)
            elif choice == LeaveDialog.DISCARD:
                editor.discard()
                then()

        dialog.finished.connect(answered)
        dialog.open()

    # --- duels -------------------------------------------------------------------------------------

    def _open(self, live: LiveDuel, again: Callable[[], LiveDuel] | None = None) -> DuelScreen | None:
        """The table with ``live``; leaving it leads back to what is shown now."""
        window = self.window
        back = window.stack.currentWidget()
        table = window.open_table(lambda: DuelScreen(window.library, window.settings, None, live=live))
        if table is not None:
            table.again = again
            window.return_to = back
        return table

    def play(self, puzzle: Puzzle, opponent: str) -> None:
        """Play a puzzle or position."""
        foe = tr("Opponent")
        try:
            live = puzzle_duel(puzzle, (self.window.settings.player_name, foe), opponent)
        except EngineError as error:
            self._say(told(error))
            return
        table = self._open(live)
        if table is not None and puzzle.note:
            area = table.table_geometry.message_rect().toAlignedRect()
            table.toast.say(puzzle.note, area, "acting")

    def choose_deck(self) -> None:
        """A hand test from the list: choose the Deck first."""
        window = self.window
        dialog = DeckDialog(window.library, window.settings, window.faces, self.list)
        dialog.deck_chosen.connect(self.hand_test)
        dialog.open()

    def hand_test(self, deck: Deck) -> None:
        """Ask how to test ``deck``, then do it; the end leads back to what is shown now."""
        window = self.window
        rules = window.settings.last_rules
        dialog = HandTestDialog(deck, window.library, window.settings.card_names_language, rules, window)
        dialog.accepted.connect(lambda: self._start_hand_test(dialog))
        dialog.open()

    def _start_hand_test(self, dialog: HandTestDialog) -> None:
        window = self.window
        deck, first, rules, stack = (
            dialog.deck,
            dialog.first.value() is True,
            dialog.rules.value(),
            dialog.stack,
        )

        def make() -> LiveDuel:
            names = (window.settings.player_name, tr("Nobody"))
            seed = secrets.randbits(48)
            return hand_test(deck, window.library.pool, str(rules), first, names, seed, stack)

        try:
            live = make()
        except EngineError as error:
            self._say(told(error))
            return
        self._open(live, make)

    def _set_up_both(self) -> None:
        """Both sides by hand: the duel set-up, with nobody as the opponent."""
        window = self.window
        window.show_setup()
        if window.setup is not None:
            window.setup.play_both_sides()
            window.setup.back.disconnect(window.show_home)
            window.setup.back.connect(self.show)

    def both_sides(self, request: DuelRequest) -> None:
        """A duel of the set-up that the player plays on both sides."""
        names = (request.player_deck.name, request.opponent_deck.name)

        def make() -> LiveDuel:
            return both_sides(single_setup(request), names)

        self._open(make(), make)

    # --- resuming ----------------------------------------------------------------------------------

    def resume(self, saved: Unfinished) -> None:
        """Go on with an unfinished duel; a long one takes a moment, in which the window stays alive."""
        if self._resuming is not None:
            return
        window = self.window
        if len(saved.responses) <= SHORT:
            try:
                opening = saved_duel(window.library, window.settings, saved)
            except (DataError, EngineError) as error:
                self._not_resumed(told(error))
                return
            self._resumed(opening)
            return
        job = self._resuming = ResumeJob(window.library, window.settings, saved, window)
        job.opened.connect(self._resumed)
        job.failed.connect(self._not_resumed)
        job.ended.connect(self._resuming_ended)
        job.start()

    def _resuming_ended(self) -> None:
        job, self._resuming = self._resuming, None
        if job is not None:
            job.deleteLater()

    def _not_resumed(self, sentence: str) -> None:
        self.window.home.refresh_unfinished()
        self._say(sentence)

    def _resumed(self, opening: Opening) -> None:
        """Show a duel that goes on; what was played from a replay becomes a line of it again."""
        window = self.window
        table = window.open_table(lambda: DuelScreen(window.library, window.settings, None, opening=opening))
        if table is None:
            leave(opening)
            return
        window.return_to = window.home
        live = table.live
        if live is not None and live.origin is not None and live.origin.path:
            origin = live.origin
            branch = (origin.line - 1, origin.name)
            path = Path(origin.path)
            table.ending.on_left = lambda duel: self._keep(path, branch, duel)

    def _keep(self, path: Path, branch: tuple[int, str], duel: RunningDuel) -> Path | None:
        """Keep a duel that began in the replay ``path`` as a line of it."""
        if not isinstance(duel, RecordedDuel):
            return None
        try:
            document = ReplayDocument.open(path, self.window.library.pool)
            document.add_branch(duel.branch(*branch))
        except (DataError, LookupError) as error:
            self._say(told(error))
            return None
        duel.drop()
        return document.path

    def close(self) -> None:
        """The window closes: end what runs."""
        if self.editor is not None:
            self.editor.drafts.keep()
        self.list.importing.stop()
        if self._resuming is not None:
            self._resuming.wait()
        if self._job is not None:
            self._job.stop()
            self._job.wait()
            self._job = None
        if self._catalog is not None:
            self._catalog.close()
            self._catalog = None

    # --- the window --------------------------------------------------------------------------------

    def apply_settings(self) -> None:
        """Follow changed settings."""
        self.list.words.names = self.window.settings.card_names_language
        if self.editor is not None:
            self.editor.apply_settings()
