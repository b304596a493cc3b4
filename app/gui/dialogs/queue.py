"""One prompt at a time: opens each in its dialog or as a bar, never blocking the program."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QGraphicsDropShadowEffect, QVBoxLayout, QWidget

from app.controller.prompts import CARDS, CHAIN, PLACES, TARGET, PromptModel
from app.controller.words import Words
from app.engine.decisions import Decision
from app.gui import theme
from app.gui.board.pictures import Pictures
from app.gui.board.sizes import scaled
from app.gui.dialogs.box import PromptBox
from app.gui.dialogs.kinds import box_class
from app.gui.dialogs.picking import BoardPickBox, CardsBox, ChainBox, TargetBox
from app.gui.dialogs.turn import other_dialog

#: What does again what was taken back, on every system.
REDO_KEYS = ("Ctrl+Shift+Z", "Ctrl+Y")
_WIDE = 500
_LEAST = 380


def make_box(
    model: PromptModel, decision: Decision, pictures: Pictures, words: Words, parent: QWidget | None = None
) -> PromptBox:
    """The widget that asks ``decision``."""
    if model.kind == CHAIN:
        return ChainBox(model, pictures, parent)
    if model.kind == TARGET:
        return TargetBox(model, pictures, parent)
    if model.kind == PLACES or (model.kind == CARDS and model.board):
        return BoardPickBox(model, decision, pictures, words, parent)
    if model.kind == CARDS:
        return CardsBox(model, decision, pictures, words, parent)
    return box_class(model.kind)(model, pictures, parent)


class PromptDialog(QDialog):
    """A window-modal host without a title bar. Esc never closes it without an answer."""

    undo = Signal()
    redo = Signal()
    help = Signal()

    def __init__(self, box: PromptBox, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Dialog | Qt.WindowType.FramelessWindowHint)
        self.box = box
        self.setObjectName("prompt-dialog")
        self.setWindowTitle(box.model.title)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(box)
        box.setParent(self)

    def reject(self) -> None:
        """Esc is the prompt's business."""
        self.box.cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter gives the likely answer."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.box.confirm()
        elif event.key() == Qt.Key.Key_Escape:
            self.box.cancel()
        elif event.key() == Qt.Key.Key_F1:
            self.help.emit()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo.emit()
        elif any(QKeySequence(event.keyCombination()) == QKeySequence(keys) for keys in REDO_KEYS):
            self.redo.emit()
        else:
            super().keyPressEvent(event)


#: How much less it matters to hide a card that the prompt is not about.
_CROWD_WEIGHT = 0.3


def best_place(
    size: QSize, within: QRect, avoid: list[QRectF], crowd: list[QRectF] | None = None, clear: int = 0
) -> QPoint:
    """Where a prompt of ``size`` hides least of ``avoid``: low first, then the middle, then high.

    ``crowd``: what else lies there and is hidden rather than ``avoid``. Low and high prompts start right
    of ``clear``, where the LP plates end.
    """
    x_middle = within.center().x() - size.width() // 2
    x_clear = x_middle if clear + size.width() > within.right() else max(x_middle, clear)
    low = within.bottom() - size.height() - 12
    high = within.top() + 12
    middle = within.center().y() - size.height() // 2
    left, right = within.left() + 12, within.right() - size.width() - 12
    spots = [(x_clear, low), (x_middle, middle), (x_clear, high)]
    spots += [(x, y) for y in (low, middle, high) for x in (left, right)]

    def hidden(spot: tuple[int, int]) -> float:
        rect = QRectF(spot[0], spot[1], size.width(), size.height())
        return _covered(rect, avoid) + _CROWD_WEIGHT * _covered(rect, crowd or [])

    x, y = min(spots, key=hidden)
    return QPoint(max(within.left(), x), max(within.top(), y))


def _covered(rect: QRectF, others: list[QRectF]) -> float:
    parts = [rect.intersected(other) for other in others]
    return sum(part.width() * part.height() for part in parts if part.isValid())


