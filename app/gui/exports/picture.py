"""Pictures of a replay's positions: one as PNG, a stretch as frames of an animated GIF."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, Qt
from PySide6.QtGui import QFont, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QWidget

from app.controller.replay_player import ReplayPlayer
from app.gui import fonts, theme
from app.gui.board.clock import AnimationClock
from app.gui.board.sizes import scaled
from app.gui.faces.renderer import FaceRenderer
from app.gui.i18n import tr
from app.gui.panels.chain import ChainPanel
from app.gui.replay_viewer.layout import ViewerGeometry
from app.gui.replay_viewer.log import ReplayLog
from app.gui.replay_viewer.table import ReplayTable
from app.gui.wording import Wording

#: Milliseconds of motion between two frames, and how long a position stands still.
FRAME_MS: Final = 90
HOLD_MS: Final = 650
#: A GIF of more frames would be larger than anybody wants to send.
MAX_FRAMES: Final = 600
_SAMPLES: Final = 9
_COLOURS: Final = 228
#: Small, but meant to be told apart: these colours are in every palette as they are.
_SIGNALS: Final = ("legal", "acting", "target", "chain", "you", "opponent", "text", "text_second", "ground")


class PictureTable:
    """A table that is never shown: ``width`` x ``height`` pixels of board for pictures of ``player``."""

    def __init__(
        self,
        player: ReplayPlayer,
        faces: FaceRenderer,
        words: Wording,
        *,
        seat: int,
        reveal: bool,
        width: int = 1280,
        height: int = 900,
        ratio: float = 1.0,
    ) -> None:
        self.player, self.seat, self.reveal = player, seat, reveal
        self.ratio = ratio
        self.words = words
        self.host = QWidget()
        self.host.setProperty("role", "screen")
        self.clock = AnimationClock(self.host, 1.0)
        rules = player.view(0, seat).rules
        # The panels at both sides are not drawn; the board itself gets the wanted size.
        probe = ViewerGeometry(width, height, rules, seat, 0, reveal)
        sides = probe.inspector_rect().width() + probe.log_rect().width()
        self.geometry = ViewerGeometry(width + sides, height, rules, seat, 0, reveal)
        self.host.resize(round(width + sides), height)
        chain, log = ChainPanel(self.host), ReplayLog(self.host)
        chain.hide()
        log.hide()
        names = player.record.names
        self.table = ReplayTable(
            self.host, faces, words, self.clock, self.geometry, player.view(0, seat), names, chain, log
        )
        self.table.relayout(self.geometry)

    def close(self) -> None:
        """Throw the table away."""
        self.table.director.clear()
        self.clock.stop()
        self.host.deleteLater()

    def show(self, step: int) -> None:
        """The position at ``step``."""
        self.table.show_view(self.player.view(step, self.seat, self.reveal))

    def grab(self, caption: str = "") -> QImage:
        """The board as it is now, with ``caption`` in a band under it."""
        area = self.geometry.board_rect().toAlignedRect()
        band = scaled(30) if caption else 0
        size = area.size() * self.ratio
        made = QImage(size.width(), size.height() + round(band * self.ratio), QImage.Format.Format_RGB32)
        made.setDevicePixelRatio(self.ratio)
        made.fill(theme.color("panel"))
        painter = QPainter(made)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.table.scene.render(painter, self.table.scene.sceneRect(), self.table.scene.sceneRect())
        for widget in (*self.table.plates.values(), *self.table.phases.buttons.values()):
            place = widget.geometry().topLeft() - area.topLeft()
            widget.render(painter, place, renderFlags=QWidget.RenderFlag.DrawChildren)
        if band:
            painter.setFont(fonts.font(scaled(13), QFont.Weight.DemiBold))
            painter.setPen(theme.color("text"))
            box = QRect(14, area.height(), area.width() - 28, band)
            painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, caption)
        painter.end()
        return made


def png_bytes(image: QImage) -> bytes:
    """The picture as a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())


@dataclass(frozen=True, slots=True)
class Stretch:
    """Steps ``first`` to ``last`` of a line; ``speed`` as in the viewer."""

    first: int
    last: int
    speed: float = 2.0


