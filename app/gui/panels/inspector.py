"""The card inspector: a large face, the current values, and the rules text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QSizeF, Qt, Signal
from PySide6.QtGui import QResizeEvent, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QBoxLayout, QLabel, QTextBrowser, QVBoxLayout, QWidget

from app.data.library import CardLibrary
from app.data.rulebook_search import entries_by_card
from app.engine import constants as c
from app.engine.carddata import CardData
from app.engine.view import CardView
from app.gui.faces.frame import points_text
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import CARD_RATIO
from app.gui.i18n import language, mark, tr
from app.gui.rulebook.words import Wanted
from app.gui.widgets.basic import button, label, restyle
from app.gui.widgets.flow import FlowLayout
from app.gui.wording import Wording

_MARGIN = 18
_SUMMONS = {
    c.SUMMON_TYPE_NORMAL: mark("Normal Summoned"),
    c.SUMMON_TYPE_TRIBUTE: mark("Tribute Summoned"),
    c.SUMMON_TYPE_GEMINI: mark("Gemini Summoned"),
    c.SUMMON_TYPE_FLIP: mark("Flip Summoned"),
    c.SUMMON_TYPE_SPECIAL: mark("Special Summoned"),
    c.SUMMON_TYPE_FUSION: mark("Fusion Summoned"),
    c.SUMMON_TYPE_RITUAL: mark("Ritual Summoned"),
    c.SUMMON_TYPE_SYNCHRO: mark("Synchro Summoned"),
    c.SUMMON_TYPE_XYZ: mark("Xyz Summoned"),
    c.SUMMON_TYPE_PENDULUM: mark("Pendulum Summoned"),
    c.SUMMON_TYPE_LINK: mark("Link Summoned"),
}


class CardInspector(QWidget):
    """Shows one card. Give it a ``CardView`` for its current values, or a passcode for the printed ones.

    ``names`` is the language of card names; rules texts follow the program's language. Below them a link
    tells how many entries of the rulebook are about the card (not with ``rulings=False``); it asks for
    them with ``rulings_wanted`` (a :class:`Wanted`).
    """

    rulings_wanted = Signal(object)

    def __init__(
        self,
        library: CardLibrary,
        faces: FaceRenderer,
        names: str = "en",
        parent: QWidget | None = None,
        *,
        rulings: bool = True,
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._faces = faces
        self._names = names
        self._wording = Wording(library, names)
        self._card: CardView | int | None = None
        self._has_rulings = rulings
        #: What the link says, the longest first.
        self._ruling_words: list[str] = []
        #: Ids of the entries that say what cannot be done with a card right now.
        self.situation: Callable[[CardView], tuple[str, ...]] = lambda card: ()
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setProperty("role", "side")
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._name = label("name", wrap=True, selectable=True)
        self._line = label("small", wrap=True, selectable=True)
        self._chip_row = QWidget()
        self._chips = FlowLayout(self._chip_row)
        self._rules = QTextBrowser()
        self._rules.setOpenLinks(False)
        self._rules.document().setDocumentMargin(0)
        self.rulings_button = button("link", lambda: self.rulings_wanted.emit(self.rulings()))
        self.rulings_button.setObjectName("inspector-rulings")
        # A click leaves the keyboard where it is: on the board.
        self.rulings_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._beside = False
        # The words stand below the picture, or (where there is little height) beside it.
        self._words = QVBoxLayout()
        self._words.setSpacing(8)
        for widget in (self._name, self._line, self._chip_row):
            self._words.addWidget(widget)
        self._head = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._head.setSpacing(10)
        self._head.addWidget(self._picture)
        self._head.addLayout(self._words)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, 8)
        column.setSpacing(8)
        column.addLayout(self._head)
        column.addWidget(self._rules, 1)
        column.addWidget(self.rulings_button)
        self._refresh()

    def set_beside(self, beside: bool) -> None:
        """Put the words beside a small picture instead of below a large one."""
        if beside == self._beside:
            return
        self._beside = beside
        direction = QBoxLayout.Direction
        self._head.setDirection(direction.LeftToRight if beside else direction.TopToBottom)
        layout = self.layout()
        if layout is not None:
            edge = _MARGIN - 4 if beside else _MARGIN
            layout.setContentsMargins(edge, edge - 2 if beside else edge, edge, 8 if not beside else 4)
            layout.setSpacing(6 if beside else 8)
        self._words.setSpacing(4 if beside else 8)
        top = Qt.AlignmentFlag.AlignTop
        self._head.setAlignment(self._words, top if beside else Qt.AlignmentFlag(0))
        self._head.setAlignment(self._picture, top if beside else Qt.AlignmentFlag(0))
        self._draw()

    @property
    def code(self) -> int:
        """The passcode of the shown card; 0 for none or a hidden one."""
        return self._card.code if isinstance(self._card, CardView) else self._card or 0

    def show_card(self, card: CardView | int) -> None:
        """Show a card as a player sees it, or the printed card with this passcode (0: a card back)."""
        if card != self._card:
            self._card = card
            self._refresh()

    def clear(self) -> None:
        """Show no card."""
        self._card = None
        self._refresh()

    def rulings(self) -> Wanted:
        """The entries about the shown card, those about the situation first; none for a hidden card."""
        code = self.code
        if not code:
            return Wanted()
        now = self.situation(self._card) if isinstance(self._card, CardView) else ()
        naming = entries_by_card(self._library).naming(code)
        return Wanted(tuple(dict.fromkeys((*now, *naming))), len(now), code)

    def refresh_rulings(self) -> None:
        """Tell anew how many entries there are: the situation has changed."""
        found = self.rulings() if self._has_rulings else Wanted()
        number = found.now or len(found.ids)
        words = [tr("Rulings · {count} ›")]
        if found.now:
            words = [tr("Rulings · {count} for this situation ›"), tr("Rulings · {count} now ›")]
        self._ruling_words = [text.format(count=number) for text in words]
        self.rulings_button.setAccessibleName(self._ruling_words[0])
        tip = tr("What the rulebook says: {count} entries (F1)").format(count=len(found.ids))
        self.rulings_button.setToolTip(tip)
        self.rulings_button.setVisible(bool(found.ids))
        self._fit_rulings()

    def _fit_rulings(self) -> None:
        """The longest words for which there is room."""
        for text in self._ruling_words:
            self.rulings_button.setText(text)
            if self.rulings_button.sizeHint().width() <= self.width() - 2 * _MARGIN:
                break

    def set_names_language(self, names: str) -> None:
        """Write card names in ``names`` from now on."""
        self._names = names
        self._wording = Wording(self._library, names)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Write everything anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The card keeps filling the panel."""
        super().resizeEvent(event)
        self._draw()
        self._fit_rulings()

    def _card_size(self) -> QSizeF:
        width = float(self.width() - 2 * _MARGIN)
        if self._beside:
            width = max(60.0, min(width * 0.36, self.height() * 0.58 / CARD_RATIO))
            return QSizeF(width, width * CARD_RATIO)
        # The rules text keeps nearly half of a low window.
        width = max(60.0, min(width, self.height() * 0.47 / CARD_RATIO))
        return QSizeF(width, width * CARD_RATIO)

    def _draw(self) -> None:
        size, dpr = self._card_size(), self.devicePixelRatioF()
        self._picture.setFixedHeight(round(size.height()))
        # Without a card the hint beside it has all the width.
        width = round(size.width()) if self._card is not None else 0
        self._picture.setMinimumWidth(width if self._beside else 0)
        self._picture.setMaximumWidth(width if self._beside else 16777215)
        if self._card is None:
            self._picture.clear()
            return
        self._picture.setPixmap(self._faces.pixmap(self.code, size, dpr, "inspector"))

    def _refresh(self) -> None:
        self._draw()
        self._chips.clear()
        data = self._library.data(self.code) if self.code else None
        self._rules.setAccessibleName(tr("Rules text"))
        if data is None:
            hidden = self._card is not None and not self.code
            self._name.setText(tr("Face-down card") if hidden else "")
            self._line.setText("" if hidden else tr("Point at a card to read it here."))
            self._rules.setPlainText("")
        else:
            self._name.setText(self._library.name(data.code, self._names))
            self._line.setText(self._facts(data))
            text = self._library.text(data.code, language())
            self._rules.setPlainText("\n".join([text or tr("This monster has no effect."), *self._copied()]))
            self._add_chips(data, self._card if isinstance(self._card, CardView) else None)
        self._space_lines()
        self._picture.setAccessibleName(self._name.text())
        self._chip_row.setVisible(self._chips.count() > 0)
        self._chip_row.updateGeometry()
        self.refresh_rulings()

    def _copied(self) -> list[str]:
        """Which cards' effects it has for the time being, and what they say."""
        codes = self._card.copied if isinstance(self._card, CardView) else ()
        lines: list[str] = []
        for code in codes:
            lines.append(tr("Has the effects of {card}:").format(card=self._library.name(code, self._names)))
            lines += self._library.text(code, language()).splitlines()
        return lines

    def _space_lines(self) -> None:
        """A little air between lines and effects, and the selection at the start."""
        cursor = self._rules.textCursor()
        cursor.select(QTextCursor.SelectionType.Document)
        shape = cursor.blockFormat()
        shape.setLineHeight(135.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setBottomMargin(6)
        cursor.mergeBlockFormat(shape)
        cursor.clearSelection()
        cursor.setPosition(0)
        self._rules.setTextCursor(cursor)

    def _facts(self, data: CardData) -> str:
        """The line "Lv 8 · WIND · Dragon / Effect · 44508094"."""
        parts: list[str] = []
        if data.type & c.TYPE_MONSTER:
            level = self._card.level if isinstance(self._card, CardView) and self._card.level else data.level
            pattern = (
                tr("Link-{level}")
                if data.type & c.TYPE_LINK
                else (tr("Rank {level}") if data.type & c.TYPE_XYZ else tr("Lv {level}"))
            )
            parts.append(pattern.format(level=level))
            attribute = self._card.attribute if isinstance(self._card, CardView) else 0
            parts.append(self._wording.pattern(f"attribute.{attribute or data.attribute}"))
        parts.append(self._library.type_line(data.code, language()))
        if data.type & c.TYPE_PENDULUM:
            parts.append(tr("Scales {left}/{right}").format(left=data.left_scale, right=data.right_scale))
        parts.append(f"{data.code:08d}")
        return " · ".join(part for part in parts if part)

    def _add_chips(self, data: CardData, view: CardView | None) -> None:
        in_play = view is not None and view.location == c.LOCATION_MZONE
        if data.type & c.TYPE_MONSTER:
            attack = view.attack if view is not None and in_play else data.attack
            self._value_chip(tr("ATK"), attack, data.attack)
            if not data.type & c.TYPE_LINK:
                defense = view.defense if view is not None and in_play else data.defense
                self._value_chip(tr("DEF"), defense, data.defense)
        elif view is not None and in_play:
            # A Trap that is a monster now.
            self._value_chip(tr("ATK"), view.attack, view.base_attack)
            self._value_chip(tr("DEF"), view.defense, view.base_defense)
        if view is None:
            return
        if view.negated:
            self._chip(tr("Effects negated"), "lowered")
        for counter, number in view.counters:
            self._chip(f"{number} × {self._wording.counter(counter)}", "acting")
        if view.materials:
            for under in reversed(view.materials):
                self._chip(f"◈ {self._wording.card(under.code)}", "chain")
        if in_play and view.summon_type in _SUMMONS:
            how = tr(_SUMMONS[view.summon_type])
            self._chip(tr("{how}, turn {turn}").format(how=how, turn=view.turn_placed), "")
        if view.race and data.race and view.race != data.race:
            self._chip(self._wording.pattern(f"race.{view.race}"), "acting")

    def _value_chip(self, name: str, now: int, printed: int) -> None:
        tone, text = "", f"{name} {points_text(now)}"
        if now != printed:
            tone = "raised" if now > printed else "lowered"
            arrow = "▲" if now > printed else "▼"
            text = f"{name} {points_text(now)} {arrow} {points_text(printed)}"
        self._chip(text, tone)

    def _chip(self, text: str, tone: str) -> None:
        made = label("chip")
        made.setText(text)
        made.setProperty("tone", tone)
        self._chips.addWidget(made)
        restyle(made)
        made.show()
