"""The one clock of all motion on the table: a single timer, a speed, and a way to skip."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

FRAME: Final = 16

Step = Callable[[float], None]


def ease_out(t: float) -> float:
    """Cubic: quick start, soft end."""
    return 1.0 - (1.0 - t) ** 3


@dataclass(slots=True)
class _Tween:
    duration: float
    step: Step | None
    done: Callable[[], None] | None
    delay: float
    eased: bool
    elapsed: float = 0.0


class AnimationClock(QObject):
    """Runs tweens. ``speed`` is 0 (everything at once) to 4; ``idle`` tells that none is left."""

    idle = Signal()

    def __init__(self, parent: QObject | None = None, speed: float = 1.0) -> None:
        super().__init__(parent)
        self.speed = speed
        self._tweens: list[_Tween] = []
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)
        self._watch = QElapsedTimer()
        self._skipping = False

    @property
    def instant(self) -> bool:
        """Whether motion takes no time now."""
        return self.speed <= 0 or self._skipping

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return bool(self._tweens)

    def play(
        self,
        duration: float,
        step: Step | None = None,
        done: Callable[[], None] | None = None,
        delay: float = 0.0,
        eased: bool = True,
    ) -> None:
        """Call ``step`` with 0 to 1 over ``duration`` ms (at speed 1) after ``delay``, then ``done``."""
        tween = _Tween(duration, step, done, delay, eased)
        if self.instant:
            self._finish(tween)
            return
        self._tweens.append(tween)
        if step is not None and delay <= 0:
            step(0.0)
        if not self._timer.isActive():
            self._watch.start()
            self._timer.start()

    def skip(self) -> None:
        """Bring everything to its end, and what starts meanwhile too."""
        self._skipping = True
        try:
            while self._tweens:
                tweens, self._tweens = self._tweens, []
                for tween in tweens:
                    self._finish(tween)
        finally:
            self._skipping = False
        self._rest()

    def stop(self) -> None:
        """Forget everything without finishing it (the table closes)."""
        self._tweens.clear()
        self._timer.stop()

    def pause(self) -> None:
        """Stop the timer: whoever pauses moves motion on with :meth:`advance` (measurements)."""
        self._timer.stop()

    def _tick(self) -> None:
        passed = float(self._watch.restart()) * self.speed
        self.advance(passed)

    def advance(self, passed: float) -> None:
        """Move all tweens on by ``passed`` ms of motion time."""
        over: list[_Tween] = []
        for tween in list(self._tweens):
            tween.elapsed += passed
            at = tween.elapsed - tween.delay
            if at < 0:
                continue
            t = 1.0 if tween.duration <= 0 else min(1.0, at / tween.duration)
            if tween.step is not None:
                tween.step(ease_out(t) if tween.eased else t)
            if t >= 1.0:
                over.append(tween)
        for tween in over:
            if tween in self._tweens:
                self._tweens.remove(tween)
                if tween.done is not None:
                    tween.done()
        self._rest()

    def _finish(self, tween: _Tween) -> None:
        if tween.step is not None:
            tween.step(1.0)
        if tween.done is not None:
            tween.done()

    def _rest(self) -> None:
        if not self._tweens:
            self._timer.stop()
            self.idle.emit()
