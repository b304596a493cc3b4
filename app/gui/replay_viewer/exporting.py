"""The export menu of the viewer: asks where to, does the work in small bits, writes the file whole."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QLabel, QSpinBox, QWidget

from app.data import atomic
from app.data.errors import DataError
from app.gui.exports.html_page import replay_page
from app.gui.exports.picture import GifMaker, PictureTable, Stretch, png_bytes
from app.gui.exports.text_log import replay_text
from app.gui.i18n import told, tr
from app.gui.replay_viewer.dialogs import ProgressDialog
from app.gui.table.result_dialog import TableDialog

if TYPE_CHECKING:
    from app.gui.replay_viewer.screen import ReplayScreen

#: Size of a GIF's board in pixels; larger ones take long to send.
_GIF_SIZE: Final = (760, 560)
_PICTURE_RATIO: Final = 2.0

Then = Callable[[Path], None]


def ask_path(host: QWidget, title: str, suggested: Path, kind: str, then: Then) -> None:
    """Ask where to save; ``kind`` is the filter ("PNG (*.png)"), ``then`` gets the chosen path."""
    dialog = QFileDialog(host, title, str(suggested), kind)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(suggested.suffix.lstrip("."))
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()


class StretchDialog(TableDialog):
    """From which step to which the GIF goes."""

    def __init__(self, first: int, last: int, most: int, parent: QWidget) -> None:
        super().__init__(tr("Animated GIF"), tr("Which stretch of the duel shall it show?"), parent)
        self.setObjectName("gif-dialog")
        self.first, self.last = QSpinBox(self.frame), QSpinBox(self.frame)
        holder = QWidget(self.frame)
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        for text, box, value in ((tr("From step"), self.first, first), (tr("to step"), self.last, last)):
            box.setRange(0, most)
            box.setValue(value)
            box.setAlignment(Qt.AlignmentFlag.AlignCenter)
            box.setAccessibleName(text)
            row.addWidget(QLabel(text, holder))
            row.addWidget(box)
        row.addStretch(1)
        self.body.insertWidget(2, holder)
        self.add_button(tr("Cancel"), "gif-cancel", "", QDialog.DialogCode.Rejected)
        make = self.add_button(tr("Make the GIF"), "gif-make", "primary", QDialog.DialogCode.Accepted)
        make.setDefault(True)
        self.first.valueChanged.connect(lambda value: self.last.setMinimum(value))
        self.last.setMinimum(first)


class Exporter(QObject):
    """Exports what ``screen`` shows. :attr:`ask` can be replaced, as by a test that has no file dialog."""

    def __init__(self, screen: ReplayScreen) -> None:
        super().__init__(screen)
        self.screen = screen
        self.ask: Callable[[QWidget, str, Path, str, Then], None] = ask_path
        self.progress: ProgressDialog | None = None
        self._work: Iterator[tuple[int, int]] | None = None
        self._done: Callable[[], None] = lambda: None
        self._clean: Callable[[], None] = lambda: None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._bit)

    def choices(self) -> list[tuple[str, Callable[[], None]]]:
        """The lines of the menu."""
        name = self.screen.player.record.names[self.screen.seat]
        return [
            (tr("Picture of this position (PNG)…"), self.picture),
            (tr("Animated GIF of a stretch…"), self.gif),
            (tr("Web page with all cards (HTML)…"), lambda: self.page(both=True)),
            (tr("Web page with what {name} saw (HTML)…").format(name=name), lambda: self.page(both=False)),
            (tr("Text log with all cards…"), lambda: self.text(both=True)),
            (tr("Text log of what {name} saw…").format(name=name), lambda: self.text(both=False)),
        ]

    # --- kinds -------------------------------------------------------------------------------------

    def picture(self) -> None:
        """The position that is shown, as PNG at twice the size of the screen."""
        step = self.screen.playback.step

        def make(path: Path) -> None:
            table = self._table((1280, 900), _PICTURE_RATIO)
            table.show(step)
            image = table.grab(f"{self.screen.about(both=table.reveal)} · {self.screen.place(step)}")
            table.close()
            self._write(path, png_bytes(image))

        self._ask(tr("Save the picture"), f"-{step}", "PNG (*.png)", make)

    def text(self, *, both: bool) -> None:
        """The log as a text file."""
        screen = self.screen
        seat, about = screen.seat, screen.about(both=both)

        def make(path: Path) -> None:
            log = replay_text(screen.player, screen.words, seat=seat, both=both, about=about)
            self._write(path, log.encode("utf-8", "replace"))

        self._ask(tr("Save the log"), "", "TXT (*.txt)", make)

    def page(self, *, both: bool) -> None:
        """The whole replay as one HTML file."""
        screen = self.screen
        seat, about = screen.seat, screen.about(both=both)

        def make(path: Path) -> None:
            page = replay_page(screen.player, screen.library, screen.words, seat=seat, both=both, about=about)
            self._write(path, page.encode("utf-8", "replace"))

        self._ask(tr("Save the page"), "", "HTML (*.html)", make)

    def gif(self) -> None:
        """A stretch in motion: asks for it, this turn is the suggestion."""
        screen = self.screen
        player, step = screen.player, screen.playback.step
        turn = player.turn_of(step)
        first = player.first_step_of_turn(turn)
        dialog = StretchDialog(min(first, step), player.next_turn(step), player.steps, screen)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(
            lambda: self._ask(
                tr("Save the GIF"),
                f"-{dialog.first.value()}-{dialog.last.value()}",
                "GIF (*.gif)",
                self._gif_to(Stretch(dialog.first.value(), dialog.last.value())),
            )
        )
        dialog.open()

    def _gif_to(self, stretch: Stretch) -> Then:
        def make(path: Path) -> None:
            table = self._table(_GIF_SIZE, 1.0)
            maker = GifMaker(table, stretch)
            self._start(
                tr("Making the GIF"),
                maker.work(),
                lambda: self._write(path, maker.result()),
                table.close,
            )

        return make

    # --- work in bits ----------------------------------------------------------------------------------

    def _start(
        self, title: str, work: Iterator[tuple[int, int]], done: Callable[[], None], clean: Callable[[], None]
    ) -> None:
        self.cancel()
        self.progress = ProgressDialog(title, tr("You can go on when it is done, or cancel."), self.screen)
        self.progress.open()
        self._work, self._done, self._clean = work, done, clean
        self._timer.start(0)

    def _bit(self) -> None:
        """One frame; the window stays alive between two of them."""
        work, progress = self._work, self.progress
        if work is None or progress is None:
            self._timer.stop()
            return
        at = next(work, None)
        if at is not None and progress.step(*at):
            return
        cancelled = progress.cancelled
        self._end()
        if cancelled:
            self.screen.say(tr("The export was cancelled; nothing was written."), "acting")
        else:
            self._done()
        self._clean()

    def _end(self) -> None:
        self._timer.stop()
        self._work = None
        if self.progress is not None:
            self.progress.blockSignals(True)
            self.progress.accept()
            self.progress.deleteLater()
            self.progress = None

    def cancel(self) -> None:
        """Break off what is being made."""
        if self._work is not None:
            self._end()
            self._clean()

    # --- helpers ---------------------------------------------------------------------------------------

    def _table(self, size: tuple[int, int], ratio: float) -> PictureTable:
        screen = self.screen
        return PictureTable(
            screen.player,
            screen.faces,
            screen.words,
            seat=screen.seat,
            reveal=screen.playback.reveal,
            width=size[0],
            height=size[1],
            ratio=ratio,
        )

    def _ask(self, title: str, addition: str, kind: str, then: Then) -> None:
        path = self.screen.document.path
        folder = self.screen.settings.last_folder or (str(path.parent) if path is not None else "")
        stem = path.stem if path is not None else "replay"
        ending = re.search(r"\*(\.\w+)", kind)
        suggested = Path(folder) / f"{stem}{addition}{ending.group(1) if ending else ''}"
        self.ask(self.screen, title, suggested, kind, then)

    def _write(self, path: Path, content: bytes) -> None:
        try:
            atomic.write_bytes(path, content)
        except DataError as error:
            self.screen.say(told(error))
            return
        self.screen.settings.last_folder = str(path.parent)
        self.screen.say(tr("Saved as {name}").format(name=path.name), "legal")
