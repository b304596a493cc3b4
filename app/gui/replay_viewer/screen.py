"""The replay viewer: inspector, table over the transport bar, lines, Chain and log."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from app.controller.log_lines import LogLine
from app.controller.replay_player import ReplayPlayer
from app.data import paths
from app.data.errors import DataError
from app.data.library import CardLibrary
from app.data.record import MAIN_LINE
from app.data.settings import Settings
from app.engine.view import CardView
from app.gui.board.clock import AnimationClock
from app.gui.board.sizes import scaled
from app.gui.faces.renderer import FaceRenderer
from app.gui.i18n import language, told, tr
from app.gui.panels.chain import ChainPanel
from app.gui.panels.inspector import CardInspector
from app.gui.replay_viewer.changes import Changes
from app.gui.replay_viewer.dialogs import PlayDialog
from app.gui.replay_viewer.document import ReplayDocument
from app.gui.replay_viewer.exporting import Exporter
from app.gui.replay_viewer.keys import key_action
from app.gui.replay_viewer.layout import ViewerGeometry
from app.gui.replay_viewer.lines_panel import LinesPanel
from app.gui.replay_viewer.log import Moment, ReplayLog, told_lines
from app.gui.replay_viewer.playback import Playback
from app.gui.replay_viewer.table import ReplayTable
from app.gui.replay_viewer.timeline import Track
from app.gui.replay_viewer.transport import TransportBar
from app.gui.replay_viewer.words import about_words, place_words, verdict
from app.gui.table.toast import Toast
from app.gui.wording import Wording

#: Milliseconds after which the log follows while the playhead is dragged.
_LOG_DELAY: Final = 40
#: Height of a window, in pixels at scale 1, under which the transport bar takes less room.
_LOW: Final = 760


class ReplayScreen(QWidget):
    """Watches ``document``. ``finished`` asks to leave, ``play_wanted`` carries a :class:`PlayFromHere`."""

    finished = Signal()
    play_wanted = Signal(object)

    def __init__(
        self,
        library: CardLibrary,
        settings: Settings,
        document: ReplayDocument,
        seat: int = 0,
        parent: QWidget | None = None,
        *,
        decks: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(parent)
        #: What both decks are called, "" for unknown.
        self.decks = decks
        self.library = library
        self.settings = settings
        self.document = document
        self.setProperty("role", "screen")
        self.setObjectName("replay-screen")
        self.words = Wording(library, settings.card_names_language)
        pics = paths.pics_dir()
        self.faces = FaceRenderer(library, settings.card_names_language, pics if pics.is_dir() else None)
        self.clock = AnimationClock(self, settings.animation_speed)
        self._stories: dict[tuple[int, bool], list[tuple[Moment, LogLine]]] = {}
        self._first_lines: dict[int, str] = {}
        self._log_timer = QTimer(self)
        self._log_timer.setSingleShot(True)
        self._log_timer.timeout.connect(self._follow_log)
        self._dialog: QDialog | None = None
        self._inspecting = False
        self._build_panels()
        self.table = self._make_table(seat)
        self.playback = Playback(self.player, self.table, seat, self)
        self.playback.moving = settings.animation_speed > 0
        self.exporter = Exporter(self)
        self.changes = Changes(self)
        self._connect()
        self.retranslate()
        self.show_line()

    @property
    def player(self) -> ReplayPlayer:
        """The line that is shown."""
        return self.document.player

    @property
    def seat(self) -> int:
        """Whose side lies at the bottom."""
        return self.playback.seat

    # --- building ---------------------------------------------------------------------------------

    def _build_panels(self) -> None:
        self.inspector = CardInspector(self.library, self.faces, self.settings.card_names_language, self)
        self.bar = TransportBar(self)
        self.side = QFrame(self)
        self.side.setProperty("role", "side")
        column = QVBoxLayout(self.side)
        column.setContentsMargins(14, 16, 14, 14)
        column.setSpacing(8)
        self.lines_heading = self._heading()
        self.lines = LinesPanel(self.side)
        self.chain = ChainPanel(self.side)
        self.log_heading = self._heading()
        self.log = ReplayLog(self.side)
        for widget in (self.lines_heading, self.lines, self.chain, self.log_heading):
            column.addWidget(widget)
            if widget in (self.lines, self.chain):
                column.addSpacing(6)
        column.addWidget(self.log, 1)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.back_button = QPushButton(self.side)
        self.back_button.setObjectName("replay-leave")
        self.verify_button = QPushButton(self.side)
        self.verify_button.setObjectName("replay-verify")
        for button in (self.back_button, self.verify_button):
            button.setProperty("compact", True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button, 1)
        column.addLayout(row)
        self.toast = Toast(self)

    def _heading(self) -> QLabel:
        made = QLabel(self.side)
        made.setProperty("role", "section")
        return made

    def _geometry(self, seat: int, opened: bool) -> ViewerGeometry:
        width, height = max(1, self.width()), max(1, self.height())
        rules = self.player.view(0, seat).rules
        self.bar.set_low(height < scaled(_LOW))
        # The bar's rows wrap nothing: its height does not depend on its width.
        foot = self.bar.wanted_height()
        return ViewerGeometry(width, height, rules, seat, foot, opened)

    def _make_table(self, seat: int) -> ReplayTable:
        view = self.player.view(0, seat)
        players = self.player.record.names
        geometry = self._geometry(seat, False)
        table = ReplayTable(
            self, self.faces, self.words, self.clock, geometry, view, players, self.chain, self.log
        )
        table.card_shown.connect(self._inspect)
        table.board.setAccessibleName(tr("Duel table"))
        return table

    def _connect(self) -> None:
        bar, playback = self.bar, self.playback
        bar.wanted.connect(self.do)
        bar.speed_changed.connect(playback.set_speed)
        bar.timeline.sought.connect(playback.seek)
        bar.timeline.describe = self.describe
        bar.finder.searched.connect(self._search)
        bar.finder.chosen.connect(self._go_to)
        bar.finder.note_wanted.connect(self.write_note)
        bar.finder.left.connect(lambda: self.table.board.setFocus())
        playback.moved.connect(self._moved)
        playback.told.connect(self._follow_log)
        playback.playing_changed.connect(bar.show_playing)
        self.lines.opened.connect(self.open_line)
        self.lines.rename_wanted.connect(self.changes.rename_line)
        self.lines.delete_wanted.connect(self.changes.delete_line)
        self.log.card_wanted.connect(self._inspect)
        self.log.step_wanted.connect(self._go_to)
        self.chain.card_wanted.connect(self._inspect)
        self.back_button.clicked.connect(self.finished)
        self.verify_button.clicked.connect(self.verify)
        for browser in self.findChildren(QTextBrowser):
            browser.installEventFilter(self)

    # --- keys and buttons -------------------------------------------------------------------------

    def _actions(self) -> dict[str, Callable[[], None]]:
        playback = self.playback
        return {
            "play": playback.toggle,
            "step-on": playback.step_on,
            "step-back": playback.step_back,
            "event-on": playback.event_on,
            "event-back": playback.event_back,
            "turn-on": playback.turn_on,
            "turn-back": playback.turn_back,
            "mark-on": lambda: self._go_to_mark(1),
            "mark-back": lambda: self._go_to_mark(-1),
            "swap": self.switch_side,
            "eye": self.switch_hands,
            "note": self.write_note,
            "share": self.open_exports,
            "branch": self.play_from_here,
            "start": lambda: self._go_to(0),
            "end": lambda: self._go_to(self.player.steps),
            "find": self.search,
            "faster": lambda: self.bar.change_speed(1),
            "slower": lambda: self.bar.change_speed(-1),
            "found-on": lambda: self.bar.finder.go(1, self.playback.step),
            "found-back": lambda: self.bar.finder.go(-1, self.playback.step),
            "verify": self.verify,
            "leave": self.finished.emit,
        }

    def do(self, name: str) -> None:
        """Carry out what a button or key of this name stands for."""
        self._actions()[name]()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """One set of keys, wherever the focus is (see the tips of the buttons)."""
        name = key_action(event)
        if name:
            self.do(name)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The viewer's keys also work while a text has the focus."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and key_action(event):
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    # --- the moment -------------------------------------------------------------------------------

    def show_line(self, step: int = 0) -> None:
        """Another line of the duel is shown: everything that is about the whole of it."""
        self._stories.clear()
        self._show_track()
        self._show_story()
        self.lines.show_lines(self.document.lines, self.document.number, self.seat)
        self.bar.show_about(self.about())
        self.playback.take_player(self.player, step)
        self._search(self.bar.finder.field.text())

    def _show_track(self) -> None:
        player = self.player
        marks = player.marks()
        shown = [(mark.step, mark.kind) for mark in marks if mark.kind != "turn"]
        shown += [
            (line.step, "branch")
            for line in self.document.lines
            if line.number != MAIN_LINE and line.parent == self.document.number
        ]
        turns = tuple((mark.step, mark.value, mark.player) for mark in marks if mark.kind == "turn")
        track = Track(
            player.steps,
            turns,
            tuple(shown),
            tuple(player.lp_curve()),
            tuple(player.card_curve()),
            player.density,
        )
        self.bar.timeline.show_track(track, self.seat)

    def _show_story(self) -> None:
        """The log as the seat at the bottom may read it."""
        key = (self.seat, self.playback.reveal)
        if key not in self._stories:
            self._stories[key] = told_lines(self.player, self.words, *key)
        story = self._stories[key]
        self._first_lines = {}
        for (step, _), line in story:
            self._first_lines.setdefault(step, line.text)
        self.log.show_story(story, self.seat)

    def describe(self, step: int) -> str:
        """A moment in words, with the first line of the log that tells what led to it."""
        told = self._first_lines.get(step, "")
        return f"{self.place(step)}\n{told}" if told else self.place(step)

    def place(self, step: int) -> str:
        """A moment in words: turn, phase, step."""
        return place_words(self.player, step, self.words)

    def about(self, *, both: bool = True) -> str:
        """What duel this is: players, decks, rules, result. Without ``both`` only the viewer's own deck."""
        own = (self.decks[0], "") if self.seat == 0 else ("", self.decks[1])
        return about_words(self.player.record, self.seat, self.decks if both else own)

    def _moved(self) -> None:
        playback, player = self.playback, self.player
        self.bar.timeline.show_step(playback.step)
        names = player.record.names
        sides = self.table.scene.view.sides if self.table.scene.view is not None else ()
        lp = tuple(f"{names[n]} {side.lp}" for n, side in enumerate(sides))
        self.bar.show_place(self.place(playback.step), (lp[0], lp[1]), self.seat)
        at_start = playback.step == 0 and not playback.shown
        ends = {"turn-back": at_start, "step-back": at_start, "event-back": at_start}
        ends |= dict.fromkeys(("turn-on", "step-on", "event-on"), playback.at_end)
        ends["branch"] = playback.at_end and player.record.winner is not None
        self.bar.allow(lambda name: not ends.get(name, False))
        note = player.note_at(playback.step)
        self.bar.finder.show_note(note.text if note is not None else "")
        self._refresh_card()
        if self.bar.timeline.isSliderDown():
            self._log_timer.start(_LOG_DELAY)
        else:
            self._follow_log()

    def _follow_log(self) -> None:
        playback = self.playback
        if playback.shown:
            self.log.show_until(playback.step + 1, playback.shown)
        else:
            self.log.show_until(playback.step)

    def _go_to(self, step: int) -> None:
        self.playback.pause()
        self.playback.seek(step)

    def _go_to_mark(self, by: int) -> None:
        """To the next (1) or previous (-1) mark of the timeline, the end where there is none."""
        now = self.playback.step
        steps = sorted({step for step, _ in self.bar.timeline.track.marks})
        if by > 0:
            self._go_to(next((step for step in steps if step > now), self.player.steps))
        else:
            self._go_to(next((step for step in reversed(steps) if step < now), 0))

    # --- sides and hands --------------------------------------------------------------------------

    def switch_side(self) -> None:
        """See the duel from the other side."""
        old, playback = self.table, self.playback
        focused = old.board.hasFocus()
        old.director.clear()
        self.clock.skip()
        playback.seat = 1 - playback.seat
        self.table = self._make_table(playback.seat)
        old.close()
        playback.take_table(self.table)
        for widget in (self.table.board, *self.table.plates.values(), *self.table.phases.buttons.values()):
            widget.show()
        self._relayout()
        self.bar.timeline.show_track(self.bar.timeline.track, self.seat)
        self.lines.show_lines(self.document.lines, self.document.number, self.seat)
        self.bar.show_about(self.about())
        self._show_story()
        self._search(self.bar.finder.field.text())
        playback.refresh()
        if focused:
            self.table.board.setFocus()

    def switch_hands(self) -> None:
        """Show both hands and all Set cards, or hide them again."""
        self.playback.reveal = not self.playback.reveal
        self.bar.buttons["eye"].setChecked(self.playback.reveal)
        self._show_story()
        self._search(self.bar.finder.field.text())
        self._relayout()
        self.playback.refresh()

    # --- changes ----------------------------------------------------------------------------------

    def write_note(self) -> None:
        """Write, change or delete the note on this moment."""
        self.playback.pause()
        self.changes.write_note(self.playback.step)

    def show_changes(self) -> None:
        """A note or the name of a line has changed."""
        self.lines.show_lines(self.document.lines, self.document.number, self.seat)
        self._show_track()
        self._search(self.bar.finder.field.text())
        self._moved()

    # --- search -----------------------------------------------------------------------------------

    def search(self) -> None:
        """Put the cursor into the search field."""
        self.bar.finder.field.setFocus()
        self.bar.finder.field.selectAll()

    def _search(self, text: str) -> None:
        # Only what may be read in the log: with hidden hands the search must not give them away.
        reveal = self.playback.reveal
        found = self.player.search(text, self.words, self.seat, reveal) if text.strip() else []
        told = [(one.step, one.turn, one.sentence) for one in found]
        wanted = text.casefold().split()
        for note in self.player.notes if wanted else ():
            sentence = f"{tr('Note')}: {' '.join(note.text.split())}"
            if all(word in sentence.casefold() for word in wanted):
                told.append((note.step, self.player.turn_of(note.step), sentence))
        rows = [
            (step, tr("Turn {turn}").format(turn=turn) + f" · {sentence}")
            for step, turn, sentence in sorted(told, key=lambda one: one[0])
        ]
        self.bar.finder.show_found(rows)

    # --- lines ------------------------------------------------------------------------------------

    def open_line(self, number: int) -> None:
        """Watch line ``number``, from where it leaves its parent."""
        if number == self.document.number:
            return
        try:
            self.document.show_line(number)
        except (LookupError, DataError) as error:
            self.say(told(error))
            return
        line = next(line for line in self.document.lines if line.number == number)
        self.show_line(line.step)

    # --- play from here ---------------------------------------------------------------------------

    def play_from_here(self) -> None:
        """Ask how, then hand the position over."""
        if not self._is_own():
            return
        self.playback.pause()
        self.playback.refresh()
        step = self.playback.step
        if any(first <= step for first, _ in self.player.record.gaps):
            self.say(tr("Answers before this moment are lost, so that nobody can play on from it."))
            return
        name = tr("Line from step {step}").format(step=step)
        dialog = PlayDialog(self.place(step), self.player.record.names, self.seat, name, self)
        dialog.accepted.connect(lambda: self.play_wanted.emit(dialog.chosen(self.document.number, step)))
        self.open_dialog(dialog)

    def _is_own(self) -> bool:
        """Whether the duel can be played again here; says so where it cannot."""
        if self.document.foreign:
            self.say(tr("This duel was played in another program: it can be watched, but not played again."))
        return not self.document.foreign

    def branch_kept(self, number: int) -> None:
        """A line was played and kept: show the tree with it, and the moment where it leaves."""
        self.lines.show_lines(self.document.lines, self.document.number, self.seat)
        self._show_track()
        self.say(tr("The line was kept as a branch."), "legal")

    # --- exports and checks -----------------------------------------------------------------------

    def open_exports(self) -> None:
        """What the replay can be turned into."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setObjectName("export-menu")
        for text, action in self.exporter.choices():
            menu.addAction(text).triggered.connect(action)
        menu.addSeparator()
        menu.addAction(tr("Check by playing it again")).triggered.connect(self.verify)
        button = self.bar.buttons["share"]
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def verify(self) -> None:
        """Play the record again and say whether it comes out the same."""
        if not self._is_own():
            return
        QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            report = self.player.verify(self.library.pool)
        finally:
            QApplication.restoreOverrideCursor()
        # The report's own sentence says most, in English.
        said = report.message if language() == "en" else verdict(report, self.player.steps)
        parts = [said, *report.details[:3]]
        self.say("\n".join(parts), "legal" if report.ok else "target")
        if report.first_difference is not None:
            self._go_to(report.first_difference)

    # --- helpers ----------------------------------------------------------------------------------

    def say(self, sentence: str, role: str = "target") -> None:
        """A sentence over the table that goes by itself."""
        self.toast.say(sentence, self.table.geometry.message_rect().toAlignedRect(), role)

    def open_dialog(self, dialog: QDialog) -> None:
        """Open a dialog that throws itself away."""
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._dialog = dialog
        dialog.open()

    def _inspect(self, card: CardView | int) -> None:
        if card:
            self.inspector.show_card(card)

    def _refresh_card(self) -> None:
        """Something to read from the start: the first card of the hand at the bottom."""
        view = self.table.scene.view
        if not self.inspector.code and view is not None and view.me.hand:
            self.inspector.show_card(view.me.hand[0])

    def apply_settings(self) -> None:
        """Take over changed settings: speed, card names."""
        self.playback.moving = self.settings.animation_speed > 0
        self.playback.set_speed(self.bar.speed)
        self.words.names = self.settings.card_names_language
        self.faces.set_language(self.settings.card_names_language)
        self.inspector.set_names_language(self.settings.card_names_language)
        self._stories.clear()
        self._show_story()
        self._follow_log()
        self.table.scene.repaint_all()

    def retranslate(self) -> None:
        """Write all words in the current language."""
        self.lines_heading.setText(tr("LINES"))
        self.log_heading.setText(tr("DUEL LOG"))
        self.back_button.setText(tr("Back"))
        self.back_button.setToolTip(tr("Back to the replays (Esc)"))
        self.verify_button.setText(tr("Verify"))
        self.verify_button.setToolTip(tr("Play the record again and compare every step (V)"))
        self.table.board.setAccessibleName(tr("Duel table"))
        for part in (self.chain, self.log, self.lines, self.bar, self.table.phases, self.table.scene):
            part.retranslate()
        self.bar.show_about(self.about())

    def changeEvent(self, event: QEvent) -> None:
        """Language and theme change without a restart."""
        super().changeEvent(event)
        if not hasattr(self, "exporter"):
            return
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._stories.clear()
            self._show_story()
            self._moved()
        elif event.type() == QEvent.Type.StyleChange:
            self.table.scene.repaint_all()
            self.log.redraw()
            self.lines.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin at the first step, with a word on what cannot be shown."""
        super().showEvent(event)
        self._relayout()
        self.table.board.setFocus()
        if self.document.problem:
            self.say(told(self.document.problem))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is laid out anew."""
        super().resizeEvent(event)
        self._relayout()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop moving."""
        self.close_replay()
        super().closeEvent(event)

    def close_replay(self) -> None:
        """End all motion; call it before the screen is thrown away."""
        self._log_timer.stop()
        self.exporter.cancel()
        self.playback.close()

    def _relayout(self) -> None:
        if self.width() < 2 or self.height() < 2 or not hasattr(self, "exporter"):
            return
        geometry = self._geometry(self.seat, self.playback.reveal)
        self.inspector.setGeometry(geometry.inspector_rect().toAlignedRect())
        self.side.setGeometry(geometry.log_rect().toAlignedRect())
        self.bar.setGeometry(geometry.bar_rect().toAlignedRect())
        self.table.relayout(geometry)
        self.bar.raise_()
