"""Moving through a replay: playing, stepping by action or event, and jumping to any step."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.controller.cues import Phase, Tell, cues_of
from app.controller.replay_player import ReplayPlayer
from app.engine import constants as c
from app.engine.events import Event, Moved
from app.gui.replay_viewer.table import ReplayTable

#: Milliseconds between two actions at speed 1, and where there is no motion to watch.
_PAUSE: Final = 380.0
_STILL_PAUSE: Final = 900.0


def stops(events: list[Event]) -> list[int]:
    """After how many of ``events`` there is something new to see; the last stop is behind them all.

    Cards that move together (a draw of five) count as one.
    """
    found: list[int] = []
    for n, event in enumerate(events):
        seen = [cue for cue in cues_of([event]) if not isinstance(cue, Tell | Phase)]
        if not seen or (n + 1 < len(events) and _together(event, events[n + 1])):
            continue
        found.append(n + 1)
    if events and (not found or found[-1] != len(events)):
        # What follows the last sight belongs to it.
        found[-1:] = [len(events)]
    return found


def _together(event: Event, after: Event) -> bool:
    if not isinstance(event, Moved) or not isinstance(after, Moved):
        return False
    here, there = event.after.card.location, after.after.card.location
    return event.reason == after.reason and here == there and here != c.LOCATION_MZONE


class Playback(QObject):
    """Where the replay is: ``step``, and ``shown`` events of what leads to the next one.

    ``moved`` tells of another moment, ``told`` of an event that was just shown in motion.
    """

    moved = Signal()
    told = Signal()
    playing_changed = Signal(bool)

    def __init__(self, player: ReplayPlayer, table: ReplayTable, seat: int, parent: QObject) -> None:
        super().__init__(parent)
        self.player = player
        self.seat = seat
        self.reveal = False
        self.step = 0
        self.shown = 0
        self.playing = False
        self.speed = 1.0
        self.moving = True
        #: The step that the running motion leads to.
        self._target: int | None = None
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._go_on)
        self.take_table(table)

    def take_table(self, table: ReplayTable) -> None:
        """Show on another table from now on (the other side of the duel)."""
        self.table = table
        table.stage.on_told = self._told
        self._target = None

    def take_player(self, player: ReplayPlayer, step: int) -> None:
        """Another line of the duel, at ``step``."""
        self.pause()
        self.player = player
        self.seek(step)

    def set_speed(self, speed: float) -> None:
        """A factor for motion and pauses."""
        self.speed = speed
        self.table.clock.speed = speed if self.moving else 0.0

    @property
    def at_end(self) -> bool:
        """Whether nothing follows."""
        return self.step >= self.player.steps and not self.shown

    def _events(self, step: int) -> list[Event]:
        return self.player.events(step, self.seat, self.reveal) if step <= self.player.steps else []

    # --- jumping ---------------------------------------------------------------------------------

    def seek(self, step: int, shown: int = 0) -> None:
        """Be at ``step`` (and ``shown`` events further) at once."""
        self._next.stop()
        self._target = None
        self.step = min(max(step, 0), self.player.steps)
        self.shown = 0
        self.table.show_view(self.player.view(self.step, self.seat, self.reveal))
        if shown:
            self.table.play_at_once(self._events(self.step + 1)[:shown])
            self.shown = shown
        self.moved.emit()
        if self.playing:
            self._next.start(round(_PAUSE / self.speed))

    def refresh(self) -> None:
        """Show the same moment again (another side, or hands opened)."""
        self.seek(self.step, self.shown)

    def _settle(self) -> None:
        """End the motion that is under way: be where it leads."""
        if self._target is not None:
            self.seek(self._target)

    # --- playing -----------------------------------------------------------------------------------

    def toggle(self) -> None:
        """Play or pause; from the end it begins anew."""
        if self.playing:
            self.pause()
        else:
            self.play()

    def play(self) -> None:
        """Go on by itself until the end."""
        if self.at_end:
            self.seek(0)
        self._playing(True)
        self._go_on()

    def pause(self) -> None:
        """Stop after what is being shown."""
        self._next.stop()
        self._playing(False)

    def _playing(self, playing: bool) -> None:
        if playing != self.playing:
            self.playing = playing
            self.playing_changed.emit(playing)

    def _go_on(self) -> None:
        if not self.playing or self._target is not None:
            return
        if self.at_end:
            self.pause()
            return
        self._advance()

    def _advance(self) -> None:
        """Show what leads to the next step at which something happens, in motion."""
        if not self.shown:
            # Passes and other answers that did nothing need no watching.
            target = self.player.next_action(self.step)
            self.step = max(self.step, target - 1)
        else:
            target = self.step + 1
        self._motion(target, None)

    def _motion(self, target: int, until: int | None) -> None:
        """Play the events that lead to ``target``, up to the first ``until`` of them."""
        events = self._events(target)
        start = self.shown
        self._target = target
        whole = until is None or until >= len(events)
        self.table.play(
            events[start:] if whole else events[start:until],
            (lambda: self._arrived(target)) if whole else self._paused_inside,
        )

    def _told(self) -> None:
        self.shown += 1
        self.told.emit()

    def _arrived(self, target: int) -> None:
        self._target = None
        self.step, self.shown = target, 0
        self.table.arrive(self.player.view(target, self.seat, self.reveal))
        self.moved.emit()
        if self.playing:
            still = self.table.clock.speed <= 0
            self._next.start(round((_STILL_PAUSE if still else _PAUSE) / self.speed))

    def _paused_inside(self) -> None:
        """Some, but not all that leads to the next step has been shown."""
        self._target = None
        self.moved.emit()

    # --- stepping ------------------------------------------------------------------------------------

    def step_on(self) -> None:
        """To the next action, in motion; once more while it moves goes there at once."""
        self.pause()
        self._settle()
        if not self.at_end:
            self._advance()

    def step_back(self) -> None:
        """To the previous action."""
        self.pause()
        if self._target is not None or self.shown:
            self.seek(self.step)
        else:
            self.seek(self.player.previous_action(self.step))

    def event_on(self) -> None:
        """Show the next event only."""
        self.pause()
        if self._target is not None:
            # The event under way is shown at once; the next press shows the one after it.
            self._finish_event()
            return
        if self.at_end:
            return
        target = self.step + 1 if self.shown else self.player.next_action(self.step)
        if not self.shown:
            self.step = max(self.step, target - 1)
        later = [n for n in stops(self._events(target)) if n > self.shown]
        self._motion(target, later[0] if later else None)

    def _finish_event(self) -> None:
        self.table.director.skip()

    def event_back(self) -> None:
        """Take the last event back."""
        self.pause()
        if self._target is not None:
            self.seek(self.step, 0)
            return
        if self.shown:
            earlier = [n for n in stops(self._events(self.step + 1)) if n < self.shown]
            self.seek(self.step, earlier[-1] if earlier else 0)
            return
        if not self.step:
            return
        # The step whose events led here; what did nothing in between is passed over.
        last = self.step
        while last > 0 and not self._events(last):
            last -= 1
        inside = stops(self._events(last))
        self.seek(max(0, last - 1), inside[-2] if len(inside) > 1 else 0)

    def turn_on(self) -> None:
        """To the beginning of the next turn."""
        self.pause()
        self.seek(self.player.next_turn(self.step))

    def turn_back(self) -> None:
        """To the beginning of this turn, or of the turn before."""
        self.pause()
        self.seek(self.player.previous_turn(self.step))

    def close(self) -> None:
        """End all motion."""
        self.pause()
        self.table.director.clear()
        self.table.clock.stop()
