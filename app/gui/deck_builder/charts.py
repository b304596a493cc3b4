"""Small charts: the curve of Levels, and bars of kinds and Attributes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.gui import fonts, theme
from app.gui.board import painting
from app.gui.board.sizes import scaled

_HEIGHT: Final = 92


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: what stands under it, how many cards, which passcodes, its words."""

    label: str
    count: int
    codes: tuple[int, ...] = ()
    words: str = ""


class BarChart(QWidget):
    """Bars side by side; ``chosen`` carries the passcodes of a clicked one."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.bars: tuple[Bar, ...] = ()
        self._current = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Sequence[Bar], name: str) -> None:
        """Show these bars; ``name`` is what the chart is about."""
        self.bars = tuple(bars)
        words = ", ".join(bar.words or f"{bar.label}: {bar.count}" for bar in bars if bar.count)
        self.setAccessibleName(f"{name}: {words}")
        self._current = min(self._current, len(self.bars) - 1)
        self.update()

    def sizeHint(self) -> QSize:
        """Low and wide."""
        return QSize(200, scaled(_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Low and not that wide."""
        return QSize(120, scaled(_HEIGHT))

    def bar_rect(self, number: int) -> QRectF:
        """Where bar ``number`` has its column."""
        pitch = self.width() / max(1, len(self.bars))
        return QRectF(number * pitch, 0, pitch, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bars with their numbers above and their names below."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = max((bar.count for bar in self.bars), default=0)
        foot, head = scaled(16), scaled(14)
        room = self.height() - foot - head
        for n, bar in enumerate(self.bars):
            column = self.bar_rect(n)
            height = room * bar.count / top if top else 0
            width = min(scaled(18), column.width() * 0.66)
            box = QRectF(column.center().x() - width / 2, head + room - height, width, height)
            self._paint_bar(painter, box, bright=n == self._current)
            painter.setFont(fonts.font(scaled(11)))
            painter.setPen(theme.color("text_second" if bar.count else "text_faint"))
            below = QRectF(column.left(), self.height() - foot, column.width(), foot)
            painter.drawText(below, int(Qt.AlignmentFlag.AlignCenter), bar.label)
            if bar.count:
                painter.setFont(fonts.font(scaled(11), QFont.Weight.DemiBold))
                painter.setPen(theme.color("text"))
                above = QRectF(column.left(), box.top() - head, column.width(), head)
                painter.drawText(above, int(Qt.AlignmentFlag.AlignCenter), str(bar.count))
        if self.hasFocus():
            painting.focus_ring(painter, QRectF(self.rect()).adjusted(6, 6, -6, -6), 4)

    def _paint_bar(self, painter: QPainter, box: QRectF, *, bright: bool) -> None:
        base = QColor(theme.color("legal"))
        fill = QLinearGradient(box.topLeft(), box.bottomLeft())
        fill.setColorAt(0, base.lighter(112) if bright else base)
        fill.setColorAt(1, base.darker(165))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(box, 2.5, 2.5)

    def _at(self, point: QPointF) -> int:
        if not self.bars:
            return -1
        return max(0, min(len(self.bars) - 1, int(point.x() / (self.width() / len(self.bars)))))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Brighten the bar under the pointer and say its number."""
        at = self._at(event.position())
        if at != self._current:
            self._current = at
            self.update()
        if at >= 0:
            bar = self.bars[at]
            words = bar.words or f"{bar.label}: {bar.count}"
            QToolTip.showText(event.globalPosition().toPoint(), words, self)

    def leaveEvent(self, event: QEvent) -> None:
        """No bar is bright."""
        self._current = -1
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the cards of a bar."""
        at = self._at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and at >= 0:
            self.chosen.emit(self.bars[at].codes)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right walk, Enter and Space choose."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()), 0)
        if step and self.bars:
            self._current = (self._current + step) % len(self.bars)
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._current >= 0:
            self.chosen.emit(self.bars[self._current].codes)
        else:
            super().keyPressEvent(event)


@dataclass(frozen=True, slots=True)
class Share:
    """One piece of a shares bar, ``color`` as a frame or Attribute has it."""

    words: str
    count: int
    color: QColor
    codes: tuple[int, ...] = ()


class SharesBar(QWidget):
    """One long bar cut into shares, each named beneath; ``chosen`` carries a clicked share's passcodes."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.shares: tuple[Share, ...] = ()
        self.setMouseTracking(True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_shares(self, shares: Sequence[Share], name: str) -> None:
        """Show these shares."""
        self.shares = tuple(share for share in shares if share.count)
        words = ", ".join(f"{share.words} {share.count}" for share in self.shares)
        self.setAccessibleName(f"{name}: {words}")
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        """Many names need several lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The bar and the lines of names."""
        places = self._places(width)
        bottom = max((rect.bottom() for rect in places), default=float(scaled(14)))
        return int(bottom) + 4

    def sizeHint(self) -> QSize:
        """As high as its width asks."""
        width = max(200, self.width())
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """As high as its width asks."""
        return QSize(100, self.heightForWidth(max(100, self.width())))

    def resizeEvent(self, event: object) -> None:
        """Another width may need another height."""
        self.updateGeometry()

    def _words(self, share: Share) -> str:
        return f"{share.words} {share.count}"

    def _places(self, width: int) -> list[QRectF]:
        """Where the names stand, wrapped like words."""
        metrics = QFontMetricsF(fonts.font(scaled(11.5)))
        x, y = 0.0, float(scaled(18))
        line = float(scaled(18))
        found = []
        for share in self.shares:
            wide = metrics.horizontalAdvance(self._words(share)) + scaled(20)
            if x and x + wide > width:
                x, y = 0.0, y + line
            found.append(QRectF(x, y, wide, line))
            x += wide + scaled(6)
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bar and its names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        total = sum(share.count for share in self.shares)
        x, height = 0.0, float(scaled(10))
        painter.setPen(Qt.PenStyle.NoPen)
        for share in self.shares:
            wide = self.width() * share.count / max(1, total)
            painter.setBrush(share.color)
            painter.drawRoundedRect(QRectF(x, 2, max(2.0, wide - 2), height), 3, 3)
            x += wide
        painter.setFont(fonts.font(scaled(11.5)))
        for share, place in zip(self.shares, self._places(self.width()), strict=True):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(share.color)
            painter.drawEllipse(QPointF(place.left() + scaled(5), place.center().y()), scaled(4), scaled(4))
            painter.setPen(theme.color("text_second"))
            painter.drawText(
                place.adjusted(scaled(14), 0, 20, 0),
                int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft),
                self._words(share),
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the cards of a share, on the bar or by its name."""
        point = event.position()
        for share, place in zip(self.shares, self._places(self.width()), strict=True):
            if place.contains(point):
                self.chosen.emit(share.codes)
                return
        if point.y() > scaled(14):
            return
        total = sum(share.count for share in self.shares)
        x = 0.0
        for share in self.shares:
            x += self.width() * share.count / max(1, total)
            if point.x() <= x:
                self.chosen.emit(share.codes)
                return
