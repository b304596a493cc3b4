"""A short sentence over the board that goes by itself: why something cannot be done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QEnterEvent,
    QFont,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextDocument,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QWidget

from app.gui import theme
from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.rulebook.words import Wanted

_MS_PER_LETTER: Final = 55
_LEAST_MS: Final = 1800
#: A sentence with a link stays long enough to get there with the mouse.
_LEAST_LINK_MS: Final = 4500
_PAD_X: Final = 18
_PAD_Y: Final = 10


class Toast(QFrame):
    """Shows one sentence at a time, near the middle of its area.

    Clicks go through it to what lies beneath, but for the ids of the rulebook in the sentence: they are
    links and ask with ``rulings_wanted`` (a :class:`Wanted`) for their entry.
    """

    rulings_wanted = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = parent
        self.setObjectName("toast")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._text = ""
        #: Ids of the rulebook in the sentence.
        self.rules: tuple[str, ...] = ()
        self.links: list[_Link] = []
        self._document = QTextDocument(self)
        self._document.setDocumentMargin(0)
        option = QTextOption(Qt.AlignmentFlag.AlignHCenter)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._document.setDefaultTextOption(option)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def text(self) -> str:
        """The sentence that is shown, or was the last one."""
        return self._text

    def say(self, text: str, area: QRect, role: str = "target", rules: tuple[str, ...] = ()) -> None:
        """Show ``text`` inside ``area`` (parent coordinates) for as long as it takes to read.

        ``rules`` are the ids in it that become links to the rulebook.
        """
        active = theme.palette()
        self._text = text
        self.rules = tuple(rule for rule in rules if rule in text)
        self.setStyleSheet(
            f"#toast {{ background: {active.panel_raised}; border: 1.5px solid {getattr(active, role)}; "
            "border-radius: 9px; }"
        )
        self.setAccessibleName(text)
        self.setAccessibleDescription(tr("F1 opens the rulebook.") if self.rules else "")
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        self._document.setDefaultFont(font)
        self._document.setHtml(_markup(text, self.rules))
        self._document.setTextWidth(-1)
        widest = self._document.idealWidth() + 2 * scaled(_PAD_X) + 2
        width = min(area.width(), round(widest + 0.5))
        self._document.setTextWidth(width - 2 * scaled(_PAD_X))
        height = round(self._document.size().height()) + 2 * scaled(_PAD_Y)
        self.setFixedSize(QSize(width, height))
        self.move(area.center().x() - width // 2, area.center().y() - height // 2)
        self.show()
        self.raise_()
        self._make_links()
        self._wait()

    @property
    def is_going(self) -> bool:
        """Whether the sentence is shown and will go by itself."""
        return self._timer.isActive()

    def _wait(self) -> None:
        least = _LEAST_LINK_MS if self.rules else _LEAST_MS
        self._timer.start(max(least, len(self._text) * _MS_PER_LETTER))

    def _origin(self) -> QPointF:
        return QPointF(scaled(_PAD_X), scaled(_PAD_Y))

    # --- links -----------------------------------------------------------------------------------

    def _make_links(self) -> None:
        """Put a button over each id; it alone takes the mouse."""
        self._drop_links()
        found = [(rule, rect) for rule in self.rules for rect in _places(self._document, rule)]
        for rule, rect in found:
            place = rect.translated(self._origin() + QPointF(self.pos())).adjusted(-3, -2, 3, 2)
            link = _Link(rule, self._host)
            link.setGeometry(place.toAlignedRect())
            link.clicked.connect(partial(self._open, rule))
            link.pointed.connect(self._on_pointed)
            link.show()
            link.raise_()
            self.links.append(link)

    def _drop_links(self) -> None:
        for link in self.links:
            link.hide()
            link.deleteLater()
        self.links.clear()

    def _on_pointed(self, pointed: bool) -> None:
        """The sentence waits for the mouse on a link."""
        if pointed:
            self._timer.stop()
        else:
            self._wait()

    def _open(self, rule: str) -> None:
        # The entry that was clicked, and the other reasons beside it.
        ids = tuple(dict.fromkeys((rule, *self.rules)))
        self.hide()
        self.rulings_wanted.emit(Wanted(ids, len(ids)))

    def hideEvent(self, event: QHideEvent) -> None:
        """The links go with the sentence."""
        super().hideEvent(event)
        self._drop_links()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Frame and words."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.translate(self._origin())
        context = QAbstractTextDocumentLayout.PaintContext()
        colors = QPalette(self.palette())
        colors.setColor(QPalette.ColorRole.Text, theme.color("text"))
        context.palette = colors
        self._document.documentLayout().draw(painter, context)
        painter.end()


class _Link(QAbstractButton):
    """The place of an id in the sentence; the words are painted by the toast beneath it."""

    pointed = Signal(bool)

    def __init__(self, rule: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"toast-rule-{rule}")
        self.setAccessibleName(tr("Entry {id}").format(id=rule))
        self.setToolTip(tr("Open the entry in the rulebook (F1)"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        # It is gone in a moment: the keyboard has F1.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse came."""
        super().enterEvent(event)
        self.pointed.emit(True)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse left."""
        super().leaveEvent(event)
        self.pointed.emit(False)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A line under the words, stronger under the mouse."""
        painter = QPainter(self)
        role = "text" if self.underMouse() else "legal"
        rect = QRectF(self.rect()).adjusted(3, 0, -3, -2)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - 1.5, rect.width(), 1.5), theme.color(role))
        painter.end()


def _markup(text: str, rules: tuple[str, ...]) -> str:
    """``text`` as HTML with each of ``rules`` in the colour of links."""
    html = escape(text)
    if rules:
        role = theme.palette().legal
        pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, rules))})\b")
        html = pattern.sub(lambda match: f'<span style="color:{role}">{match[0]}</span>', html)
    return html.replace("\n", "<br>")


def _places(document: QTextDocument, rule: str) -> Iterator[QRectF]:
    """Where the words ``rule`` stand in ``document``, in its coordinates."""
    flags = QTextDocument.FindFlag.FindCaseSensitively | QTextDocument.FindFlag.FindWholeWords
    found = document.find(rule, 0, flags)
    while not found.isNull():
        block = found.block()
        start, end = found.selectionStart() - block.position(), found.selectionEnd() - block.position()
        line = block.layout().lineForTextPosition(start)
        left, right = _x(line, start), _x(line, end)
        origin = document.documentLayout().blockBoundingRect(block).topLeft()
        yield QRectF(left, line.y(), right - left, line.height()).translated(origin)
        found = document.find(rule, found, flags)


def _x(line: QTextLine, at: int) -> float:
    """Where the letter ``at`` of its block begins on ``line``; the bindings give it alone or in a pair."""
    found: object = line.cursorToX(at)
    return float(found[0] if isinstance(found, tuple) else found)  # type: ignore[arg-type]  # the stubs know one of the two answers only
