"""What plays around the board of a replay: the players by their names, the log told elsewhere."""

from __future__ import annotations

from collections.abc import Callable

from app.controller.duel_log import DuelLog, LogLine
from app.engine.events import Event
from app.gui.board.clock import AnimationClock
from app.gui.board.scene import BoardScene
from app.gui.panels.chain import ChainPanel
from app.gui.panels.phase import PhaseColumn
from app.gui.replay_viewer.log import ReplayLog
from app.gui.table.lp_plate import LpPlate
from app.gui.table.stage import TableStage
from app.gui.wording import Wording


class _Silent(DuelLog):
    """The log's lines are known before; the stage writes none."""

    def lines(self, event: Event) -> tuple[LogLine, ...]:
        return ()

    def flush(self) -> tuple[LogLine, ...]:
        return ()


class ReplayStage(TableStage):
    """The stage of one seat. ``on_told`` is called for each event when it is shown."""

    def __init__(
        self,
        scene: BoardScene,
        clock: AnimationClock,
        words: Wording,
        plates: dict[int, LpPlate],
        phases: PhaseColumn,
        chain: ChainPanel,
        log: ReplayLog,
        players: tuple[str, str],
    ) -> None:
        super().__init__(scene, clock, words, plates, phases, chain, log)
        self.players = players
        self.story = _Silent(self.viewer, words)
        self.on_told: Callable[[], None] = lambda: None

    def show_line(self, event: Event) -> None:
        """Tell that ``event`` is shown now."""
        super().show_line(event)
        self.on_told()
