"""The bar above the deck builder: deck, undo, save, list, rules, sharing, duel."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QPushButton, QWidget

from app.engine.rules import PRESETS
from app.gui.board.sizes import scaled
from app.gui.deck_builder.icons import icon, icon_size
from app.gui.deck_builder.workbench import Workbench
from app.gui.duel_setup.rules_panel import RULE_WORDS
from app.gui.i18n import tr
from app.gui.widgets.basic import button, label, plain_tip

_DECK_WIDTH: Final = 150
_LIST_WIDTH: Final = 140


class TopBar(QFrame):
    """Buttons in a row; each signal is a button's."""

    back_wanted = Signal()
    decks_wanted = Signal(QPoint)
    undo_wanted = Signal()
    redo_wanted = Signal()
    save_wanted = Signal()
    list_wanted = Signal(QPoint)
    rules_chosen = Signal(str)
    share_wanted = Signal(QPoint)
    hand_test_wanted = Signal()
    duel_wanted = Signal()
    setup_wanted = Signal()

    def __init__(self, bench: Workbench) -> None:
        super().__init__()
        self.setObjectName("builder-bar")
        self.setProperty("role", "bar")
        self._bench = bench
        self._narrow = False
        self.back = self._button("quiet", "builder-back", self.back_wanted.emit)
        self.title = label("heading")
        self.deck = self._button("", "builder-deck", self._on_deck)
        self.undo = self._button("", "builder-undo", self.undo_wanted.emit)
        self.redo = self._button("", "builder-redo", self.redo_wanted.emit)
        self.save = self._button("", "builder-save", self.save_wanted.emit)
        self.list = self._button("", "builder-list", self._on_list)
        self.rules = self._button("", "builder-rules", self._rules_menu)
        self.share = self._button("", "builder-share", self._on_share)
        self.hand_test = self._button("", "builder-hand-test", self.hand_test_wanted.emit)
        self.duel = self._button("primary", "builder-duel", self.duel_wanted.emit)
        self.setup = self._button("primary", "builder-setup", self.setup_wanted.emit)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 8, 12, 8)
        row.setSpacing(8)
        for widget in (self.back, self.title, self.deck, self.undo, self.redo, self.save):
            row.addWidget(widget)
        row.addStretch(1)
        for widget in (self.list, self.rules, self.share, self.hand_test, self.duel, self.setup):
            row.addWidget(widget)
        bench.changed.connect(self.refresh)
        bench.checked.connect(self.refresh)
        self.retranslate()

    def _button(self, role: str, name: str, clicked: Callable[[], object]) -> QPushButton:
        made = button(role, clicked)
        made.setObjectName(name)
        made.setProperty("tight", True)
        return made

    def _on_deck(self) -> None:
        self.decks_wanted.emit(self._below(self.deck))

    def _on_list(self) -> None:
        self.list_wanted.emit(self._below(self.list))

    def _on_share(self) -> None:
        self.share_wanted.emit(self._below(self.share))

    def _below(self, widget: QWidget) -> QPoint:
        return widget.mapToGlobal(QPoint(0, widget.height() + 6))

    def set_narrow(self, narrow: bool) -> None:
        """In a small window words give way."""
        self._narrow = narrow
        self.title.setVisible(not narrow)
        self.retranslate()

    def retranslate(self) -> None:
        """Write all words anew."""
        self.back.setText("‹" if self._narrow else tr("‹ Back"))
        self.back.setToolTip(tr("Back") + " (Esc)")
        self.back.setAccessibleName(tr("Back"))
        self.title.setText(tr("Deck builder"))
        for made, name in ((self.undo, "undo"), (self.redo, "redo")):
            made.setIcon(icon(name))
            made.setIconSize(icon_size())
        self.undo.setToolTip(tr("Undo") + " (Ctrl+Z)")
        self.undo.setAccessibleName(tr("Undo"))
        self.redo.setToolTip(tr("Redo") + " (Ctrl+Y)")
        self.redo.setAccessibleName(tr("Redo"))
        self.save.setText(tr("Save"))
        self.save.setToolTip(tr("Save") + " (Ctrl+S)")
        self.share.setText((tr("Share") if self._narrow else tr("Import and export")) + " ▾")
        self.share.setAccessibleName(tr("Import and export"))
        self.hand_test.setText(tr("Hand test"))
        self.hand_test.setToolTip(tr("Play your opening turn against nobody"))
        self.duel.setText(tr("Duel") if self._narrow else tr("Duel with this deck"))
        self.duel.setAccessibleName(tr("Duel with this deck"))
        self.duel.setToolTip(tr("Against the last opponent, at once") + " (Ctrl+Enter)")
        self.setup.setText("▾")
        self.setup.setToolTip(tr("Choose the opponent first"))
        self.setup.setAccessibleName(tr("Choose the opponent first"))
        self.refresh()

    def refresh(self) -> None:
        """Names and states of the buttons."""
        editor = self._bench.editor
        mark = " •" if editor.dirty else ""
        name = self._short(editor.name, scaled(_DECK_WIDTH))
        self.deck.setText(f"{name}{mark} ▾")
        state = tr("not saved yet") if editor.dirty else tr("saved")
        self.deck.setToolTip(plain_tip(f"{editor.name}: {state}"))
        self.deck.setAccessibleName(f"{tr('Deck')}: {editor.name}, {state}")
        self.undo.setEnabled(editor.can_undo)
        self.redo.setEnabled(editor.can_redo)
        self.save.setEnabled(editor.dirty or editor.path is None)
        chosen = self._bench.banlist
        listed = chosen.name if chosen is not None else tr("No list") if self._narrow else tr("none")
        width = scaled(90 if self._narrow else _LIST_WIDTH)
        text = self._short(listed, width)
        self.list.setText(f"{text} ▾" if self._narrow else f"{tr('List: {list}').format(list=text)} ▾")
        self.list.setToolTip(tr("Forbidden/Limited list: {list}").format(list=listed))
        self.list.setAccessibleName(self.list.toolTip())
        rules = self._bench.rules
        words = tr(RULE_WORDS[rules][0]) if rules else tr("any era")
        short = (rules.upper() or tr("any era")) if self._narrow else words.partition("(")[0].strip()
        self.rules.setText(f"{short} ▾")
        self.rules.setToolTip(tr("Rules: {rules}").format(rules=words))
        self.rules.setAccessibleName(self.rules.toolTip())
        self.duel.setEnabled(bool(editor.main))
        self.setup.setEnabled(bool(editor.main))
        self.hand_test.setEnabled(bool(editor.main))

    def _short(self, text: str, width: int) -> str:
        return QFontMetrics(self.font()).elidedText(text, Qt.TextElideMode.ElideRight, width)

    def _rules_menu(self) -> None:
        self.rules_menu().popup(self._below(self.rules))

    def rules_menu(self) -> QMenu:
        """The choice of rules."""
        menu = QMenu(self)
        menu.setObjectName("rules-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in (*reversed(PRESETS), ""):
            text = tr(RULE_WORDS[name][0]) if name else tr("Cards of any era")
            action = menu.addAction(text, partial(self.rules_chosen.emit, name))
            action.setCheckable(True)
            action.setChecked(name == self._bench.rules)
        return menu
