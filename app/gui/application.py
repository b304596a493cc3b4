"""The application object: look, language and the one window."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from app.data.carddb import imported_sources, share_last
from app.data.library import load_library
from app.data.settings import Settings, load_settings, save_settings
from app.gui import fonts, i18n, theme
from app.gui.faces.back import paint_back
from app.gui.faces.frame import HEIGHT, WIDTH
from app.gui.faces.renderer import use_picture_folders


def make_application(argv: Sequence[str]) -> QApplication:
    """The one application object, made on first use."""
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication([sys.argv[0], *argv])
    QCoreApplication.setApplicationName("Ketto")
    app.setApplicationDisplayName("Ketto")
    app.setStyle("Fusion")
    app.setWindowIcon(app_icon())
    return app


def apply_look(app: QApplication, settings: Settings, factor: float = 1.0, most: float = math.inf) -> float:
    """Theme, type size and language from ``settings``; returns the scale of type in use.

    ``factor`` comes from the window's size: on a large screen without scaling everything grows. ``most``
    is the largest scale that the window has room for.
    """
    scale = min(settings.ui_scale * factor, most)
    theme.activate(settings.theme)
    app.setPalette(theme.qt_palette())
    app.setFont(fonts.font(fonts.BASE_PIXELS * scale, QFont.Weight.Normal))
    sheet = theme.stylesheet(scale)
    if app.styleSheet() != sheet:
        app.setStyleSheet(sheet)
    if i18n.language() != settings.language:
        i18n.install(settings.language)
    return scale


def app_icon() -> QIcon:
    """The program's icon: the card back."""
    icon = QIcon()
    for side in (16, 32, 64, 128, 256):
        icon.addPixmap(icon_pixmap(side))
    return icon


def icon_pixmap(side: int) -> QPixmap:
    """The card back in a square of ``side`` pixels."""
    pixmap = QPixmap(QSize(side, side))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    factor = side / HEIGHT
    painter.translate((side - WIDTH * factor) / 2, 0)
    painter.scale(factor, factor)
    paint_back(painter)
    painter.end()
    return pixmap


def run(argv: Sequence[str], *, quit_after_start: bool = False, language: str | None = None) -> int:
    """Start the window and the event loop; returns the exit code.

    ``quit_after_start`` leaves as soon as the home screen has been painted (to measure the start).
    """
    # Here and not above: the window pulls in every screen, tests of the look need none of them.
    from app.gui.main_window import MainWindow

    app = make_application(argv)
    settings = load_settings()
    kept = settings.language
    if language is not None:
        settings.language = language
    apply_look(app, settings)

    def save(now: Settings) -> None:
        # A language of this start only is not the player's choice; neither is a start to measure.
        if not quit_after_start:
            save_settings(replace(now, language=kept) if now.language == language else now)

    library = load_library()
    share_last(library, settings)
    use_picture_folders(imported_sources(settings).pics)
    window = MainWindow(library, settings, save)
    window.restore_and_show()
    if quit_after_start:
        QTimer.singleShot(0, app.quit)
        window.repaint()
    return app.exec()