class PromptQueue(QObject):
    """Shows prompts one after the other. ``answered`` carries (decision, response)."""

    answered = Signal(object, tuple)
    hovered = Signal(int)
    changed = Signal()
    undo = Signal()
    redo = Signal()
    #: What of the rulebook is to be read (``Wanted``; None for F1 in a dialog).
    rulings_wanted = Signal(object)

    def __init__(self, host: QWidget, pictures: Pictures, words: Words) -> None:
        super().__init__(host)
        self._host = host
        self._pictures = pictures
        self._words = words
        self._waiting: deque[Callable[[], None]] = deque()
        self.box: PromptBox | None = None
        self.dialog: QDialog | None = None
        self._decision: Decision | None = None
        self._area: Callable[[], QRect] = host.rect
        self._avoid: Callable[[PromptModel], list[QRectF]] = lambda _: []
        self._crowd: Callable[[], list[QRectF]] = list
        self._clear: Callable[[], int] = lambda: 0

    def set_room(
        self,
        area: Callable[[], QRect],
        avoid: Callable[[PromptModel], list[QRectF]],
        crowd: Callable[[], list[QRectF]] = list,
        clear: Callable[[], int] = lambda: 0,
    ) -> None:
        """Where prompts may lie, and what of :func:`best_place` they look out for; in host coordinates."""
        self._area, self._avoid, self._crowd, self._clear = area, avoid, crowd, clear

    @property
    def open(self) -> bool:
        """Whether something is being asked."""
        return self.box is not None or self.dialog is not None

    def ask(self, decision: Decision, model: PromptModel) -> None:
        """Ask ``decision``: as a bar when it is picked on the board, else as a modal dialog."""
        if self.open:
            self._waiting.append(partial(self.ask, decision, model))
            return
        if not model.board and self._must_wait(partial(self.ask, decision, model)):
            return
        box = make_box(model, decision, self._pictures, self._words, self._host)
        box.answered.connect(self._answered)
        box.hovered.connect(self.hovered)
        box.changed.connect(self.changed)
        box.rulings_wanted.connect(self.rulings_wanted)
        self.box, self._decision = box, decision
        if model.board:
            self._open_bar(box)
        else:
            self._open_dialog(box)
        self.changed.emit()

    def relayout(self) -> None:
        """The window has another size."""
        if self.box is not None:
            host = self.dialog if self.dialog is not None else self.box
            self._put(self.box, host)

    def close(self) -> None:
        """Take everything away without an answer (the duel is over)."""
        self._waiting.clear()
        if self.dialog is not None:
            self.dialog.hide()
            self.dialog.deleteLater()
        if self.box is not None and self.dialog is None:
            self.box.hide()
            self.box.deleteLater()
        self.box = self.dialog = self._decision = None

    def tell(self, dialog: QDialog) -> None:
        """Open a dialog that is no question of the engine, when its turn comes."""
        if self.open:
            self._waiting.append(partial(self.tell, dialog))
            return
        if self._must_wait(partial(self.tell, dialog)):
            return
        self.dialog = dialog
        dialog.finished.connect(self._told)
        dialog.open()

    def _must_wait(self, again: Callable[[], None]) -> bool:
        """Whether another dialog is open (the settings, while the AI thinks); ``again`` comes after it."""
        other = other_dialog(self._host)
        if other is None:
            return False
        self._waiting.append(again)
        other.finished.connect(self._soon)
        return True

    def _soon(self) -> None:
        QTimer.singleShot(0, self, self._next)

    def _told(self) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is not None:
            dialog.deleteLater()
        self.changed.emit()
        self._next()

    def _next(self) -> None:
        if self._waiting and not self.open:
            self._waiting.popleft()()

    def _open_bar(self, box: PromptBox) -> None:
        shadow = QGraphicsDropShadowEffect(box)
        shadow.setBlurRadius(34)
        shadow.setOffset(0, 8)
        shadow.setColor(theme.color("ground"))
        box.setGraphicsEffect(shadow)
        self._put(box, box)
        box.show()
        box.raise_()

    def _open_dialog(self, box: PromptBox) -> None:
        dialog = PromptDialog(box, self._host)
        dialog.undo.connect(self.undo)
        dialog.redo.connect(self.redo)
        dialog.help.connect(lambda: self.rulings_wanted.emit(None))
        self.dialog = dialog
        self._put(box, dialog)
        dialog.open()
        if box.confirm_button is not None and box.confirm_button.isEnabled():
            box.confirm_button.setFocus()

    def _put(self, box: PromptBox, widget: QWidget) -> None:
        area = self._area()
        # In small windows a prompt leaves a part of the board's width free.
        width = max(scaled(_LEAST), min(scaled(_WIDE), round(area.width() * 0.62)))
        box.ensurePolished()
        hint = box.sizeHint()
        width = max(min(hint.width(), area.width() - 24), min(width, area.width() - 24))
        box.setFixedWidth(width)
        height = box.heightForWidth(width) if box.hasHeightForWidth() else hint.height()
        size = QSize(width, min(max(height, box.minimumSizeHint().height()), area.height()))
        box.setFixedHeight(size.height())
        at = best_place(size, area, self._avoid(box.model), self._crowd(), self._clear())
        widget.resize(size)
        widget.move(self._host.mapToGlobal(at) if widget.isWindow() else at)

    def _answered(self, response: tuple[int, ...]) -> None:
        decision, box, dialog = self._decision, self.box, self.dialog
        self.box = self.dialog = self._decision = None
        if dialog is not None:
            dialog.hide()
            dialog.deleteLater()
        elif box is not None:
            box.hide()
            box.deleteLater()
        self.answered.emit(decision, response)
        self._next()
