"""The transport bar: where the replay is, the timeline, and the keys that move it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.gui.board.sizes import scaled
from app.gui.i18n import mark, tr
from app.gui.replay_viewer import icons
from app.gui.replay_viewer.find import FindRow
from app.gui.replay_viewer.timeline import Timeline
from app.gui.widgets.basic import label, plain_tip

SPEEDS: Final = (0.5, 1.0, 1.5, 2.0, 4.0, 8.0)
#: Name of a button to its word, its tip and its key.
_KEYS: Final[dict[str, tuple[str, str, str]]] = {
    "turn-back": (mark("Turn"), mark("Previous turn (Page Up)"), ""),
    "step-back": (mark("Step"), mark("Previous action (←), previous mark of the timeline (,)"), ""),
    "event-back": ("", mark("Previous event (Shift+←)"), ""),
    "play": (mark("Play"), mark("Play or pause (Space)"), "primary"),
    "event-on": ("", mark("Next event (Shift+→)"), ""),
    "step-on": (mark("Step"), mark("Next action (→), next mark of the timeline (.)"), ""),
    "turn-on": (mark("Turn"), mark("Next turn (Page Down)"), ""),
    "swap": (mark("Switch side"), mark("See the duel from the other side (S)"), ""),
    "eye": (mark("Hands"), mark("Show or hide both hands and all Set cards (H)"), ""),
    "note": (mark("Note"), mark("Write a note on this moment (N)"), ""),
    "share": (mark("Export"), mark("Export or check this replay (E)"), ""),
    "branch": (mark("Play from here"), mark("Play on from this position yourself (P)"), "hero-edge"),
}
_MOVES: Final = ("turn-back", "step-back", "event-back", "play", "event-on", "step-on", "turn-on")
_TOOLS: Final = ("swap", "eye", "note", "share", "branch")
#: Which buttons keep their word, the narrower the bar the fewer.
_LEVELS: Final = (
    frozenset(_MOVES + _TOOLS),
    frozenset(("play", *_TOOLS)),
    frozenset(("play", "swap", "eye", "branch")),
    frozenset(("play", "branch")),
    frozenset(("branch",)),
    frozenset[str](),
)


class TransportBar(QFrame):
    """Signals: ``wanted`` carries the name of a pressed button, ``speed_changed`` a factor."""

    wanted = Signal(str)
    speed_changed = Signal(float)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "side")
        self.setObjectName("transport")
        self.playing = False
        self.speed = 1.0
        self.place = label("name-small")
        self.place.setObjectName("replay-place")
        self.about = label("small")
        self.about.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.about.installEventFilter(self)
        self.lp = {0: label(), 1: label()}
        self.timeline = Timeline(self)
        self.finder = FindRow(self)
        self.buttons: dict[str, QPushButton] = {}
        for name in _MOVES + _TOOLS:
            self.buttons[name] = self._button(name)
        self.buttons["eye"].setCheckable(True)
        self.speed_button = QPushButton(self)
        self.speed_button.setObjectName("replay-speed")
        self.speed_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.speed_menu = QMenu(self)
        self.speed_button.setMenu(self.speed_menu)
        self._rates: dict[float, QAction] = {}
        self._build()
        self.retranslate()

    def _button(self, name: str) -> QPushButton:
        made = QPushButton(self)
        made.setObjectName(f"replay-{name}")
        # A click leaves the keyboard where it is, so that Space goes on to play and pause.
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        made.setAutoDefault(False)
        role = _KEYS[name][2]
        if role:
            made.setProperty("role", role)
        made.setProperty("compact", True)
        made.clicked.connect(lambda _checked=False: self.wanted.emit(name))
        return made

    def _build(self) -> None:
        self._low = False
        self._head = head = QHBoxLayout()
        head.setSpacing(scaled(14))
        head.addWidget(self.place)
        head.addWidget(self.about, 1)
        for player in (0, 1):
            self.lp[player].setObjectName(f"replay-lp-{player}")
            head.addWidget(self.lp[player])
        row = QHBoxLayout()
        row.setSpacing(6)
        for name in _MOVES:
            row.addWidget(self.buttons[name])
        row.addWidget(self.speed_button)
        row.addStretch(1)
        for name in _TOOLS:
            row.addWidget(self.buttons[name])
        group = QActionGroup(self)
        for rate in SPEEDS:
            action = QAction(f"{rate:g}×", self.speed_menu)
            action.setCheckable(True)
            action.triggered.connect(lambda _checked=False, wanted=rate: self._choose_speed(wanted))
            group.addAction(action)
            self.speed_menu.addAction(action)
            self._rates[rate] = action
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 8, 16, 10)
        self._column.setSpacing(7)
        self._column.addLayout(head)
        self._column.addWidget(self.timeline)
        self._column.addLayout(row)
        self._column.addWidget(self.finder)

    def set_low(self, low: bool) -> None:
        """In a low window the bar takes less of it: fewer words, and the search beside them."""
        if low == self._low:
            return
        self._low = low
        for part in (self.about, *self.lp.values()):
            part.setVisible(not low)
        self._column.removeWidget(self.finder)
        self._head.removeWidget(self.finder)
        if low:
            self._head.addWidget(self.finder, 1)
        else:
            self._column.addWidget(self.finder)
        self.finder.set_short(low)
        self.timeline.low = low
        self.timeline.updateGeometry()

    def wanted_height(self) -> int:
        """The height of all rows, in pixels."""
        return self._column.sizeHint().height()

    # --- what is shown -------------------------------------------------------------------------

    def show_playing(self, playing: bool) -> None:
        """Play or pause on the big key."""
        if playing != self.playing:
            self.playing = playing
            self._label_buttons()

    def show_place(self, place: str, lp: tuple[str, str], viewer: int) -> None:
        """The moment in words, and both players' names with their LP, the viewer's first."""
        self.place.setText(place)
        for n, player in enumerate((viewer, 1 - viewer)):
            self.lp[n].setText(lp[player])
            self.lp[n].setProperty("role", "you" if n == 0 else "opponent")
            self.lp[n].style().unpolish(self.lp[n])
            self.lp[n].style().polish(self.lp[n])

    def show_about(self, about: str) -> None:
        """What duel this is, in one line."""
        self.about.setToolTip(plain_tip(about))
        self.about.setAccessibleName(about)
        self._elide_about()

    def _elide_about(self) -> None:
        whole = self.about.accessibleName()
        mode = Qt.TextElideMode.ElideRight
        self.about.setText(self.about.fontMetrics().elidedText(whole, mode, max(20, self.about.width())))

    def show_speed(self, speed: float) -> None:
        """The chosen factor; no signal."""
        self.speed = speed
        self.speed_button.setText(f"{speed:g}×")
        for rate, action in self._rates.items():
            action.setChecked(rate == speed)

    def change_speed(self, by: int) -> None:
        """The next faster (1) or slower (-1) factor."""
        at = min(range(len(SPEEDS)), key=lambda n: abs(SPEEDS[n] - self.speed))
        self._choose_speed(SPEEDS[min(len(SPEEDS) - 1, max(0, at + by))])

    def _choose_speed(self, speed: float) -> None:
        self.show_speed(speed)
        self.speed_changed.emit(speed)

    def allow(self, can: Callable[[str], bool]) -> None:
        """Grey the buttons that lead nowhere."""
        for name in (*_MOVES, "branch"):
            self.buttons[name].setEnabled(can(name))

    # --- words ------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Write all words anew."""
        self._label_buttons()
        self.show_speed(self.speed)
        self.speed_button.setToolTip(tr("Speed (+ and −)"))
        self.speed_button.setAccessibleName(tr("Speed"))
        self.timeline.retranslate()
        self.finder.retranslate()

    def _label_buttons(self) -> None:
        """As many words as there is room for; the signs are always there."""
        room = self.width() - 32
        for button in (*self.buttons.values(), self.speed_button):
            button.ensurePolished()
        for wordy in _LEVELS:
            for name in self.buttons:
                self._label(name, name in wordy)
            wanted = sum(button.minimumWidth() + 6 for button in self.buttons.values())
            if wanted + self.speed_button.sizeHint().width() <= room:
                break

    def _label(self, name: str, wordy: bool) -> None:
        button = self.buttons[name]
        word, tip, role = _KEYS[name]
        sign = "pause" if name == "play" and self.playing else name
        text = tr("Pause") if sign == "pause" else tr(word) if word else ""
        button.setText(text if wordy else "")
        ink = "on_signal" if role == "primary" else "acting" if role == "hero-edge" else "text"
        button.setIcon(icons.icon(sign, ink, scaled(15)))
        button.setIconSize(QSize(scaled(15), scaled(15)))
        button.setToolTip(tr(tip))
        button.setAccessibleName(tr(tip))
        button.setMinimumWidth(button.sizeHint().width() if button.text() else scaled(36))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Words give way to signs in a narrow bar."""
        super().resizeEvent(event)
        self._label_buttons()
        self._column.activate()
        self._elide_about()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The words beside the moment get what room that leaves them, which changes with every step."""
        if watched is self.about and event.type() == QEvent.Type.Resize:
            self._elide_about()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Signs are drawn in the theme's colours."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._label_buttons()
            self.finder.retranslate()
