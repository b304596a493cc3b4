"""The common frame of all prompts: title, sentence, body, hints and buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.controller.prompts import PromptModel
from app.engine.decisions import Response
from app.gui.board.pictures import Pictures
from app.gui.board.sizes import scaled
from app.gui.rulebook.rule_label import RuleLabel


class PromptBox(QFrame):
    """Base of prompts. ``answered`` carries the response, ``hovered`` a card's passcode.

    ``changed`` says that picks changed, so that the board can show them. Enter gives the likely
    answer, Esc the empty one where there is one.
    """

    answered = Signal(tuple)
    hovered = Signal(int)
    changed = Signal()
    #: Entries of the rulebook (``Wanted``) that the hint names and the player wants to read.
    rulings_wanted = Signal(object)

    def __init__(self, model: PromptModel, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.pictures = pictures
        self._given = False
        self.setProperty("role", "raised")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setObjectName("prompt")
        self.setAccessibleName(f"{model.title}. {model.sentence}")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(scaled(18), scaled(14), scaled(18), scaled(14))
        self._layout.setSpacing(8)
        self.title = self._label(model.title, "heading")
        self.sentence = self._label(model.sentence, "second")
        self._layout.addWidget(self.title)
        self._layout.addWidget(self.sentence)
        self.body = QVBoxLayout()
        self.body.setSpacing(8)
        self._layout.addLayout(self.body)
        self._footer = QHBoxLayout()
        self._footer.setSpacing(8)
        self.hint = RuleLabel(model.detail, self)
        self.hint.setProperty("role", "small")
        self.hint.setVisible(bool(model.detail))
        self.hint.rulings_wanted.connect(self.rulings_wanted)
        self._footer.addWidget(self.hint, 8)
        self._footer.addStretch(1)
        self._layout.addLayout(self._footer)
        self.cancel_button: QPushButton | None = None
        self.confirm_button: QPushButton | None = None
        self.fill()
        if model.cancel:
            self.cancel_button = self.add_button(model.cancel, self.cancel_key, "", self.cancel)
            self.cancel_button.setObjectName("prompt-cancel")
        self.finish()

    # --- for the kinds of prompt -----------------------------------------------------------

    @property
    def cancel_key(self) -> str:
        """The key named on the button of the empty answer."""
        return "Esc"

    def fill(self) -> None:
        """Put the kind's own widgets into ``body``."""

    def finish(self) -> None:
        """Add the buttons at the right of the cancel button."""

    def pick(self, key: int) -> bool:
        """A card or zone of the board was clicked; False if it is none of this prompt's."""
        return False

    @property
    def picked(self) -> frozenset[int]:
        """Keys chosen so far."""
        return frozenset()

    @property
    def pickable(self) -> frozenset[int]:
        """Keys that glow on the board."""
        return self.model.keys if self.model.board else frozenset()

    def confirm(self) -> None:
        """Enter: the likely answer."""
        if self.confirm_button is not None and self.confirm_button.isEnabled():
            self.confirm_button.click()

    def cancel(self) -> None:
        """Esc: the empty answer, if it is one."""
        if self.model.cancel:
            self.answer(())

    # --- helpers -----------------------------------------------------------------------------

    def answer(self, response: Response) -> None:
        """Give the answer, once."""
        if not self._given:
            self._given = True
            self.answered.emit(response)

    def _label(self, text: str, role: str) -> QLabel:
        label = QLabel(text, self)
        label.setProperty("role", role)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setVisible(bool(text))
        return label

    def set_hint(self, text: str) -> None:
        """The small words left of the buttons."""
        self.hint.set_words(text)
        self.hint.setVisible(bool(text))

    def add_button(self, text: str, key: str, role: str, clicked: object) -> QPushButton:
        """A footer button; ``key`` is the key that presses it, shown behind its words."""
        button = QPushButton(f"{text}   {key}" if key else text, self)
        if role:
            button.setProperty("role", role)
        button.setAccessibleName(text)
        button.setAutoDefault(False)
        button.clicked.connect(clicked)
        self._footer.addWidget(button)
        return button

    def add_confirm(self, enabled: bool, clicked: object) -> QPushButton:
        """The likely answer's button at the right."""
        button = self.add_button(self.model.confirm, "Enter", "primary", clicked)
        button.setObjectName("prompt-confirm")
        button.setEnabled(enabled)
        self.confirm_button = button
        return button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Esc."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QPushButton) and focused is not self.cancel_button:
                focused.click()
            else:
                self.confirm()
        elif event.key() == Qt.Key.Key_Escape:
            self.cancel()
        else:
            super().keyPressEvent(event)
