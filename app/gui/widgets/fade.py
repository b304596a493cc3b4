"""A stack of screens where one melts into the next."""

from __future__ import annotations

from PySide6.QtCore import Property as QtProperty
from PySide6.QtCore import QEasingCurve, QPropertyAnimation, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QStackedWidget, QWidget

from app.gui.theme import MOTION_LONG


class _Veil(QWidget):
    """A picture of the old screen that becomes transparent."""

    def __init__(self, parent: QWidget, picture: QPixmap) -> None:
        super().__init__(parent)
        self._picture = picture
        self._opacity = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the fading picture."""
        painter = QPainter(self)
        painter.setOpacity(self._opacity)
        painter.drawPixmap(0, 0, self._picture)

    def _get(self) -> float:
        return self._opacity

    def _set(self, value: float) -> None:
        self._opacity = value
        self.update()

    opacity = QtProperty(float, _get, _set)


class FadingStack(QStackedWidget):
    """Shows one screen at a time; ``speed`` 0 changes at once, 1 in about a quarter of a second."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.speed = 1.0
        self._veil: _Veil | None = None

    def show_screen(self, screen: QWidget) -> None:
        """Bring ``screen`` (added here if it is new) to the front and give it the focus."""
        if self.indexOf(screen) < 0:
            self.addWidget(screen)
        old = self.currentWidget()
        if old is screen:
            return
        fading = self.speed > 0 and self.isVisible() and old is not None
        picture = old.grab() if fading and old is not None else None
        self.setCurrentWidget(screen)
        screen.setFocus(Qt.FocusReason.OtherFocusReason)
        if picture is not None:
            self._fade(picture)

    def _fade(self, picture: QPixmap) -> None:
        self._drop()
        veil = _Veil(self, picture)
        self._veil = veil
        veil.show()
        veil.raise_()
        motion = QPropertyAnimation(veil, b"opacity", veil)
        motion.setDuration(round(MOTION_LONG / self.speed))
        motion.setStartValue(1.0)
        motion.setEndValue(0.0)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.finished.connect(self._drop)
        motion.start()

    def _drop(self) -> None:
        if self._veil is not None:
            self._veil.hide()
            self._veil.deleteLater()
            self._veil = None
