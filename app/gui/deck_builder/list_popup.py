"""Choosing a Forbidden/Limited list on a timeline."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Collection, Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QVBoxLayout,
    QWidget,
)
from PySide6.QtWidgets import QStyleOptionViewItem as ItemOption

from app.data.banlists import Banlist, changes, predecessor
from app.gui import fonts, theme
from app.gui.board import painting
from app.gui.board.sizes import scaled
from app.gui.deck_builder.popup import Popup
from app.gui.i18n import tr
from app.gui.widgets.basic import button, label, plain_tip

_LANES: Final = ("OCG", "TCG", "")
_VERDICT: Final = Qt.ItemDataRole.UserRole + 1
_BROKEN: Final = Qt.ItemDataRole.UserRole + 2
_MOST_CHANGES: Final = 40
_Index = QModelIndex | QPersistentModelIndex


class _VerdictDelegate(QStyledItemDelegate):
    """The name of a list on the left, how the deck does under it behind."""

    def paint(self, painter: QPainter, option: ItemOption, index: _Index) -> None:
        super().paint(painter, option, index)
        name = scaled(150)
        box = QRectF(option.rect).adjusted(name, 0, -scaled(8), 0)
        painter.save()
        font = fonts.font(scaled(12))
        painter.setFont(font)
        painter.setPen(theme.color("danger" if index.data(_BROKEN) else "legal"))
        text = QFontMetrics(font).elidedText(
            str(index.data(_VERDICT) or ""), Qt.TextElideMode.ElideRight, round(box.width())
        )
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        painter.restore()


class Timeline(QWidget):
    """All dated lists as dots, a lane for each region. ``chosen`` carries a number of ``lists``.

    A list the deck keeps to is round, another is a square.
    """

    chosen = Signal(int)
    pointed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.lists: tuple[Banlist, ...] = ()
        self.current = -1
        self._hovered = -1
        self._broken: frozenset[int] = frozenset()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_lists(self, lists: Sequence[Banlist], current: int, broken: Collection[int]) -> None:
        """Show these lists; ``current`` is the chosen one or -1, ``broken`` those the deck breaks."""
        self.lists = tuple(lists)
        self.current = current
        self._broken = frozenset(broken)
        self.setAccessibleName(tr("Timeline of Forbidden/Limited lists"))
        self.updateGeometry()
        self.update()

    def _lanes(self) -> list[str]:
        regions = {one.region if one.region in _LANES else "" for one in self.lists if one.date is not None}
        return [lane for lane in _LANES if lane in regions] or ["OCG"]

    def sizeHint(self) -> QSize:
        """As many lanes as regions."""
        return QSize(scaled(560), scaled(30) * len(self._lanes()) + scaled(34))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a small window."""
        return QSize(scaled(320), self.sizeHint().height())

    def _span(self) -> tuple[int, int]:
        days = [one.date.toordinal() for one in self.lists if one.date is not None]
        if not days:
            today = datetime.date(2026, 1, 1).toordinal()
            return today - 365, today
        return min(days) - 60, max(days) + 60

    def point_of(self, number: int) -> QPointF | None:
        """Where the dot of list ``number`` is, or None for one without a date."""
        one = self.lists[number]
        if one.date is None:
            return None
        start, end = self._span()
        left, right = scaled(54), self.width() - scaled(14)
        x = left + (right - left) * (one.date.toordinal() - start) / max(1, end - start)
        lanes = self._lanes()
        lane = lanes.index(one.region) if one.region in lanes else len(lanes) - 1
        return QPointF(x, scaled(22) + scaled(30) * lane)

    def _nearest(self, at: QPointF) -> int:
        best, found = float(scaled(26)), -1
        for n in range(len(self.lists)):
            point = self.point_of(n)
            if point is None:
                continue
            far = abs(point.x() - at.x()) + 0.8 * abs(point.y() - at.y())
            if far < best:
                best, found = far, n
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        """Lanes, years and dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_years(painter)
        for lane, name in enumerate(self._lanes()):
            y = scaled(22) + scaled(30) * lane
            painter.setPen(QPen(theme.color("line_strong"), 1))
            painter.drawLine(QPointF(scaled(54), y), QPointF(self.width() - scaled(14), y))
            painter.setFont(fonts.font(scaled(11), QFont.Weight.DemiBold))
            painter.setPen(theme.color("text_second"))
            box = QRectF(scaled(10), y - scaled(10), scaled(40), scaled(20))
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
            painter.drawText(box, flags, name or tr("other"))
        for n in range(len(self.lists)):
            point = self.point_of(n)
            if point is not None:
                self._paint_dot(painter, n, point)
        if self.hasFocus():
            painting.focus_ring(painter, QRectF(self.rect()).adjusted(6, 6, -6, -6), 6)

    def _paint_years(self, painter: QPainter) -> None:
        start, end = self._span()
        left, right = scaled(54), self.width() - scaled(14)
        painter.setFont(fonts.font(scaled(11)))
        first, last = datetime.date.fromordinal(start).year + 1, datetime.date.fromordinal(end).year
        every = max(1, -(-(last - first + 1) * scaled(40) // max(1, right - left)))
        for year in range(first, last + 1):
            day = datetime.date(year, 1, 1).toordinal()
            x = left + (right - left) * (day - start) / max(1, end - start)
            painter.setPen(QPen(theme.color("line"), 1))
            painter.drawLine(QPointF(x, scaled(8)), QPointF(x, self.height() - scaled(20)))
            if (year - first) % every == 0:
                painter.setPen(theme.color("text_faint"))
                box = QRectF(x - 30, self.height() - scaled(18), 60, scaled(16))
                painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), str(year))

    def _paint_dot(self, painter: QPainter, number: int, point: QPointF) -> None:
        big = number in (self.current, self._hovered)
        radius = scaled(6.5) if big else scaled(4.2)
        tone = "danger" if number in self._broken else "legal"
        painter.setPen(QPen(theme.color("text") if number == self.current else theme.color("panel"), 2))
        painter.setBrush(theme.color(tone))
        if tone == "danger":
            # Rose and square: never colour alone.
            side = radius * 1.7
            painter.drawRect(QRectF(point.x() - side / 2, point.y() - side / 2, side, side))
        else:
            painter.drawEllipse(point, radius, radius)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell which list the pointer is at."""
        at = self._nearest(event.position())
        if at != self._hovered:
            self._hovered = at
            self.pointed.emit(at)
            self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """None."""
        self._hovered = -1
        self.pointed.emit(-1)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the list at the pointer."""
        at = self._nearest(event.position())
        if event.button() == Qt.MouseButton.LeftButton and at >= 0:
            self.chosen.emit(at)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel goes to the next list of the same region."""
        self._step(1 if event.angleDelta().y() < 0 else -1)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right go through time, Up and Down to the other region."""
        key = event.key()
        if key == Qt.Key.Key_Left:
            self._step(-1)
        elif key == Qt.Key.Key_Right:
            self._step(1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._other_region()
        else:
            super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        """To an earlier (-1) or later list of the same region."""
        region = self.lists[self.current].region if 0 <= self.current < len(self.lists) else "OCG"
        same = [n for n, one in enumerate(self.lists) if one.region == region and one.date is not None]
        same.sort(key=lambda n: self.lists[n].date or datetime.date.min)
        if not same:
            return
        at = same.index(self.current) + step if self.current in same else (0 if step > 0 else len(same) - 1)
        if 0 <= at < len(same):
            self.chosen.emit(same[at])

    def _other_region(self) -> None:
        here = self.point_of(self.current) if 0 <= self.current < len(self.lists) else None
        if here is None:
            return
        region = self.lists[self.current].region
        others = [
            (abs(point.x() - here.x()), n)
            for n, one in enumerate(self.lists)
            if one.region != region and (point := self.point_of(n)) is not None
        ]
        if others:
            self.chosen.emit(min(others)[1])


class ListPopup(Popup):
    """Timeline and names of all lists.

    ``chosen`` carries a Banlist or None, ``file_wanted`` asks for a file to load. ``over`` gives the names
    of the cards of which the deck has more than a list allows, ``name_of`` the name of any card.
    """

    chosen = Signal(object)
    file_wanted = Signal()

    def __init__(
        self,
        over: Callable[[Banlist], tuple[str, ...]],
        name_of: Callable[[int], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent, "list-popup", click_away=True)
        self._lists: tuple[Banlist, ...] = ()
        self._current: Banlist | None = None
        self._over = over
        self._name_of = name_of
        self.timeline = Timeline()
        self.names = QListWidget()
        self.names.setObjectName("list-names")
        self.names.setItemDelegate(_VerdictDelegate(self.names))
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.summary = label("second", wrap=True)
        self.detail = label("small", wrap=True)
        self.legend = label("faint", wrap=True)
        self.none_button = button("quiet", lambda: self._choose(-1))
        self.none_button.setObjectName("list-none")
        self.file_button = button("quiet", self.file_wanted.emit)
        self.close_button = button("primary", self.hide)
        foot = QHBoxLayout()
        foot.addWidget(self.none_button)
        foot.addWidget(self.file_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 12, 14, 12)
        column.setSpacing(8)
        column.addWidget(self.timeline)
        column.addWidget(self.legend)
        column.addWidget(self.summary)
        column.addWidget(self.detail)
        column.addWidget(self.names, 1)
        column.addLayout(foot)
        self.timeline.chosen.connect(self._choose)
        self.timeline.pointed.connect(self._point)
        self.names.currentRowChanged.connect(self._on_row)
        self.names.itemClicked.connect(lambda item: self._choose(self.names.row(item)))
        self.hide()
        self.retranslate()

    def retranslate(self) -> None:
        """Write all words anew."""
        self.setAccessibleName(tr("Forbidden/Limited list"))
        self.names.setAccessibleName(tr("All lists"))
        self.none_button.setText(tr("No list"))
        self.file_button.setText(tr("Load lflist.conf…"))
        self.close_button.setText(tr("Done"))
        self.legend.setText(
            tr("● the deck keeps to the list   ■ it does not   (wheel and arrow keys go through time)")
        )
        self._point(-1)

    def show_lists(self, lists: Sequence[Banlist], current: Banlist | None) -> None:
        """Show these lists, newest first."""
        self._lists, self._current = tuple(lists), current
        at = self._lists.index(current) if current in self._lists else -1
        verdicts = [self._over(one) for one in self._lists]
        self.timeline.show_lists(self._lists, at, [n for n, names in enumerate(verdicts) if names])
        self.names.blockSignals(True)
        self.names.clear()
        for one, names in zip(self._lists, verdicts, strict=True):
            item = QListWidgetItem(one.name, self.names)
            told = verdict_words(names)
            item.setData(_VERDICT, told)
            item.setData(_BROKEN, bool(names))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{one.name}: {told}")
            if names:
                item.setToolTip(plain_tip("\n".join(names)))
        kept = sum(not names for names in verdicts)
        told = tr("The deck keeps to {count} of {total} lists.")
        self.summary.setText(told.format(count=kept, total=len(verdicts)) if verdicts else "")
        self.names.setCurrentRow(at)
        self.names.blockSignals(False)
        if at >= 0:
            self.names.scrollToItem(self.names.item(at))
        self._point(-1)

    def open_at(self, at: QPoint, room: QWidget) -> None:
        """Show it below ``at``, inside ``room``."""
        self.place(at - QPoint(scaled(320), 0), room, scaled(640), scaled(470))
        self.timeline.setFocus()

    def _on_row(self, row: int) -> None:
        if row >= 0:
            self._choose(row)

    def _choose(self, number: int) -> None:
        chosen = self._lists[number] if 0 <= number < len(self._lists) else None
        if chosen is self._current and number >= 0:
            return
        self._current = chosen
        self.timeline.current = number
        self.timeline.update()
        self.names.blockSignals(True)
        self.names.setCurrentRow(number)
        self.names.blockSignals(False)
        self._point(-1)
        self.chosen.emit(chosen)

    def _point(self, number: int) -> None:
        one = self._lists[number] if 0 <= number < len(self._lists) else self._current
        self.detail.setText(list_words(one, self._lists))
        self.detail.setToolTip(plain_tip(self._change_words(one)))

    def _change_words(self, one: Banlist | None) -> str:
        """What a list does differently from the one before, a card a line."""
        before = predecessor(one, self._lists) if one is not None else None
        if one is None or before is None:
            return ""
        moved = changes(before, one)
        lines = [
            f"{self._name_of(each.code)}: {each.before} → {each.after}" for each in moved[:_MOST_CHANGES]
        ]
        if len(moved) > len(lines):
            lines.append(tr("… and {count} more").format(count=len(moved) - len(lines)))
        return "\n".join(lines)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter closes, too."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.hide()
        else:
            super().keyPressEvent(event)


def verdict_words(names: Sequence[str]) -> str:
    """Whether the deck keeps to a list, and if not, because of which cards."""
    return f"✕ {', '.join(names)}" if names else f"✓ {tr('the deck keeps to it')}"


def list_words(one: Banlist | None, lists: Sequence[Banlist]) -> str:
    """What a list is: its name, how many cards it limits, how it differs from the one before."""
    if one is None:
        return tr("No list: every card may be in the deck three times.")
    parts = [one.name]
    if one.whitelist:
        parts.append(tr("only {count} cards are allowed").format(count=len(one.limits)))
    else:
        numbers = {"zero": len(one.of(0)), "one": len(one.of(1)), "two": len(one.of(2))}
        parts.append(tr("{zero} Forbidden, {one} Limited, {two} Semi-Limited").format(**numbers))
    before = predecessor(one, lists)
    if before is not None:
        parts.append(
            tr("{count} changes since {list}").format(count=len(changes(before, one)), list=before.name)
        )
    return " · ".join(parts)
