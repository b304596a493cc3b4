"""``python -m app.gui.bench_frames``: how long the frames of a played duel take, as one line of JSON.

A random duel is played at 1440x900 with motion at normal speed; each frame moves the animation clock on
by one frame and paints what has changed. ``frame_ms_p95`` is the 95th percentile in milliseconds.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Final

from PySide6.QtWidgets import QApplication

from app.ai.random_agent import RandomAgent
from app.data.library import CardLibrary, load_library
from app.data.settings import Settings
from app.engine import constants as c
from app.engine.duel import DeckList, Duel, Setup
from app.engine.rules import rules_named
from app.gui import fonts, theme
from app.gui.board.clock import FRAME
from app.gui.table.duel_screen import DuelScreen

_FRAMES: Final = 900
_MOST_SECONDS: Final = 45.0
_SEED: Final = 11


def _deck(library: CardLibrary) -> DeckList:
    """Forty playable cards of the pool, spread evenly over it."""
    pool = library.pool
    unfit = c.TYPE_EXTRA_DECK | c.TYPE_TOKEN | c.TYPE_RITUAL
    codes = [card.code for card in pool if pool.is_playable(card.code) and not card.type & unfit]
    return DeckList(tuple(codes[n * len(codes) // 40] for n in range(40)))


def measure(frames: int = _FRAMES, most_seconds: float = _MOST_SECONDS) -> list[float]:
    """Milliseconds of up to ``frames`` frames in which something moved. Needs a QApplication."""
    library = load_library()
    deck = _deck(library)
    duel = Duel(Setup(rules_named("mr5"), _SEED, (deck, deck), first_player=0), library.pool)
    agent = RandomAgent(_SEED)
    settings = Settings(animation_speed=1, chain_prompts="never")
    screen = DuelScreen(library, settings, None, duel=duel, agents={1: RandomAgent(_SEED + 1)})
    screen.resize(1440, 900)
    screen.show()
    times: list[float] = []
    end = time.perf_counter() + most_seconds
    while len(times) < frames and time.perf_counter() < end and screen.result is None:
        QApplication.processEvents()
        if screen.clock.busy:
            screen.clock.pause()
            begin = time.perf_counter()
            screen.clock.advance(FRAME)
            QApplication.processEvents()
            times.append((time.perf_counter() - begin) * 1000)
        elif screen.logic.decision is not None:
            decision = screen.logic.decision
            answer = agent.choose(screen.session.view(), decision)
            screen.prompts.close()
            screen.logic.answer(answer)
    screen.close_duel()
    return times


def main() -> int:
    """Print the result; 1 when nothing moved."""
    app = QApplication(sys.argv)
    app.setFont(fonts.font(fonts.BASE_PIXELS))
    app.setStyleSheet(theme.stylesheet())
    times = sorted(measure())
    if not times:
        return 1
    result = {
        "frame_ms_p95": round(times[int(len(times) * 0.95)], 2),
        "frame_ms_median": round(times[len(times) // 2], 2),
        "frames": len(times),
    }
    sys.stdout.write(json.dumps(result) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
