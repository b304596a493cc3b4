"""The deck builder in the main window: opening it, and going from it to a duel and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.data.decks import Deck
from app.gui.deck_builder.screen import DeckBuilderScreen
from app.gui.duel_setup.screen import DuelSetupScreen

if TYPE_CHECKING:
    from app.gui.main_window import MainWindow


class BuilderRoom:
    """Keeps the deck builder alive while ``window`` shows other screens."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.screen = DeckBuilderScreen(window.library, window.settings, window.faces)
        self.screen.back.connect(self._left)
        self.screen.duel_wanted.connect(self.duel_with)
        self.screen.setup_wanted.connect(self.set_up_with)
        self.screen.hand_test.connect(self.test_hand_of)
        self.screen.library_changed.connect(window.home.retranslate)
        self.screen.inspector.rulings_wanted.connect(window.open_rulings)
        self.screen.library_changed.connect(self._tell_practice)
        self.screen.settings_changed.connect(window.save)

    def show(self) -> None:
        """Show the builder as it was left."""
        self._window.stack.show_screen(self.screen)

    def _tell_practice(self) -> None:
        if self._window.practice is not None:
            self._window.practice.library_changed()

    def _left(self) -> None:
        self._window.save()
        self._window.show_home()

    def duel_with(self, deck: Deck) -> None:
        """A duel against the last opponent at once; the set-up where something is missing for it."""
        window = self._window
        setup = self._set_up(deck)
        request = setup.request()
        setup.deleteLater()
        if request is None:
            self.set_up_with(deck)
            return
        setup.remember()
        window.return_to = self.screen
        window.start_duel(request)

    def _set_up(self, deck: Deck) -> DuelSetupScreen:
        """A set-up (not shown) with ``deck`` as the player's."""
        window = self._window
        window.settings.last_rules = self._rules()
        setup = DuelSetupScreen(window.library, window.settings, window.faces)
        setup.take_deck(deck)
        return setup

    def set_up_with(self, deck: Deck) -> None:
        """The duel set-up with ``deck`` chosen; back from it leads here."""
        window = self._window
        window.settings.last_rules = self._rules()
        window.show_setup()
        if window.setup is not None:
            window.setup.take_deck(deck)
            window.setup.back.disconnect(window.show_home)
            window.setup.back.connect(self.show)

    def test_hand_of(self, deck: Deck) -> None:
        """A hand test by the rules the deck is checked by; its end leads back here."""
        self._window.settings.last_rules = self._rules()
        self._window.practice_room().hand_test(deck)

    def _rules(self) -> str:
        """The rules to play by: those of the check, or the ones played last."""
        settings = self._window.settings
        return settings.builder_rules or settings.last_rules

    @property
    def unsaved(self) -> bool:
        """Whether the deck has changes that no file holds."""
        return self.screen.files.has_unsaved()

    def ask_to_leave(self, then: Callable[[], None]) -> None:
        """Ask what becomes of unsaved changes, then do ``then`` (unless the player stays)."""
        self.show()
        self.screen.files.leave(then)

    def apply_settings(self) -> None:
        """Follow the settings."""
        self.screen.apply_settings()

    def close(self) -> None:
        """Keep what is open and end what runs, before the window closes."""
        self.screen.stop_jobs()
