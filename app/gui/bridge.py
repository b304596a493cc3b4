"""Connects a running duel with the table: shows first, asks then, lets the AI think elsewhere."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.ai.passive import PassiveAgent
from app.controller.session import DuelSession, Thought
from app.engine.decisions import Response
from app.engine.errors import EngineError
from app.engine.events import Event

_LOG = logging.getLogger(__name__)


THINKING_LIMIT: Final = 10_000
"""Milliseconds an AI may think about one answer; then the least harmful legal one is taken."""


class _ThoughtSignals(QObject):
    """A plain thread cannot send signals itself."""

    ready = Signal(object, object)


def _think(thought: Thought, signals: _ThoughtSignals) -> None:
    """Think; a failing AI gives None, the bridge then takes the first legal answer."""
    answer: Response | None
    try:
        answer = thought.think()
    except Exception:
        _LOG.exception("The AI failed at %r; the first legal answer is taken.", thought.decision)
        answer = None
    signals.ready.emit(thought, answer)


class DuelBridge(QObject):
    """Drives a :class:`DuelSession` step by step.

    ``happened`` carries new events; the table shows them and calls :meth:`shown`. Then ``asked`` puts a
    question to the player, or ``thinking`` says that an AI works, or ``over`` that the duel has ended.
    ``broken``: the engine itself failed, so this duel cannot go on; the program can.
    """

    happened = Signal(list)
    asked = Signal(object)
    thinking = Signal(bool)
    over = Signal()
    failed = Signal(str)
    broken = Signal(str)

    def __init__(self, session: DuelSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        # Without a parent: a thought that never ends holds on to it and outlives the duel.
        self._signals = _ThoughtSignals()
        self._signals.ready.connect(self._thought)
        self._thread: threading.Thread | None = None
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(THINKING_LIMIT)
        self._clock.timeout.connect(self._give_up_waiting)
        self._closed = False
        self._is_broken = False
        #: What the AI is thinking about; an answer to anything else is dropped.
        self._awaited: Thought | None = None
        self._showing = False
        self._over_told = False
        self.busy = False

    @property
    def closed(self) -> bool:
        """Whether this duel is driven no more."""
        return self._closed

    def start(self) -> None:
        """Show how the duel begins and go on from there."""
        self._step()

    def answer(self, response: Response, wish: int = 0) -> None:
        """The player's answer; an illegal one is told by ``failed`` and asked again."""
        try:
            self.session.answer(response, wish)
        except EngineError as error:
            self.failed.emit(str(error))
            if self.session.decision is not None:
                self.asked.emit(self.session.decision)
            return
        except Exception as error:
            self._break(error)
            return
        self._step()

    def _break(self, error: Exception) -> None:
        """The engine failed where it must not: end this duel, tell why, keep the traceback in the log."""
        _LOG.exception("The duel cannot go on.", exc_info=error)
        self._closed = True
        self._is_broken = True
        self.broken.emit(f"{type(error).__name__}: {error}")

    def shown(self) -> None:
        """The table has shown all events: go on, but never deeper in the same call."""
        if self._showing:
            self._showing = False
            QTimer.singleShot(0, self, self._go_on)

    def surrender(self) -> None:
        """The player gives up."""
        if not self.session.over:
            self.session.surrender()
            self._step()

    @property
    def can_take_back(self) -> bool:
        """Whether :meth:`take_back` can do something now; a duel that broke can be rescued by it."""
        return (self._is_broken or not self._closed) and self.session.can_take_back

    def take_back(self) -> tuple[Event, ...]:
        """Go back to the player's previous decision; what happened up to there, for the table.

        The table shows the duel as it is now and calls :meth:`shown`.
        """
        return self._jumped(self.session.take_back)

    def resume(self) -> tuple[Event, ...]:
        """Start in the middle of a duel: what happened up to there; like :meth:`take_back`."""
        return self._jumped(lambda: tuple(self.session.take_events()))

    @property
    def can_reopen(self) -> bool:
        """Whether :meth:`reopen` can do something now."""
        return not self._closed and self.session.can_reopen

    def reopen(self) -> tuple[Event, ...]:
        """Take the end of the duel back; like :meth:`take_back`."""
        return self._jumped(self.session.reopen)

    @property
    def can_redo(self) -> bool:
        """Whether :meth:`redo` can do something now."""
        return not self._closed and self.session.can_redo

    def redo(self) -> tuple[Event, ...]:
        """Go forward again to where the last step back was made; like :meth:`take_back`."""
        return self._jumped(self.session.redo)

    def _jumped(self, move: Callable[[], tuple[Event, ...]]) -> tuple[Event, ...]:
        events = move()
        self._closed = self._is_broken = self._over_told = False
        if self.busy:
            self._end_thinking()
        self._awaited = None
        self._showing = True
        return events

    def close(self) -> None:
        """No more signals; waits for a running thought for a moment."""
        self._closed = True
        self._is_broken = False
        self._clock.stop()
        if self._thread is not None:
            self._thread.join(0.5)

    def _step(self) -> None:
        if self._closed:
            return
        self._showing = True
        self.happened.emit(self.session.take_events())

    def _go_on(self) -> None:
        if self._closed or self._showing:
            return
        try:
            self._next()
        except Exception as error:
            self._break(error)

    def _next(self) -> None:
        if self.session.over:
            if not self._over_told:
                self._over_told = True
                self.over.emit()
        elif self.session.settle():
            self._step()
        elif self.session.decision is not None:
            self.asked.emit(self.session.decision)
        else:
            self._think()

    def _think(self) -> None:
        thought = self.session.thought()
        if thought is None:
            return
        self._awaited = thought
        self.busy = True
        self.thinking.emit(True)
        self._clock.start()
        # A daemon: an AI that never comes back must not keep the program from ending.
        self._thread = threading.Thread(target=_think, args=(thought, self._signals), daemon=True)
        self._thread.start()

    def _thought(self, thought: Thought, response: Response | None) -> None:
        if self._closed or thought is not self._awaited:
            return
        self._end_thinking()
        answer = response if response is not None else next(thought.decision.choices())
        self._take(thought, answer)

    def _end_thinking(self) -> None:
        self._clock.stop()
        self._awaited = None
        self.busy = False
        self.thinking.emit(False)

    def _give_up_waiting(self) -> None:
        """The AI has had its time: go on without its answer, and with an agent that it does not change."""
        thought = self._awaited
        if self._closed or thought is None:
            return
        _LOG.warning("The AI took too long at %r; it does nothing instead.", thought.decision)
        self._end_thinking()
        answer = PassiveAgent().choose(thought.view, thought.decision)
        self._take(replace(thought, agent=self.session.agents[thought.player]), answer)

    def _take(self, thought: Thought, answer: Response) -> None:
        try:
            taken = self.session.answer_thought(thought, answer)
        except Exception as error:
            self._break(error)
            return
        if taken:
            self._step()
