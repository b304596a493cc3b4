"""The search line: colours for what it means, a wave under what it does not, completion while typing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QInputMethodEvent,
    QKeyEvent,
    QPainter,
    QTextCharFormat,
)
from PySide6.QtWidgets import (
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QWidget,
)
from PySide6.QtWidgets import QStyleOptionViewItem as ItemOption

from app.data.carddb import Completion, QueryProblem
from app.data.carddb.tokens import tokens
from app.gui import fonts, theme
from app.gui.board.sizes import scaled
from app.gui.i18n import tr

_Index = QModelIndex | QPersistentModelIndex

Completer = Callable[[str, int], list[Completion]]
_HINT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_MOST: Final = 10


class _SuggestionDelegate(QStyledItemDelegate):
    """The completion on the left, what it means on the right."""

    def sizeHint(self, option: ItemOption, index: _Index) -> QSize:
        """One line."""
        return QSize(160, scaled(28))

    def paint(
        self, painter: QPainter, option: ItemOption, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one suggestion."""
        data = index.data
        box = QRectF(option.rect).adjusted(4, 1, -4, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            painter.setPen(Qt.PenStyle.NoPen)
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            painter.setBrush(theme.color("selection" if chosen else "control"))
            painter.drawRoundedRect(box, 6, 6)
        box.adjust(8, 0, -8, 0)
        font = fonts.font(scaled(13), QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(theme.color("text"))
        text = str(data(Qt.ItemDataRole.DisplayRole))
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        shown = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, round(box.width()))
        painter.drawText(box, flags, shown)
        box.adjust(QFontMetrics(font).horizontalAdvance(shown) + 12, 0, 0, 0)
        small = fonts.font(scaled(12))
        painter.setFont(small)
        painter.setPen(theme.color("text_second"))
        hint = QFontMetrics(small).elidedText(
            str(data(_HINT_ROLE) or ""), Qt.TextElideMode.ElideRight, round(box.width())
        )
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), hint)
        painter.restore()


