"""The duel set-up screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.data.decks import Deck
from app.data.library import CardLibrary
from app.data.settings import Settings
from app.gui.duel_setup.deck_chooser import DeckChooser
from app.gui.duel_setup.decks import DeckEntry, find_decks
from app.gui.duel_setup.request import DuelRequest
from app.gui.duel_setup.rules_panel import RulesPanel
from app.gui.faces.renderer import FaceRenderer
from app.gui.i18n import tr
from app.gui.widgets.basic import button, label, rule


class DuelSetupScreen(QWidget):
    """Choose both decks and the rules. ``start`` carries a :class:`DuelRequest`, ``back`` leaves.

    Choices are kept in ``settings`` when a duel starts.
    """

    start = Signal(object)
    back = Signal()

    def __init__(
        self,
        library: CardLibrary,
        settings: Settings,
        faces: FaceRenderer,
        entries: list[DeckEntry] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("role", "screen")
        self._settings = settings
        found = find_decks(library) if entries is None else entries
        self.yours = DeckChooser(library, faces, found, opponent=False)
        self.theirs = DeckChooser(library, faces, found, opponent=True)
        self.panel = RulesPanel()
        self._title = label("title")
        self._back = button("quiet", self.back.emit)
        self._note = label("second", wrap=True)
        self.start_button = button("primary", self.try_start)
        self.start_button.setMinimumWidth(180)
        self._build()
        self._restore()
        for chooser in (self.yours, self.theirs):
            chooser.changed.connect(self._refresh)
            chooser.chosen.connect(self.try_start)
        self.panel.changed.connect(self._refresh)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            QShortcut(QKeySequence(keys), self, self.try_start)
        self.retranslate()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        body = QHBoxLayout()
        body.setSpacing(24)
        body.addWidget(self.yours, 5)
        body.addWidget(self.theirs, 5)
        body.addWidget(self.panel, 5)
        foot = QHBoxLayout()
        foot.setSpacing(16)
        foot.addWidget(self._note, 1)
        foot.addWidget(self.start_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(16)
        column.addLayout(head)
        column.addLayout(body, 1)
        column.addWidget(rule())
        column.addLayout(foot)

    def _restore(self) -> None:
        last = [*self._settings.last_decks[:2], "", ""]
        self.yours.folder = self.theirs.folder = self._settings.last_folder
        ready = [n for n, entry in enumerate(self.yours.model.entries) if not entry.problems] or [0]
        self.yours.choose(last[0], ready[0])
        self.theirs.choose(last[1], ready[-1])
        s = self._settings
        self.panel.set_choices(s.last_rules, s.last_first, s.last_ai, s.last_lp, s.last_length)

    def retranslate(self) -> None:
        """Write all words anew."""
        self._back.setText(tr("‹ Back"))
        self._title.setText(tr("New duel"))
        self.start_button.setText(tr("Start duel"))
        self.start_button.setToolTip(tr("Ctrl+Enter"))
        for part in (self.yours, self.theirs, self.panel):
            part.retranslate()
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def set_scale(self, scale: float) -> None:
        """Size of the painted rows; ``scale`` as in the style sheet."""
        for chooser in (self.yours, self.theirs):
            chooser.delegate.scale = scale
            chooser.view.scheduleDelayedItemsLayout()
        # Its least width is that of its words.
        self.panel.updateGeometry()

    def request(self) -> DuelRequest | None:
        """The duel as chosen now, or None while a deck is missing or has problems."""
        yours, theirs = self.yours.entry(), self.theirs.entry()
        if yours is None or theirs is None or yours.deck is None or theirs.deck is None:
            return None
        if yours.problems or theirs.problems:
            return None
        return DuelRequest(
            player_deck=yours.deck,
            opponent_deck=theirs.deck,
            rules=self.panel.rules_name(),
            first=self.panel.first_player(),
            ai=self.panel.ai_name(),
            lp=self.panel.lp.value(),
            seed=self.panel.seed_number(),
            match=self.panel.is_match(),
        )

    def take_deck(self, deck: Deck) -> None:
        """Choose ``deck`` as the player's, as it is now, saved or not."""
        self.yours.take_deck(deck)

    def play_both_sides(self) -> None:
        """Choose that the player plays both sides."""
        self.panel.choose_ai("human")

    def try_start(self) -> None:
        """Start the duel if it can be started, with the decks as their files are now."""
        self.yours.recheck()
        self.theirs.recheck()
        request = self.request()
        if request is None:
            return
        self.remember()
        self.start.emit(request)

    def remember(self) -> None:
        """Keep the choices in the settings."""
        s = self._settings
        s.last_decks = [str(entry.path) for entry in (self.yours.entry(), self.theirs.entry()) if entry]
        s.last_rules, s.last_first = self.panel.rules_name(), self.panel.first_name()
        s.last_ai, s.last_lp = self.panel.ai_name(), self.panel.lp.value()
        s.last_length = "match" if self.panel.is_match() else "single"
        s.last_folder = self.yours.folder or self.theirs.folder

    def _refresh(self) -> None:
        yours, theirs = self.yours.entry(), self.theirs.entry()
        if yours is None or theirs is None:
            note = tr("There is no deck yet. Open a .ydk file or put one into your decks folder.")
        elif yours.problems:
            note = tr("Your deck has problems; choose another one.")
        elif theirs.problems:
            note = tr("The opponent's deck has problems; choose another one.")
        else:
            note = tr("{yours} against {theirs}").format(yours=yours.name, theirs=theirs.name)
        self._note.setText(note)
        self.start_button.setEnabled(self.request() is not None)
