"""The home screen: what Ketto is, and the ways into it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.data.library import CardLibrary
from app.data.saved_duel import Unfinished, list_unfinished
from app.data.version import app_version
from app.engine.constants import TYPE_TOKEN
from app.gui import fonts, theme
from app.gui.faces.renderer import FaceRenderer
from app.gui.home.stage import paint_stage, showcase
from app.gui.home.unfinished import describe, describe_in_two
from app.gui.i18n import tr
from app.gui.widgets.basic import button, label

_SPACING: Final = 10
#: Whether the tagline is shown, pixels between the buttons, size of the name: the less room, the later.
_ROOMY_TO_TIGHT: Final = (
    (True, _SPACING, 1.0),
    (True, _SPACING, 0.8),
    (True, 8, 0.62),
    (False, 8, 0.62),
    (False, 4, 0.55),
    (False, 1, 0.4),
)


class HomeScreen(QWidget):
    """Signals: ``duel``, ``builder``, ``practice``, ``replay``, ``rulebook``, ``settings_wanted``, ``leave``.

    While there are unfinished duels it offers ``resume`` and ``discard``.
    """

    duel = Signal()
    builder = Signal()
    practice = Signal()
    replay = Signal()
    rulebook = Signal()
    resume = Signal()
    discard = Signal()
    settings_wanted = Signal()
    leave = Signal()

    def __init__(self, library: CardLibrary, faces: FaceRenderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._faces = faces
        self._codes = showcase(library)
        self._scale = 1.0
        self._stage = QPixmap()
        self._wordmark = _Wordmark()
        self._menu_column = QVBoxLayout()
        self._tagline = label("second", wrap=True)
        self._tagline.setMaximumWidth(330)
        self._footer = label("faint")
        self._keys = label("faint")
        self.duel_button = button("hero", self.duel.emit)
        self.builder_button = button("menu", self.builder.emit)
        self.practice_button = button("menu", self.practice.emit)
        self.practice_button.setObjectName("home-practice")
        self.replay_button = button("menu", self.replay.emit)
        self.rulebook_button = button("menu", self.rulebook.emit)
        self.rulebook_button.setObjectName("home-rulebook")
        self.resume_button = button("menu", self.resume.emit)
        self.resume_button.setObjectName("home-resume")
        self.discard_button = button("menu", self.discard.emit)
        self.discard_button.setObjectName("home-discard")
        self._unfinished_words = label("small", wrap=True)
        #: The duels that can be resumed, the newest first.
        self.unfinished: list[Unfinished] = []
        self.settings_button = button("menu", self.settings_wanted.emit)
        self.quit_button = button("menu", self.leave.emit)
        self._build()
        self.setFocusProxy(self.duel_button)
        self.retranslate()
        self.refresh_unfinished()

    def menu(self) -> list[QPushButton]:
        """The buttons, top down."""
        rooms = [
            self.duel_button,
            self.builder_button,
            self.practice_button,
            self.replay_button,
            self.rulebook_button,
        ]
        if self.unfinished:
            rooms.insert(1, self.resume_button)
        return [*rooms, self.settings_button, self.quit_button]

    def _build(self) -> None:
        menu = self._menu_column
        menu.setSpacing(_SPACING)
        menu.addWidget(self._wordmark)
        menu.addWidget(self._tagline)
        menu.addSpacing(20)
        for made in self.menu():
            made.setMinimumWidth(264)
            made.setMaximumWidth(320)
            menu.addWidget(made)
            if made is self.duel_button:
                menu.addWidget(self._build_unfinished())
        middle = QHBoxLayout()
        middle.addLayout(menu)
        middle.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self._footer)
        foot.addStretch(1)
        foot.addWidget(self._keys)
        column = QVBoxLayout(self)
        column.setContentsMargins(64, 32, 32, 20)
        column.addStretch(5)
        column.addLayout(middle)
        column.addStretch(6)
        column.addLayout(foot)

    def set_scale(self, scale: float) -> None:
        """Size of the wordmark; ``scale`` as in the style sheet."""
        self._scale = scale
        for made in self.menu():
            made.setMinimumWidth(round(264 * scale))
            made.setMaximumWidth(round(320 * scale))
        # It shares its row with Discard.
        self.resume_button.setMinimumWidth(0)
        self._resume_box.setMinimumWidth(round(264 * scale))
        self._resume_box.setMaximumWidth(round(320 * scale))
        self._fit_unfinished()
        self._tagline.setMaximumWidth(round(330 * scale))
        self._fit()

    def _fit(self) -> None:
        """In a low window the words give way to the menu: the tagline first, then the size of the name."""
        layout = self.layout()
        if layout is None:
            return
        for tagline, spacing, size in _ROOMY_TO_TIGHT:
            self._tagline.setVisible(tagline)
            self._menu_column.setSpacing(spacing)
            self._wordmark.set_scale(self._scale * size)
            layout.activate()
            needed = max(layout.totalMinimumSize().height(), layout.totalHeightForWidth(self.width()))
            if needed <= self.height():
                break

    def _build_unfinished(self) -> QWidget:
        """Resume, what would be resumed, and Discard."""
        self._resume_box = QWidget()
        box = QVBoxLayout(self._resume_box)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.resume_button, 1)
        row.addWidget(self.discard_button)
        box.addLayout(row)
        box.addWidget(self._unfinished_words)
        self._resume_box.setMinimumWidth(264)
        self._resume_box.setMaximumWidth(320)
        return self._resume_box

    def refresh_unfinished(self) -> None:
        """Look for unfinished duels anew."""
        # What is being played in another window is not to be resumed or discarded here.
        self.unfinished = [saved for saved in list_unfinished() if not saved.running]
        count = len(self.unfinished)
        self._resume_box.setVisible(count > 0)
        if not count:
            self._fit()
            return
        many = tr("Resume a duel ({count})").format(count=count)
        self.resume_button.setText(tr("Resume duel") if count == 1 else many)
        self._fit_unfinished()
        self._fit()

    def _fit_unfinished(self) -> None:
        """Two lines at most, shortened to their width: in a low window there is no room for more."""
        if not self.unfinished:
            return
        words = self._unfinished_words
        who, when = describe_in_two(self.unfinished[0])
        metrics = words.fontMetrics()
        room = max(words.width(), self._resume_box.minimumWidth()) - 4
        lines = (room if when else 2 * room - metrics.averageCharWidth() * 12, room)
        fitted = (
            metrics.elidedText(text, Qt.TextElideMode.ElideRight, wide)
            for text, wide in zip((who, when), lines, strict=True)
        )
        words.setText("\n".join(filter(None, fitted)))
        words.setToolTip(describe(self.unfinished[0]))
        words.setMaximumHeight(metrics.lineSpacing() * 2 + 4)

    def retranslate(self) -> None:
        """Write all words anew."""
        self._tagline.setText(tr("Duel by the rules of any era, against an opponent that plays any deck."))
        self.duel_button.setText(tr("Duel"))
        self.builder_button.setText(tr("Deck builder"))
        self.practice_button.setText(tr("Practice"))
        self.discard_button.setText("✕")
        self.discard_button.setToolTip(tr("Discard duel"))
        self.discard_button.setAccessibleName(tr("Discard duel"))
        self._fit_unfinished()
        self.replay_button.setText(tr("Watch a replay"))
        self.rulebook_button.setText(tr("Rulebook"))
        self.settings_button.setText(tr("Settings"))
        self.quit_button.setText(tr("Quit"))
        # As the deck builder counts: no Tokens, another artwork of a card is no other card.
        count = len({card.name for card in self._library.pool if not card.type & TYPE_TOKEN})
        cards = tr("{count} cards").format(count=count)
        self._footer.setText(f"Ketto {app_version()} · {cards}")
        self._keys.setText(tr("↑ ↓ Enter: choose · F1: rulebook · F11: full screen"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._stage = QPixmap()
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrow keys walk through the menu."""
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if not step:
            super().keyPressEvent(event)
            return
        usable = [made for made in self.menu() if made.isEnabled()]
        at = next((n for n, made in enumerate(usable) if made.hasFocus()), -1 if step > 0 else 0)
        usable[(at + step) % len(usable)].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture is made anew for the new size."""
        super().resizeEvent(event)
        self._stage = QPixmap()
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, made once a size."""
        dpr = self.devicePixelRatioF()
        if self._stage.isNull():
            self._stage = QPixmap(round(self.width() * dpr), round(self.height() * dpr))
            self._stage.setDevicePixelRatio(dpr)
            self._stage.fill(theme.color("ground"))
            painter = QPainter(self._stage)
            paint_stage(painter, QRectF(self.rect()), self._codes, self._faces, dpr)
            painter.end()
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._stage)
        painter.end()


class _Wordmark(QWidget):
    """The name in Latin letters with the kanji beside it."""

    def __init__(self) -> None:
        super().__init__()
        self._scale = 1.0
        self.setAccessibleName("Ketto")
        self.set_scale(1.0)

    def set_scale(self, scale: float) -> None:
        self._scale = scale
        self.setFixedHeight(round(92 * scale))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        s = self._scale
        painter.setFont(fonts.font(72 * s, QFont.Weight.Bold))
        painter.setPen(theme.color("text"))
        painter.drawText(QRectF(-3 * s, 0, 320 * s, 92 * s), Qt.AlignmentFlag.AlignVCenter, "Ketto")
        left = 12 * s + painter.fontMetrics().horizontalAdvance("Ketto")
        painter.fillRect(QRectF(left, 20 * s, 2, 56 * s), theme.color("acting"))
        painter.setFont(fonts.font(27 * s))
        painter.setPen(theme.color("acting"))
        for n, sign in enumerate("決闘"):
            box = QRectF(left + 12 * s, (17 + 31 * n) * s, 34 * s, 31 * s)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign)
        painter.end()