class SearchBox(QLineEdit):
    """A query being typed. ``edited`` after each change of the text, ``leave_down`` on Down.

    ``completer`` gives suggestions for a text and the place of the cursor. They lie in a list over the
    window; Up and Down choose, Tab or Enter takes one, Esc closes the list.
    """

    edited = Signal(str)
    leave_down = Signal()

    def __init__(self, completer: Completer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._complete = completer
        self._problem: QueryProblem | None = None
        self._found: list[Completion] = []
        self._popup: QListWidget | None = None
        self._dressing = False
        #: An input method is in the middle of a word, which any format would break off.
        self._composing = False
        self.setObjectName("search-box")
        self.setClearButtonEnabled(True)
        self.textChanged.connect(self._on_text)
        self.textEdited.connect(lambda _text: self.suggest())
        self.retranslate()

    def retranslate(self) -> None:
        """Write all words anew."""
        self.setPlaceholderText(tr("Search: words, race:dragon, level>=5, …"))
        self.setAccessibleName(tr("Search cards"))

    def set_problem(self, problem: QueryProblem | None, sentence: str) -> None:
        """Underline what was not understood; ``sentence`` says why."""
        self._problem = problem
        self.setToolTip(sentence)
        self.dress()

    # --- colours --------------------------------------------------------------------------------

    def _on_text(self, text: str) -> None:
        self._problem = None
        if not text:
            self.close_suggestions()
        self.edited.emit(text)

    def dress(self) -> None:
        """Colour fields and signs, underline the problem."""
        if self._dressing or self._composing or self.text() == "":
            return
        self._dressing = True
        cursor = self.cursorPosition()
        kind = QInputMethodEvent.AttributeType.TextFormat
        marks: list[QInputMethodEvent.Attribute] = []

        def add(start: int, end: int, shape: QTextCharFormat) -> None:
            if end > start:
                marks.append(QInputMethodEvent.Attribute(kind, start - cursor, end - start, shape))

        field, sign = QTextCharFormat(), QTextCharFormat()
        field.setForeground(QBrush(theme.color("legal")))
        sign.setForeground(QBrush(theme.color("chain")))
        for token in tokens(self.text()):
            if token.op:
                add(token.start, token.start + len(token.field) + len(token.op), field)
            elif token.kind != "word":
                add(token.start, token.end, sign)
        if self._problem is not None:
            wrong = QTextCharFormat()
            wrong.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            wrong.setUnderlineColor(theme.color("danger"))
            wrong.setForeground(QBrush(theme.color("danger")))
            add(self._problem.start, max(self._problem.end, self._problem.start + 1), wrong)
        # The one way to give a line edit colours: formats as an input method would send them.
        blocked = self.blockSignals(True)
        self.inputMethodEvent(QInputMethodEvent("", marks))
        self.blockSignals(blocked)
        self._dressing = False

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Note whether a word is being composed."""
        if not self._dressing:
            self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    # --- completion -----------------------------------------------------------------------------

    def suggest(self) -> None:
        """Show what may be typed at the cursor."""
        self._found = self._complete(self.text(), self.cursorPosition())[:_MOST] if self.text() else []
        if not self._found or not self.hasFocus():
            self.close_suggestions()
            return
        popup = self._list()
        popup.clear()
        for one in self._found:
            item = QListWidgetItem(one.text)
            item.setData(_HINT_ROLE, one.hint)
            popup.addItem(item)
        popup.setCurrentRow(-1)
        self._place(popup)
        popup.show()
        popup.raise_()

    def suggestions(self) -> QListWidget | None:
        """The open list of suggestions, or None."""
        popup = self._popup
        return popup if popup is not None and popup.isVisible() else None

    def close_suggestions(self) -> None:
        """Close the list."""
        if self._popup is not None:
            self._popup.hide()

    def take(self, row: int) -> None:
        """Put suggestion ``row`` into the text."""
        if not 0 <= row < len(self._found):
            return
        one = self._found[row]
        text = self.text()
        self.setText(text[: one.start] + one.text + text[one.end :])
        self.setCursorPosition(one.start + len(one.text))
        self.close_suggestions()
        if one.text and one.text[-1] in ":=<>":
            self.suggest()

    def _list(self) -> QListWidget:
        if self._popup is None:
            popup = QListWidget(self.window())
            popup.setObjectName("suggestions")
            popup.setProperty("role", "popup")
            popup.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            popup.setItemDelegate(_SuggestionDelegate(popup))
            popup.setMouseTracking(True)
            popup.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            popup.itemClicked.connect(lambda item: self.take(popup.row(item)))
            self._popup = popup
        return self._popup

    def _place(self, popup: QListWidget) -> None:
        at = self.mapTo(self.window(), QPoint(0, self.height() + 4))
        width = max(self.width(), scaled(340))
        height = len(self._found) * scaled(28) + 12
        room = self.window().height() - at.y() - 12
        popup.setGeometry(at.x(), at.y(), width, min(height, room))

    # --- keys -----------------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        """Tab takes a suggestion instead of going on, Esc closes the list only."""
        if isinstance(event, QKeyEvent) and self.suggestions() is not None:
            if event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Tab:
                self.take(max(0, self._list().currentRow()))
                return True
            if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Escape:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk through the suggestions; Down without them goes to the results."""
        popup, key = self.suggestions(), event.key()
        if popup is not None and key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            step = 1 if key == Qt.Key.Key_Down else -1
            popup.setCurrentRow((popup.currentRow() + step) % popup.count())
            return
        if popup is not None and key == Qt.Key.Key_Escape:
            self.close_suggestions()
            return
        if key == Qt.Key.Key_Escape and self.text():
            self.clear()
            return
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if popup is not None and popup.currentRow() >= 0:
                self.take(popup.currentRow())
                return
            self.close_suggestions()
        if key == Qt.Key.Key_Down:
            self.leave_down.emit()
            return
        if key == Qt.Key.Key_Space and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.suggest()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The list closes with the focus."""
        super().focusOutEvent(event)
        self.close_suggestions()

    def changeEvent(self, event: QEvent) -> None:
        """Colours follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.dress()
