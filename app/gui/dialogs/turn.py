"""One dialog at a time: what would open over another one waits until that is closed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from shiboken6 import isValid


def other_dialog(host: QWidget) -> QDialog | None:
    """The dialog that keeps the window of ``host`` from being used now, or None."""
    for widget in QApplication.topLevelWidgets():
        if isinstance(widget, QDialog) and widget.isVisible() and widget.isModal():
            if _lowest(widget) is host.window():
                return widget
    return None


def _lowest(widget: QWidget) -> QWidget:
    """The window that a dialog (or a dialog of a dialog) lies over in the end."""
    while (parent := widget.parentWidget()) is not None:
        widget = parent.window()
    return widget


def in_turn(host: QWidget, then: Callable[[], object]) -> None:
    """Do ``then`` now, or once no dialog lies over the window of ``host`` any more."""
    came: list[bool] = []

    def again() -> None:
        if not came and isValid(host):
            came.append(True)
            # What closing that dialog leads to comes first.
            QTimer.singleShot(0, host, lambda: in_turn(host, then))

    other = other_dialog(host)
    if other is None:
        then()
    else:
        other.finished.connect(again)
        other.destroyed.connect(again)  # one that was thrown away without an answer