class GifMaker:
    """Makes the GIF bit by bit: iterate :meth:`work`, then ask for :meth:`result`."""

    def __init__(self, table: PictureTable, stretch: Stretch, captions: bool = True) -> None:
        self.table = table
        self.stretch = stretch
        self._frames: list[Image.Image] = []
        self._times: list[int] = []
        self._palette: Image.Image | None = None
        self._captions = captions
        self._caption = ""

    @property
    def frames(self) -> int:
        """How many frames there are so far."""
        return len(self._frames)

    def work(self) -> Iterator[tuple[int, int]]:
        """Draw frame after frame; yields (done, all) steps of the stretch."""
        first, last = self.stretch.first, self.stretch.last
        whole = max(1, last - first)
        for _ in self._sample():
            yield 0, whole
        table, player = self.table, self.table.player
        self._tell(first)
        table.show(first)
        self._add(HOLD_MS)
        step = first
        while step < last and len(self._frames) < MAX_FRAMES:
            target = min(last, player.next_action(step))
            events = player.events(target, table.seat, table.reveal)
            self._tell(target)
            table.table.play(events, self._nothing)
            while (table.table.director.busy or table.clock.busy) and len(self._frames) < MAX_FRAMES:
                # The clock stands still between frames, however long drawing them takes.
                table.clock.pause()
                table.clock.advance(FRAME_MS * self.stretch.speed)
                self._add(FRAME_MS)
                yield step - first, whole
            step = target
            table.show(step)
            self._add(HOLD_MS)
            yield step - first, whole

    def _nothing(self) -> None:
        """The director and the clock themselves say when motion is over."""

    def result(self) -> bytes:
        """The GIF file; the frames made so far in an endless loop."""
        target = io.BytesIO()
        first, *others = self._frames
        first.save(
            target, "GIF", save_all=True, append_images=others, duration=self._times, loop=0, disposal=1
        )
        return target.getvalue()

    def _tell(self, step: int) -> None:
        player = self.table.player
        turn, phase = player.turn_of(step), player.phase_of(step)
        words = self.table.words
        names = player.record.names
        parts = [f"{names[self.table.seat]} – {names[1 - self.table.seat]}"]
        if turn:
            parts += [tr("Turn {turn}").format(turn=turn), words.pattern(f"phase.{phase}")]
        self._caption = " · ".join(parts) if self._captions else ""

    def _sample(self) -> Iterator[None]:
        """One palette for all frames, from positions spread over the stretch: so frames differ little."""
        first, last = self.stretch.first, self.stretch.last
        count = min(_SAMPLES, last - first + 1)
        steps = sorted({first + (last - first) * n // max(1, count - 1) for n in range(count)})
        pictures = []
        for step in steps:
            self.table.show(step)
            self._tell(step)
            pictures.append(_pillow(self.table.grab(self._caption)))
            yield
        width, height = pictures[0].size
        sheet = Image.new("RGB", (width, height * len(pictures)))
        for n, picture in enumerate(pictures):
            sheet.paste(picture, (0, height * n))
        common = sheet.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT)
        colours = list(common.getpalette() or ())[: 3 * _COLOURS]
        for role in _SIGNALS:
            signal = theme.color(role)
            colours += [signal.red(), signal.green(), signal.blue()]
        self._palette = Image.new("P", (1, 1))
        self._palette.putpalette(colours)

    def _add(self, milliseconds: int) -> None:
        picture = _pillow(self.table.grab(self._caption))
        small = picture.quantize(palette=self._palette, dither=Image.Dither.NONE)
        if self._frames and small.tobytes() == self._frames[-1].tobytes():
            self._times[-1] += milliseconds
            return
        self._frames.append(small)
        self._times.append(milliseconds)


def _pillow(image: QImage) -> Image.Image:
    plain = image.convertToFormat(QImage.Format.Format_RGB888)
    data = bytes(plain.constBits())
    return Image.frombuffer(
        "RGB", (plain.width(), plain.height()), data, "raw", "RGB", plain.bytesPerLine(), 1
    )
