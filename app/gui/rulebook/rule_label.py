"""A label whose rulebook ids are links."""

from __future__ import annotations

import re
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from app.data.rulebook import ids_in
from app.gui import theme
from app.gui.rulebook.words import Wanted


class RuleLabel(QLabel):
    """Words with links to the entries they name; ``rulings_wanted`` carries a :class:`Wanted`.

    The keyboard reaches a link with Tab and opens it with Enter.
    """

    rulings_wanted = Signal(object)

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        #: Ids in the words.
        self.rules: tuple[str, ...] = ()
        self.setWordWrap(True)
        self.linkActivated.connect(self._open)
        self.set_words(text)

    def set_words(self, text: str) -> None:
        """Show ``text``, which is no HTML, with the ids in it as links."""
        self.rules = ids_in(text)
        if not self.rules:
            self.setTextFormat(Qt.TextFormat.PlainText)
            self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
            self.setText(text)
            self.setAccessibleName("")  # the words themselves
            return
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        pattern = re.compile("|".join(map(re.escape, self.rules)))
        role = theme.palette().legal
        html = pattern.sub(
            lambda match: f'<a href="{match[0]}" style="color:{role}">{match[0]}</a>', escape(text)
        )
        self.setText(html.replace("\n", "<br>"))
        self.setAccessibleName(text)

    def _open(self, rule: str) -> None:
        ids = tuple(dict.fromkeys((rule, *self.rules)))
        self.rulings_wanted.emit(Wanted(ids, len(ids)))
