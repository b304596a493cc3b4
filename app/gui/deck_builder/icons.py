"""Small signs of the deck builder, drawn as strokes so that they are sharp at any scale."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from app.gui import theme
from app.gui.board.sizes import scaled
from app.gui.faces.paths import parse

#: Strokes on a 16 x 16 grid.
_STROKES: Final = {
    "undo": "M 3 7 L 10 7 C 15 7 15 13 10 13 L 6 13 M 6 3.6 L 2.6 7 L 6 10.4",
    "redo": "M 13 7 L 6 7 C 1 7 1 13 6 13 L 10 13 M 10 3.6 L 13.4 7 L 10 10.4",
    "rows": "M 2 3.5 L 5 3.5 M 7.5 3.5 L 14 3.5 M 2 8 L 5 8 M 7.5 8 L 14 8 "
    "M 2 12.5 L 5 12.5 M 7.5 12.5 L 14 12.5",
    "pictures": "M 2 2 L 6.5 2 L 6.5 7 L 2 7 Z M 9.5 2 L 14 2 L 14 7 L 9.5 7 Z "
    "M 2 9.5 L 6.5 9.5 L 6.5 14 L 2 14 Z M 9.5 9.5 L 14 9.5 L 14 14 L 9.5 14 Z",
    "table": "M 2 2.5 L 14 2.5 L 14 13.5 L 2 13.5 Z M 2 6.2 L 14 6.2 M 2 9.9 L 14 9.9 M 7 2.5 L 7 13.5",
    "hand": "M 2 4 L 6.5 4 L 6.5 13 L 2 13 Z M 7.5 3 L 9.5 3 L 9.5 12 M 11 3.6 L 13.5 4 L 12 12.6",
}


def icon(name: str) -> QIcon:
    """The sign ``name`` in the colours of the theme, also as it looks on a disabled button."""
    made = QIcon()
    for mode, role in ((QIcon.Mode.Normal, "text"), (QIcon.Mode.Disabled, "dimmed")):
        for ratio in (1.0, 2.0):
            made.addPixmap(_pixmap(name, role, ratio), mode)
    return made


def icon_size() -> QSize:
    """How large signs are at the present scale of type."""
    return QSize(scaled(16), scaled(16))


def _pixmap(name: str, role: str, ratio: float) -> QPixmap:
    side = scaled(16)
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / 16, side / 16)
    pen = QPen(theme.color(role), 1.6)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(parse(_STROKES[name]))
    painter.end()
    return pixmap
