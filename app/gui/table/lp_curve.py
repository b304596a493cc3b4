"""The LP of both players over a duel, as a small chart."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.gui import fonts, theme
from app.gui.board.sizes import scaled
from app.gui.i18n import tr

_GRID_LINES: Final = 4


@dataclass
class LpHistory:
    """Both players' LP at the start and after every change; a change belongs to the turn it came in."""

    start: tuple[int, int]
    changes: list[tuple[int, int, int]] = field(default_factory=list)
    turn: int = 0
    #: The first turn, 0 while it is unknown: a puzzle begins in the middle of a duel.
    first: int = 0

    def begin_turn(self, turn: int) -> None:
        """A turn begins."""
        self.first = min(self.first or turn, turn)
        self.turn = max(self.turn, turn)

    def in_turn(self, turn: int) -> None:
        """The table stands in ``turn``, whose beginning need not have been seen."""
        if not self.first:
            self.first = turn

    @property
    def turns(self) -> int:
        """How many turns the curve goes over, 1 at least."""
        return max(1, self.turn - max(1, self.first) + 1)

    def change(self, player: int, after: int) -> None:
        """``player`` has ``after`` LP now."""
        self.changes.append((self.turn or self.first, player, after))

    def points(self, player: int) -> list[tuple[float, int]]:
        """(turns since the start, LP) points of a player's curve; changes of one turn are spread over it."""
        found = [(0.0, self.start[player])]
        for n, (turn, whose, after) in enumerate(self.changes):
            if whose != player:
                continue
            of_turn = [m for m, other in enumerate(self.changes) if other[0] == turn]
            place = (of_turn.index(n) + 1) / (len(of_turn) + 1)
            found.append((max(0.0, turn - max(1, self.first) + place), max(0, after)))
        found.append((float(self.turns), found[-1][1]))
        return found


class LpCurve(QWidget):
    """``viewer``'s line is gold and solid, the opponent's rose and dashed, each named at its end."""

    def __init__(self, history: LpHistory, viewer: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.history = history
        self.viewer = viewer
        self.setObjectName("lp-curve")
        ends = [history.points(player)[-1][1] for player in (viewer, 1 - viewer)]
        self.setAccessibleName(
            tr("LP over {turns} turns: you end with {you}, your opponent with {foe}.").format(
                turns=history.turns, you=ends[0], foe=ends[1]
            )
        )
        self.setMinimumSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """Wide and low."""
        return QSize(scaled(430), scaled(170))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Grid, turns, both lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(theme.color("line"), 1))
        painter.setBrush(theme.color("ground", 0.55))
        painter.drawRoundedRect(frame, 8, 8)
        curves = {player: self.history.points(player) for player in (0, 1)}
        top = _round_up(max(lp for points in curves.values() for _, lp in points))
        turns = max(1.0, curves[0][-1][0])
        painter.setFont(fonts.font(scaled(11), QFont.Weight.Medium))
        left = painter.fontMetrics().horizontalAdvance(str(top)) + scaled(18)
        right = max(painter.fontMetrics().horizontalAdvance(word) for word in self._names()) + scaled(22)
        plot = frame.adjusted(left, scaled(14), -right, -scaled(26))
        self._grid(painter, plot, top, int(turns))
        labels: list[float] = []
        for player in (1 - self.viewer, self.viewer):
            self._line(painter, plot, curves[player], player, (turns, top), labels)

    def _names(self) -> tuple[str, str]:
        return tr("You"), tr("Opponent")

    def _grid(self, painter: QPainter, plot: QRectF, top: int, turns: int) -> None:
        for n in range(_GRID_LINES + 1):
            y = plot.bottom() - plot.height() * n / _GRID_LINES
            painter.setPen(QPen(theme.color("line_strong" if n == 0 else "line"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            if n % 2 == 0:
                box = QRectF(0, y - scaled(9), plot.left() - scaled(7), scaled(18))
                painter.setPen(theme.color("text_faint"))
                align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
                painter.drawText(box, align, str(top * n // _GRID_LINES))
        step = max(1, -(-turns // 8))
        for turn in range(step, turns + 1, step):
            x = plot.left() + plot.width() * (turn - 0.5) / turns
            painter.setPen(theme.color("text_faint"))
            box = QRectF(x - 20, plot.bottom() + scaled(4), 40, scaled(16))
            number = turn + max(1, self.history.first) - 1
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))

    def _line(
        self,
        painter: QPainter,
        plot: QRectF,
        points: Sequence[tuple[float, int]],
        player: int,
        most: tuple[float, int],
        labels: list[float],
    ) -> None:
        """A stepped line with a dot and the player's name at its end."""
        mine = player == self.viewer
        role = "you" if mine else "opponent"

        def at(turn: float, lp: int) -> QPointF:
            return QPointF(
                plot.left() + plot.width() * turn / most[0], plot.bottom() - plot.height() * lp / most[1]
            )

        path = QPainterPath(at(*points[0]))
        before = points[0][1]
        for turn, lp in points[1:]:
            path.lineTo(at(turn, before))
            path.lineTo(at(turn, lp))
            before = lp
        pen = QPen(theme.color(role), scaled(2.2))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        if not mine:
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([4, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        end = at(*points[-1])
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(role))
        painter.drawEllipse(end, scaled(4), scaled(4))
        y = end.y()
        # Two lines that end at one height would write over each other.
        for other in labels:
            if abs(y - other) < scaled(15):
                y = other + (scaled(15) if other < plot.center().y() else -scaled(15))
        labels.append(y)
        painter.setPen(theme.color(role))
        box = QRectF(end.x() + scaled(9), y - scaled(9), self.width() - end.x() - scaled(9), scaled(18))
        name = self._names()[0 if mine else 1]
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, name)


def _round_up(lp: int) -> int:
    """A round top of the scale that divides by four."""
    step = 2000 if lp > 4000 else 1000 if lp > 1000 else 200
    return max(step, -(-lp // step) * step)
