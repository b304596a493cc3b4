"""Opening hands: exact chances of the player's roles, a test hand, a simulation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from app.controller.deck_stats import Simulated, TestHand, opening_table, pair_table, simulate
from app.gui import theme
from app.gui.board import painting
from app.gui.board.sizes import scaled
from app.gui.deck_builder.card_painting import paint_edge, paint_note, role_letter
from app.gui.deck_builder.pictures import PictureQueue
from app.gui.deck_builder.workbench import Workbench
from app.gui.geometry import CARD_RATIO
from app.gui.i18n import tr
from app.gui.widgets.basic import Segments, button, label, plain_tip

HANDS: Final = 10_000
#: Roles whose pairs are shown; more would be a wall of numbers.
_PAIRED: Final = 4
_SLICE_MS: Final = 0


def percent(chance: float | Fraction) -> str:
    """ "74.2 %"."""
    return f"{float(chance) * 100:.1f} %"


class HandStrip(QWidget):
    """The cards of a hand side by side; clicked ones are marked to be put back.

    ``pointed`` carries the passcode under the pointer, ``marked`` tells that marks changed.
    """

    pointed = Signal(int)
    marked = Signal()

    def __init__(self, bench: Workbench, pictures: PictureQueue) -> None:
        super().__init__()
        self._bench = bench
        self._pictures = pictures
        self.codes: tuple[int, ...] = ()
        self.chosen: set[int] = set()
        self._current = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        pictures.arrived.connect(self.update)

    def show_hand(self, codes: Sequence[int]) -> None:
        """Show these cards, none marked."""
        self.codes = tuple(codes)
        self.chosen.clear()
        self._current = -1
        names = ", ".join(self._bench.name(code) for code in codes)
        self.setAccessibleName(tr("Sample hand: {cards}").format(cards=names))
        self.update()
        self.marked.emit()

    def sizeHint(self) -> QSize:
        """One row of cards."""
        return QSize(240, round(self._card().height()) + 6)

    def resizeEvent(self, event: object) -> None:
        """Cards follow the width."""
        self.setFixedHeight(round(self._card().height()) + 6)

    def _card(self) -> QSizeF:
        width = min(float(scaled(60)), (self.width() - 4) / 5 - 4)
        return QSizeF(max(24.0, width), max(24.0, width) * CARD_RATIO)

    def card_rect(self, number: int) -> QRectF:
        """Where card ``number`` is; more than fit overlap."""
        card = self._card()
        pitch = card.width() + 4
        if len(self.codes) > 1:
            pitch = min(pitch, (self.width() - card.width() - 4) / (len(self.codes) - 1))
        return QRectF(QPointF(2 + number * pitch, 3), card)

    def _at(self, point: QPointF) -> int:
        return next((n for n in reversed(range(len(self.codes))) if self.card_rect(n).contains(point)), -1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        for n, code in enumerate(self.codes):
            rect = self.card_rect(n)
            self._pictures.paint(painter, rect, code)
            paint_note(painter, rect, self._bench.note(code))
            if n in self.chosen:
                painter.fillRect(rect, theme.color("ground", 0.45))
                paint_edge(painter, rect, "acting", strong=True)
            elif n == self._current:
                paint_edge(painter, rect, "text_second", strong=False)
        if self.hasFocus() and 0 <= self._current < len(self.codes):
            painting.focus_ring(painter, self.card_rect(self._current).adjusted(5, 5, -5, -5), 4)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell the inspector."""
        at = self._at(event.position())
        if at != self._current:
            self._current = at
            self.update()
            if at >= 0:
                self.pointed.emit(self.codes[at])

    def leaveEvent(self, event: QEvent) -> None:
        """No card is pointed at."""
        self._current = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Mark a card, or take the mark off."""
        self._toggle(self._at(event.position()))

    def _toggle(self, at: int) -> None:
        if 0 <= at < len(self.codes):
            self.chosen ^= {at}
            self.update()
            self.marked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right walk, Space marks."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step and self.codes:
            self._current = (self._current + step) % len(self.codes)
            self.pointed.emit(self.codes[self._current])
            self.update()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._toggle(self._current)
        else:
            super().keyPressEvent(event)


class HandPanel(QWidget):
    """All about opening hands of the Main Deck on the workbench. ``pointed`` as in the strip."""

    pointed = Signal(int)

    def __init__(self, bench: Workbench, pictures: PictureQueue) -> None:
        super().__init__()
        self._bench = bench
        self._hand: TestHand | None = None
        self._run: Iterator[Simulated] | None = None
        self._simulated: Simulated | None = None
        self._deck: tuple[int, ...] = ()
        self.sizes = Segments([5, 6])
        self.hint = label("small", wrap=True)
        self._rows = QWidget()
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(0, 1)
        self.strip = HandStrip(bench, pictures)
        self.new_button = button("", self.new_hand)
        self.draw_button = button("", self.draw)
        self.back_button = button("", self.put_back)
        self.count = label("small", wrap=True)
        self.simulate_button = button("", self.start)
        self.cancel_button = button("", self.cancel)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        self.outcome = label("small", wrap=True)
        self._timer = QTimer(self)
        self._timer.setInterval(_SLICE_MS)
        self._timer.timeout.connect(self._go_on)
        self._build()
        self.sizes.changed.connect(lambda _value: self._on_size())
        self.strip.pointed.connect(self.pointed)
        self.strip.marked.connect(self._show_buttons)
        self.retranslate()

    def _build(self) -> None:
        self.new_button.setObjectName("hand-new")
        self.draw_button.setObjectName("hand-draw")
        self.back_button.setObjectName("hand-back")
        self.simulate_button.setObjectName("simulate")
        self.cancel_button.setObjectName("simulate-cancel")
        for made in (self.new_button, self.draw_button, self.back_button, self.simulate_button):
            made.setProperty("slim", True)
        self.cancel_button.setProperty("slim", True)
        self.sizes.set_value(5)
        hand = QHBoxLayout()
        hand.setSpacing(6)
        for made in (self.draw_button, self.back_button):
            hand.addWidget(made)
        hand.addWidget(self.count, 1)
        run = QHBoxLayout()
        run.setSpacing(6)
        run.addWidget(self.new_button)
        run.addWidget(self.simulate_button)
        run.addWidget(self.progress, 8)
        run.addWidget(self.cancel_button)
        run.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.sizes)
        column.addWidget(self.hint)
        column.addWidget(self._rows)
        column.addLayout(run)
        column.addWidget(self.outcome)
        column.addSpacing(2)
        column.addWidget(self.strip)
        column.addLayout(hand)
        self.progress.hide()
        self.cancel_button.hide()
        self.strip.hide()

    def retranslate(self) -> None:
        """Write all words anew."""
        self.sizes.set_labels([tr("5 cards, going first"), tr("6, going second")])
        self.sizes.setAccessibleName(tr("Cards in the opening hand"))
        self.hint.setText(tr("Right-click a card and give it a role, such as Starter or Brick."))
        self.draw_button.setText(tr("Draw 1"))
        self.back_button.setText(tr("Put back"))
        self.back_button.setToolTip(tr("Shuffle the marked cards into the deck and draw as many"))
        self.simulate_button.setText(tr("Simulate {count}").format(count=f"{HANDS:,}"))
        self.cancel_button.setText(tr("Cancel"))
        self._show_buttons()
        self._show_outcome()
        self.refresh()

    # --- chances ---------------------------------------------------------------------------------

    def hand_size(self) -> int:
        """Cards in the opening hand."""
        return int(str(self.sizes.value()))

    def _on_size(self) -> None:
        self.cancel()
        self._simulated = None
        self._show_outcome()
        self.refresh()
        if self._hand is not None:
            self.new_hand(fresh=True)

    def refresh(self) -> None:
        """The deck or its roles changed."""
        deck = self._bench.editor.main
        if deck != self._deck:
            self._deck = deck
            self.cancel()
            self._simulated = None
            self._show_outcome()
        roles = self._bench.roles
        self.hint.setVisible(not roles)
        self._rows.setVisible(bool(roles) and bool(deck))
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if roles and deck:
            for n, (words, chance) in enumerate(self.lines(deck, roles)):
                text = label("small")
                text.setText(words)
                text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
                text.setToolTip(plain_tip(words))
                number = label("small")
                number.setProperty("role", "")
                number.setText(percent(chance))
                number.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._grid.addWidget(text, n, 0)
                self._grid.addWidget(number, n, 1)
        for made in (self.new_button, self.simulate_button):
            made.setEnabled(bool(deck))

    def lines(
        self, deck: Sequence[int], roles: Mapping[str, Sequence[int]]
    ) -> Iterator[tuple[str, Fraction]]:
        """The lines of the table: words and chance."""
        hand = self.hand_size()
        table = opening_table(deck, roles, hand)
        for n, row in enumerate(table):
            words = tr("at least one {role} ({count})").format(role=row.role, count=row.cards)
            yield f"{role_letter(n)}  {words}", row.one_or_more
        for n, row in enumerate(table):
            if row.cards > 1:
                words = tr("two or more {role} ({count})").format(role=row.role, count=row.cards)
                yield f"{role_letter(n)}  {words}", row.two_or_more
        first = dict(list(roles.items())[:_PAIRED])
        letters = {name: role_letter(n) for n, name in enumerate(first)}
        for (one, two), chance in pair_table(deck, first, hand).items():
            words = tr("{one} and {two}").format(one=one, two=two)
            yield f"{letters[one]}{letters[two]}  {words}", chance

    # --- test hand -----------------------------------------------------------------------------------

    def new_hand(self, *, fresh: bool = False) -> None:
        """Shuffle and draw a new hand; counted, unless it is the first of this deck."""
        deck = self._bench.editor.main
        if not deck:
            return
        old = self._hand
        same = old is not None and sorted((*old.hand, *old.deck)) == sorted(deck)
        if old is None or not same or fresh or old.size != self.hand_size():
            self._hand = TestHand(deck, size=self.hand_size())
        else:
            old.redraw()
        self._show_hand()

    def draw(self) -> None:
        """Draw one more card."""
        if self._hand is not None:
            self._hand.draw()
            self._show_hand()

    def put_back(self) -> None:
        """Shuffle the marked cards into the deck and draw as many."""
        if self._hand is not None and self.strip.chosen:
            self._hand.put_back(sorted(self.strip.chosen))
            self._show_hand()

    def _show_hand(self) -> None:
        if self._hand is None:
            return
        self.strip.show()
        self.strip.show_hand(self._hand.hand)
        self._show_buttons()

    def _show_buttons(self) -> None:
        hand = self._hand
        self.new_button.setText(tr("Sample hand") if hand is None else tr("New hand"))
        self.draw_button.setVisible(hand is not None)
        self.back_button.setVisible(hand is not None)
        self.draw_button.setEnabled(hand is not None and bool(hand.deck))
        self.back_button.setEnabled(bool(self.strip.chosen))
        self.count.setVisible(hand is not None)
        if hand is not None:
            words = tr("Redraws: {count}").format(count=hand.redraws)
            self.count.setText(words)
            left = tr("{count} cards left in the deck").format(count=len(hand.deck))
            self.count.setToolTip(left)
            self.draw_button.setToolTip(left)

    # --- simulation -----------------------------------------------------------------------------------

    def is_running(self) -> bool:
        """Whether hands are being dealt."""
        return self._run is not None

    def start(self) -> None:
        """Deal many hands, a block at a time, while the window stays alive."""
        deck = self._bench.editor.main
        if not deck:
            return
        self._run = simulate(deck, self._bench.roles, HANDS, hand=self.hand_size())
        self.progress.setRange(0, HANDS)
        self.progress.setValue(0)
        self._show_run()
        self._timer.start()

    def cancel(self) -> None:
        """Stop dealing; what was dealt so far is kept."""
        if self._run is not None:
            self._run = None
            self._timer.stop()
            self._show_run()
            self._show_outcome()

    def _go_on(self) -> None:
        state = next(self._run, None) if self._run is not None else None
        if state is None:
            self.cancel()
            return
        self._simulated = state
        self.progress.setValue(state.done)
        self._show_outcome()

    def _show_run(self) -> None:
        self.progress.setVisible(self.is_running())
        self.cancel_button.setVisible(self.is_running())
        self.simulate_button.setVisible(not self.is_running())

    def _show_outcome(self) -> None:
        done = self._simulated
        self.outcome.setVisible(done is not None)
        if done is None:
            return
        parts = [tr("{count} hands dealt").format(count=f"{done.done:,}")]
        parts += [f"{role} {percent(done.share(role))}" for role in done.counts]
        self.outcome.setText(" · ".join(parts))
