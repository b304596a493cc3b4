"""The Chain as a stack of its links, the newest on top of what resolves next."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.gui import fonts, theme
from app.gui.board.sizes import scaled
from app.gui.i18n import tr


@dataclass(frozen=True, slots=True)
class LinkRow:
    """One link in words. ``state`` is "", "resolving", "over", "activation" or "effect" (negated)."""

    number: int
    code: int
    name: str
    detail: str
    mine: bool
    state: str = ""


class LinkWidget(QWidget):
    """One Chain Link: number, card, targets."""

    clicked = Signal(int)

    def __init__(self, row: LinkRow, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_row(row)

    def show_row(self, row: LinkRow) -> None:
        """Show the link as ``row`` has it now."""
        self.row = row
        self.setAccessibleName(f"{row.number}: {row.name}. {row.detail}")
        self.setFixedHeight(scaled(54 if row.detail else 40))
        self.update()

    def sizeHint(self) -> QSize:
        """Room for two lines."""
        return QSize(160, scaled(54))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Show the card."""
        self.clicked.emit(self.row.code)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A violet frame; rose and struck through where negated."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        negated = self.row.state in ("activation", "effect")
        over = negated or self.row.state == "over"
        accent = theme.color("target" if negated else "chain", 0.5 if over else 1.0)
        painter.setPen(QPen(accent, 2.2 if self.row.state == "resolving" else 1.2))
        painter.setBrush(theme.color("chain", 0.22 if self.row.state == "resolving" else 0.06))
        painter.drawRoundedRect(rect, 7, 7)
        disc = QRectF(rect.left() + scaled(8), rect.center().y() - scaled(11), scaled(22), scaled(22))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(accent)
        painter.drawEllipse(disc)
        painter.setFont(fonts.font(scaled(12), QFont.Weight.Bold))
        painter.setPen(theme.color("ground"))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(self.row.number))
        self._texts(painter, rect, negated, over)

    def _texts(self, painter: QPainter, rect: QRectF, negated: bool, over: bool) -> None:
        left = rect.left() + scaled(38)
        width = rect.right() - 8 - left
        name = fonts.font(scaled(13), QFont.Weight.DemiBold)
        name.setStrikeOut(negated)
        painter.setFont(name)
        painter.setPen(theme.color("text_second" if over else "text"))
        top = rect.top() + (scaled(7) if self.row.detail else (rect.height() - scaled(18)) / 2)
        text = painter.fontMetrics().elidedText(self.row.name, Qt.TextElideMode.ElideRight, int(width))
        painter.drawText(QRectF(left, top, width, scaled(18)), Qt.AlignmentFlag.AlignVCenter, text)
        if self.row.detail:
            painter.setFont(fonts.font(scaled(12)))
            painter.setPen(theme.color("text_second"))
            text = painter.fontMetrics().elidedText(self.row.detail, Qt.TextElideMode.ElideRight, int(width))
            painter.drawText(
                QRectF(left, top + scaled(19), width, scaled(17)), Qt.AlignmentFlag.AlignVCenter, text
            )


class ChainPanel(QWidget):
    """All links of the running Chain; empty text while there is none."""

    card_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self.heading = QLabel(self)
        self.heading.setProperty("role", "section")
        self._empty = QLabel(self)
        self._empty.setProperty("role", "faint")
        self._empty.setWordWrap(True)
        self._layout.addWidget(self.heading)
        self._layout.addWidget(self._empty)
        self.links: dict[int, LinkWidget] = {}
        self.retranslate()

    def retranslate(self) -> None:
        """Write the heading in the current language."""
        self.heading.setText(tr("CHAIN"))
        self._empty.setText(tr("No Chain is open."))

    def add_link(self, row: LinkRow) -> None:
        """Put a link on the Chain; a link of the same number is replaced."""
        self._drop(row.number)
        widget = LinkWidget(row, self)
        widget.clicked.connect(self.card_wanted)
        self.links[row.number] = widget
        self._layout.addWidget(widget)
        self._empty.setVisible(False)

    def set_detail(self, number: int, detail: str) -> None:
        """What stands below the name of link ``number``: its targets."""
        widget = self.links.get(number)
        if widget is not None:
            widget.show_row(replace(widget.row, detail=detail))

    def set_state(self, number: int, state: str) -> None:
        """Show link ``number`` as "resolving", "over" or negated."""
        widget = self.links.get(number)
        if widget is not None:
            widget.show_row(replace(widget.row, state=state))

    def clear(self) -> None:
        """The Chain is over."""
        for number in list(self.links):
            self._drop(number)
        self._empty.setVisible(True)

    def _drop(self, number: int) -> None:
        widget = self.links.pop(number, None)
        if widget is not None:
            self._layout.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
