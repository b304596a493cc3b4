"""The timeline: event density, marks, turns, LP and card-advantage curves, and the playhead through all."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QToolTip, QWidget

from app.gui import fonts, theme
from app.gui.board.sizes import scaled
from app.gui.i18n import mark, tr
from app.gui.replay_viewer import icons
from app.gui.widgets.basic import plain_tip

#: Mark kinds, the most important first: where two would overlap, the first one is drawn.
KINDS: Final = ("note", "branch", "win", "damage", "chain", "summon")
_ROLES: Final = {
    "note": "you",
    "branch": "legal",
    "win": "text",
    "damage": "target",
    "chain": "chain",
    "summon": "legal",
}
NAMES: Final = {
    "note": mark("Note"),
    "branch": mark("A branch leaves here"),
    "win": mark("The duel ends"),
    "damage": mark("Damage"),
    "chain": mark("Chain"),
    "summon": mark("Summon"),
}
_SNAP: Final = 6.0


@dataclass(frozen=True, slots=True)
class Track:
    """What the timeline shows. Curves are (step, player 0, player 1), turns (step, turn, player).

    ``marks`` are (step, kind) pairs; ``steps`` is the last step. ``density(n)`` gives the number of
    events in each of ``n`` equal parts of the duel.
    """

    steps: int
    turns: tuple[tuple[int, int, int], ...]
    marks: tuple[tuple[int, str], ...]
    lp: tuple[tuple[int, int, int], ...]
    cards: tuple[tuple[int, int, int], ...]
    density: Callable[[int], Sequence[int]]


EMPTY: Final = Track(0, (), (), (), (), lambda parts: (0,) * parts)


class Timeline(QAbstractSlider):
    """A slider over the steps of a duel. ``sought`` carries the step that the user wants."""

    sought = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.track = EMPTY
        self.viewer = 0
        #: What stands in the tip of a step.
        self.describe: Callable[[int], str] = str
        self._picture: QPixmap | None = None
        self._hover = -1
        #: In a low window it is lower, too.
        self.low = False
        self.setObjectName("timeline")
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    # --- what is shown -----------------------------------------------------------------------

    def retranslate(self) -> None:
        """Name the slider in the current language."""
        self.setAccessibleName(tr("Timeline"))

    def show_track(self, track: Track, viewer: int) -> None:
        """Show another duel, or the same one for another side."""
        self.track, self.viewer = track, viewer
        self._picture = None
        blocked = self.blockSignals(True)
        self.setRange(0, track.steps)
        self.blockSignals(blocked)
        self.update()

    def show_step(self, step: int) -> None:
        """Move the playhead; no signal."""
        if step != self.value():
            blocked = self.blockSignals(True)
            self.setValue(step)
            self.blockSignals(blocked)
            self.setAccessibleDescription(self.describe(step))
            self.update()

    def redraw(self) -> None:
        """Paint everything anew (theme or language has changed)."""
        self._picture = None
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as it gets; the height of all lanes."""
        return QSize(400, scaled(60 if self.low else 84))

    def minimumSizeHint(self) -> QSize:
        """Never lower than its lanes."""
        return QSize(160, scaled(60 if self.low else 84))

    # --- places --------------------------------------------------------------------------------

    def _plot(self) -> QRectF:
        return QRectF(self.rect()).adjusted(scaled(10), 0, -scaled(10), 0)

    def x_of(self, step: float) -> float:
        """Where a step lies, in pixels from the left."""
        plot = self._plot()
        return plot.left() + plot.width() * step / max(1, self.track.steps)

    def step_at(self, x: float) -> int:
        """The step at ``x``, within the duel."""
        plot = self._plot()
        part = (x - plot.left()) / max(1.0, plot.width())
        return round(min(1.0, max(0.0, part)) * self.track.steps)

    def _lanes(self) -> tuple[QRectF, QRectF, QRectF]:
        """The lanes of marks, of the bars and of the curves, top down."""
        plot = self._plot()
        marks = scaled(17)
        rest = plot.height() - marks - 4
        bars = rest * 0.36
        return (
            QRectF(plot.left(), 1, plot.width(), marks),
            QRectF(plot.left(), 1 + marks, plot.width(), bars),
            QRectF(plot.left(), 3 + marks + bars, plot.width(), rest - bars - 1),
        )

    # --- painting --------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """The duel as a picture made once a size, with the playhead over it."""
        dpr = self.devicePixelRatioF()
        if self._picture is None:
            self._picture = QPixmap(round(self.width() * dpr), round(self.height() * dpr))
            self._picture.setDevicePixelRatio(dpr)
            self._picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(self._picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_track(painter)
            painter.end()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._picture)
        self._paint_head(painter)
        painter.end()

    def _paint_track(self, painter: QPainter) -> None:
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("ground", 0.6))
        painter.drawRoundedRect(frame, 7, 7)
        marks, bars, curves = self._lanes()
        self._paint_turns(painter, frame)
        self._paint_bars(painter, bars)
        self._paint_cards(painter, curves)
        self._paint_lp(painter, curves)
        self._paint_marks(painter, marks)

    def _paint_turns(self, painter: QPainter, frame: QRectF) -> None:
        """A band a turn, tinted by whose turn it is, with its number where there is room."""
        painter.setFont(fonts.font(scaled(11), QFont.Weight.Medium))
        turns = self.track.turns
        for n, (step, turn, player) in enumerate(turns):
            left = self.x_of(step)
            right = self.x_of(turns[n + 1][0] if n + 1 < len(turns) else self.track.steps)
            role = "you" if player == self.viewer else "opponent"
            painter.fillRect(
                QRectF(left, frame.top() + 1, right - left, frame.height() - 2), theme.color(role, 0.055)
            )
            if n:
                painter.setPen(QPen(theme.color("line_strong", 0.8), 1))
                painter.drawLine(QPointF(left, frame.top() + 1), QPointF(left, frame.bottom() - 1))
            text = str(turn)
            if right - left > painter.fontMetrics().horizontalAdvance(text) + 6:
                painter.setPen(theme.color(role, 0.85))
                box = QRectF(left + 3, frame.bottom() - scaled(15), right - left, scaled(14))
                painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_bars(self, painter: QPainter, lane: QRectF) -> None:
        pitch = max(3.0, scaled(4))
        parts = max(1, min(int(lane.width() / pitch), self.track.steps + 1))
        counts = list(self.track.density(parts))
        most = max(counts, default=0)
        if not most:
            return
        pitch = lane.width() / parts
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("card_name", 0.55))
        for n, count in enumerate(counts):
            if count:
                # The square root keeps small moments in sight beside the great ones.
                height = max(2.0, lane.height() * (count / most) ** 0.5)
                bar = QRectF(lane.left() + n * pitch, lane.bottom() - height, max(1.5, pitch - 1.5), height)
                painter.drawRoundedRect(bar, 1, 1)

    def _stairs(self, lane: QRectF, points: Iterable[tuple[int, float]], base: float) -> QPainterPath:
        """A stepped line; each point is (step, height from 0 to 1 over ``base``)."""
        path = QPainterPath()
        last = base
        for n, (step, part) in enumerate(points):
            x, y = self.x_of(step), lane.bottom() - lane.height() * part
            if n:
                path.lineTo(x, last)
                path.lineTo(x, y)
            else:
                path.moveTo(x, y)
            last = y
        if not path.isEmpty():
            path.lineTo(lane.right(), last)
        return path

    def _paint_lp(self, painter: QPainter, lane: QRectF) -> None:
        """You gold and solid, the opponent rose and dashed."""
        most = max((max(a, b) for _, a, b in self.track.lp), default=0)
        if most <= 0:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for player in (1 - self.viewer, self.viewer):
            mine = player == self.viewer
            pen = QPen(theme.color("you" if mine else "opponent"), scaled(1.8))
            if not mine:
                pen.setDashPattern([3.5, 2])
            painter.setPen(pen)
            points = [(row[0], max(0, row[1 + player]) / most * 0.94) for row in self.track.lp]
            painter.drawPath(self._stairs(lane, points, lane.bottom()))

    def _paint_cards(self, painter: QPainter, lane: QRectF) -> None:
        """Who has more cards: a soft area over or under the middle line."""
        lead = [(row[0], row[1 + self.viewer] - row[2 - self.viewer]) for row in self.track.cards]
        most = max((abs(number) for _, number in lead), default=0)
        if not most:
            return
        middle = lane.center().y()
        path = self._stairs(
            lane, [(step, 0.5 + 0.5 * number / max(4, most)) for step, number in lead], middle
        )
        area = QPainterPath(path)
        area.lineTo(lane.right(), middle)
        area.lineTo(self.x_of(lead[0][0]), middle)
        area.closeSubpath()
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        halves = (
            (QRectF(lane.left(), lane.top(), lane.width(), middle - lane.top()), "you"),
            (QRectF(lane.left(), middle, lane.width(), lane.bottom() - middle), "opponent"),
        )
        for half, role in halves:
            painter.setClipRect(half)
            painter.fillPath(area, theme.color(role, 0.2))
        painter.restore()
        painter.setPen(QPen(theme.color("line_strong", 0.9), 1, Qt.PenStyle.DotLine))
        painter.drawLine(QPointF(lane.left(), middle), QPointF(lane.right(), middle))

    def _visible_marks(self) -> list[tuple[int, str]]:
        """The marks that have room, the more important ones first."""
        size = scaled(11)
        taken: list[float] = []
        shown: list[tuple[int, str]] = []
        for kind in KINDS:
            for step, of in self.track.marks:
                x = self.x_of(step)
                if of == kind and all(abs(x - other) >= size for other in taken):
                    taken.append(x)
                    shown.append((step, kind))
        return shown

    def _paint_marks(self, painter: QPainter, lane: QRectF) -> None:
        size = float(scaled(10))
        for step, kind in self._visible_marks():
            box = QRectF(self.x_of(step) - size / 2, lane.center().y() - size / 2, size, size)
            icons.outline(painter, kind, box, theme.color(_ROLES[kind]), theme.color("ground"))

    def _paint_head(self, painter: QPainter) -> None:
        if 0 <= self._hover <= self.track.steps:
            painter.setPen(QPen(theme.color("text", 0.35), 1))
            x = self.x_of(self._hover)
            painter.drawLine(QPointF(x, 3), QPointF(x, self.height() - 3))
        x = self.x_of(self.value())
        color = theme.color("acting")
        painter.setPen(QPen(color, scaled(2)))
        painter.drawLine(QPointF(x, 2), QPointF(x, self.height() - 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color)
        half = scaled(5)
        knob = QPainterPath(QPointF(x - half, 1))
        knob.lineTo(x + half, 1)
        knob.lineTo(x, 1 + half * 1.3)
        knob.closeSubpath()
        painter.drawPath(knob)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.color("legal")), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)

    # --- mouse and keyboard ----------------------------------------------------------------------

    def _wanted(self, point: QPointF) -> int:
        """The step under the pointer; in the lane of the marks the nearest mark attracts."""
        marks, _, _ = self._lanes()
        if point.y() <= marks.bottom():
            near = [
                (abs(self.x_of(step) - point.x()), step)
                for step, _ in self._visible_marks()
                if abs(self.x_of(step) - point.x()) <= _SNAP
            ]
            if near:
                return min(near)[1]
        return self.step_at(point.x())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to where the button was pressed."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._seek(self._wanted(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the playhead, or show what lies there."""
        if event.buttons() & Qt.MouseButton.LeftButton and self.isSliderDown():
            self._seek(self.step_at(event.position().x()))
            return
        self._hover = self._wanted(event.position())
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The playhead is let go."""
        self.setSliderDown(False)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is pointed at any more."""
        super().leaveEvent(event)
        self._hover = -1
        self.update()

    def event(self, event: QEvent) -> bool:
        """The tip says which moment lies under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            step = self._wanted(QPointF(event.pos()))
            kinds = [tr(NAMES[kind]) for kind in KINDS if (step, kind) in self.track.marks]
            text = self.describe(step)
            words = "\n".join([text, " · ".join(kinds)] if kinds else [text])
            QToolTip.showText(event.globalPos(), plain_tip(words), self)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The viewer has one set of keys for all its parts."""
        event.ignore()

    def _seek(self, step: int) -> None:
        if step != self.value():
            self.show_step(step)
            self.sought.emit(step)

    def turn_of(self, step: int) -> int:
        """The number of the turn that ``step`` belongs to; 0 before the first one."""
        at = bisect_right([row[0] for row in self.track.turns], step) - 1
        return self.track.turns[at][1] if at >= 0 else 0

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The picture is made anew for the new size."""
        super().resizeEvent(event)
        self._picture = None

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and language."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.LanguageChange):
            self.redraw()
