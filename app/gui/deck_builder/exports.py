"""The deck as a picture and as a printed list."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QImage,
    QImageWriter,
    QLinearGradient,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QTextDocument,
)

from app.data import atomic
from app.data.decks import Deck
from app.data.errors import FileError
from app.gui import fonts, theme
from app.gui.deck_builder.words import PART_TITLES
from app.gui.faces.renderer import FaceRenderer
from app.gui.geometry import CARD_RATIO
from app.gui.i18n import tr

_CARD: Final = 118.0
_GAP: Final = 8.0
_MARGIN: Final = 36.0
_COLUMNS: Final = 10
_HEAD: Final = 34.0

NameOf = Callable[[int], str]


def deck_picture(deck: Deck, faces: FaceRenderer, note: str = "") -> QImage:
    """All cards of ``deck`` in one picture, ten in a row; ``note`` stands beneath the name."""
    parts = [(part, codes) for part, codes in _parts(deck) if codes or part == "main"]
    height = _CARD * CARD_RATIO
    lines = [max(1, -(-len(codes) // _COLUMNS)) for _, codes in parts]
    wide = 2 * _MARGIN + _COLUMNS * (_CARD + _GAP) - _GAP
    tall = 2 * _MARGIN + 62 + sum(_HEAD + n * (height + _GAP) + 12 for n in lines)
    image = QImage(round(wide), round(tall), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    ground = QLinearGradient(0, 0, wide * 0.4, tall)
    ground.setColorAt(0, theme.color("board_light"))
    ground.setColorAt(1, theme.color("ground"))
    painter.fillRect(QRectF(0, 0, wide, tall), ground)
    painter.setPen(theme.color("text"))
    painter.setFont(fonts.font(30, QFont.Weight.Bold))
    flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
    painter.drawText(QRectF(_MARGIN, _MARGIN - 8, wide - 2 * _MARGIN, 40), flags, deck.name)
    painter.setPen(theme.color("text_second"))
    painter.setFont(fonts.font(15))
    painter.drawText(QRectF(_MARGIN, _MARGIN + 30, wide - 2 * _MARGIN, 24), flags, note)
    y = _MARGIN + 62
    for (part, codes), count in zip(parts, lines, strict=True):
        painter.setPen(theme.color("text"))
        painter.setFont(fonts.font(18, QFont.Weight.DemiBold))
        title = f"{tr(PART_TITLES[part])} · {len(codes)}"
        painter.drawText(QRectF(_MARGIN, y, wide, _HEAD - 6), flags, title)
        y += _HEAD
        for n, code in enumerate(codes):
            at = QPointF(_MARGIN + n % _COLUMNS * (_CARD + _GAP), y + n // _COLUMNS * (height + _GAP))
            painter.drawPixmap(at, faces.pixmap(code, QSizeF(_CARD, height), 1.0))
        y += count * (height + _GAP) + 12
    painter.end()
    return image


def save_picture(image: QImage, path: Path) -> None:
    """Write ``image`` as PNG; raises :class:`FileError`."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise FileError(f"The picture for {path} cannot be made; free some memory and try again.")
    buffer.close()
    atomic.write_bytes(path, bytes(content.data()))


def list_html(deck: Deck, name_of: NameOf, facts_of: NameOf, note: str = "") -> str:
    """The deck as a printable list: a table a part, cards with their number and facts, a box to tick."""
    pieces = [f"<h2>{escape(deck.name)}</h2><p>{escape(note)}</p>"]
    for part, codes in _parts(deck):
        if not codes:
            continue
        pieces.append(f"<h3>{escape(tr(PART_TITLES[part]))} ({len(codes)})</h3><table width='100%'>")
        for code, count in grouped(codes):
            pieces.append(
                f"<tr><td width='5%'>☐</td><td width='6%'><b>{count}</b></td>"
                f"<td width='46%'>{escape(name_of(code))}</td>"
                f"<td width='33%' style='color:#555'>{escape(facts_of(code))}</td>"
                f"<td width='10%' align='right' style='color:#777'>{code:08d}</td></tr>"
            )
        pieces.append("</table>")
    return "".join(pieces)


def grouped(codes: Sequence[int]) -> list[tuple[int, int]]:
    """Each card once with its number, in the order of the deck."""
    counts: dict[int, int] = {}
    for code in itertools.chain(codes):
        counts[code] = counts.get(code, 0) + 1
    return list(counts.items())


def save_pdf(html: str, path: Path, title: str) -> None:
    """Write the printable list as PDF (A4); raises :class:`FileError`."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Ketto")
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(15, 15, 15, 15), QPageLayout.Unit.Millimeter)
    document = QTextDocument()
    font = fonts.font(13)
    font.setPointSizeF(9.5)
    document.setDefaultFont(font)
    document.setDefaultStyleSheet("body, td, h2, h3, p { color: #111; } h3 { margin-top: 14px; }")
    document.setHtml(html)
    document.print_(writer)
    buffer.close()
    if content.isEmpty():
        raise FileError(f"The list for {path} cannot be made; free some memory and try again.")
    atomic.write_bytes(path, bytes(content.data()))


def _parts(deck: Deck) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return ("main", deck.main), ("extra", deck.extra), ("side", deck.side)
