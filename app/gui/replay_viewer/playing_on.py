"""From a moment of a replay to a live duel, and from that duel to a branch of the replay."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from app.controller.live import HUMAN, LiveDuel, Origin, from_moment
from app.controller.replay_player import ReplayPlayer
from app.engine.events import Event
from app.gui.replay_viewer.dialogs import SELF, PlayFromHere
from app.gui.replay_viewer.document import ReplayDocument


@dataclass(frozen=True, slots=True)
class Continuation:
    """A live duel that goes on from line ``line`` of a replay at ``step``.

    ``past`` is what happened before, with full information.
    """

    live: LiveDuel
    past: tuple[Event, ...]
    line: int
    step: int
    name: str


def continuation(document: ReplayDocument, wanted: PlayFromHere) -> Continuation:
    """How ``wanted`` begins.

    Unknown cards can only be dealt anew at an open game state, so with ``redeal`` the duel goes on from
    the last one up to the wanted step.
    """
    player = document.player
    record = player.record
    step = open_step(player, wanted.step) if wanted.redeal else wanted.step
    opponent = HUMAN if wanted.opponent == SELF else wanted.opponent
    # Line 0 of an origin is the main line, whose number in the tree is -1.
    origin = Origin(str(document.path or ""), wanted.line + 1, step, wanted.name)
    live = from_moment(
        record.setup,
        record.responses[:step],
        wanted.side,
        opponent,
        origin,
        record.names,
        secrets.randbits(48) if wanted.redeal else None,
    )
    past = tuple(player.events_until(step, wanted.side, reveal=True))
    return Continuation(live, past, wanted.line, step, wanted.name)


def open_step(player: ReplayPlayer, step: int) -> int:
    """The last step up to ``step`` at which the game state was open; 0 if there is none."""
    return max((at for at, _ in player.record.digests if at <= step), default=0)
