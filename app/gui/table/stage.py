"""What plays around the board: LP plates, phases, chain panel, log, banners."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF

from app.controller import cues, log_lines
from app.controller.cues import Cue
from app.controller.duel_log import DuelLog
from app.controller.words import Words, effect_text, say
from app.engine.events import BecameTargets, DuelStarted, Event, LpChanged, TurnStarted
from app.engine.view import PlayerView
from app.gui.board import layers
from app.gui.board.banner_item import BannerItem
from app.gui.board.clock import AnimationClock
from app.gui.board.scene import BoardScene
from app.gui.i18n import tr
from app.gui.panels.chain import ChainPanel, LinkRow
from app.gui.panels.log import LogPanel
from app.gui.panels.phase import PhaseColumn
from app.gui.table.lp_curve import LpHistory
from app.gui.table.lp_plate import LpPlate
from app.gui.theme import MOTION_LONG, MOTION_SHORT

_COUNT_MS = 620.0
_BANNER_MS = 900.0


class TableStage:
    """The :class:`~app.gui.board.director.Stage` of the duel screen. ``viewer`` is 0 or 1."""

    def __init__(
        self,
        scene: BoardScene,
        clock: AnimationClock,
        words: Words,
        plates: dict[int, LpPlate],
        phases: PhaseColumn,
        chain: ChainPanel,
        log: LogPanel,
    ) -> None:
        self.scene = scene
        self.clock = clock
        self.words = words
        self.plates = plates
        self.phases = phases
        self.chain = chain
        self.log = log
        self.viewer = scene.geometry.viewer
        self.story = DuelLog(self.viewer, words)
        self.turn = 0
        self.turn_player = 0
        #: LP over the duel, for the curve of the result.
        self.history = LpHistory((plates[0].lp, plates[1].lp))
        #: What stands behind each player's name: the duels won of a Match.
        self.scores = {0: "", 1: ""}
        #: The players' names, where "you" and "opponent" do not tell them apart.
        self.players: tuple[str, str] | None = None
        #: Whether an AI plays the other side; else it makes no moves.
        self.against_ai = True
        self.faults: list[cues.Fault] = []
        self._banners: list[BannerItem] = []
        #: Called with the passcode of a card the opponent activates, to show it large.
        self.on_activation: Callable[[int], None] = lambda code: None

    # --- cues ----------------------------------------------------------------------------------

    def show_line(self, event: Event) -> None:
        """Write the log line of an event."""
        if isinstance(event, DuelStarted):
            self.history.start = event.lp
            for player, plate in self.plates.items():
                plate.start_lp = max(1, event.lp[player])
        elif isinstance(event, BecameTargets) and self.chain.links:
            newest = max(self.chain.links)
            # A card that targets while an older link resolves is not the newest one.
            if self.chain.links[newest].row.code == event.source.card.code:
                names = ", ".join(self.words.card(seen.card.code) for seen in event.cards)
                self.chain.set_detail(newest, f"→ {names}")
        for line in self.story.lines(event):
            self.log.add(line)

    def show_lp(self, player: int, before: int, after: int, kind: str) -> float:
        """Count from ``before`` to ``after``; the change stands beside it meanwhile."""
        self.history.change(player, after)
        plate = self.plates[player]
        change = after - before
        plate.show_change(f"{change:+d}".replace("-", "−"))

        def step(t: float) -> None:
            plate.show_lp(round(before + change * t))

        self.clock.play(_COUNT_MS, step, lambda: plate.show_change(""))
        return _COUNT_MS * 0.8

    def show_turn(self, player: int, turn: int) -> float:
        """A banner with whose turn it is."""
        self.turn, self.turn_player = turn, player
        self.history.begin_turn(turn)
        for number, plate in self.plates.items():
            plate.show_active(number == player)
        self.names()
        mine = player == self.viewer
        title = self.words.pattern("banner.turn.you" if mine else "banner.turn.foe")
        note = say(self.words, "banner.number", turn=turn)
        return self.banner(title, note, "you" if mine else "opponent")

    def show_phase(self, phase: int, player: int) -> float:
        """Move the phase display; no phase is legal to go to while something happens."""
        self.phases.show_phase(phase, frozenset(), player != self.viewer)
        return MOTION_SHORT * 0.5

    def show_link(self, cue: cues.Link) -> float:
        """Add a Chain Link."""
        targets = ", ".join(self.words.card(ref.code) for ref in cue.targets)
        detail = f"→ {targets}" if targets else ""
        mine = cue.player == self.viewer
        if not mine and cue.card.code:
            self.on_activation(cue.card.code)
        self.chain.add_link(LinkRow(cue.number, cue.card.code, self.words.card(cue.card.code), detail, mine))
        return MOTION_LONG * 1.8

    def show_link_state(self, number: int, state: str) -> float:
        """Mark link ``number``, or clear the Chain (0)."""
        if number == 0:
            self.chain.clear()
            return 0.0
        self.chain.set_state(number, state)
        return MOTION_LONG if state == "resolving" else MOTION_SHORT

    def show_notice(self, cue: Cue) -> float:
        """Coins, dice and declarations as a banner; a script fault is kept for its dialog."""
        if isinstance(cue, cues.Fault):
            self.faults.append(cue)
            return 0.0
        if isinstance(cue, cues.Notice):
            text = log_lines.notice(cue.event, self.viewer, self.words)
            return self.banner(text, "", "acting") if text else 0.0
        return MOTION_LONG

    def lp_point(self, player: int) -> QPointF:
        """The middle of a player's hand: where a direct attack hits."""
        rect = self.scene.geometry.in_board(self.scene.geometry.hand_rect(player))
        grid = self.scene.geometry.in_board(self.scene.geometry.grid_rect())
        y = rect.top() + 10 if player == self.viewer else max(rect.bottom() - 40, 20)
        return QPointF(grid.center().x(), y)

    # --- stepping back -------------------------------------------------------------------------

    def restart(self, events: Iterable[Event]) -> None:
        """Write log and LP history as if only these events had happened."""
        self.story = DuelLog(self.viewer, self.words)
        told = list(events)
        began = next((event.turn for event in told if isinstance(event, TurnStarted)), None)
        before, self.history = self.history, LpHistory(self.history.start)
        if began is None or began > before.first:
            self.history.in_turn(before.first)
        self.faults.clear()
        self.chain.clear()
        lines: list[log_lines.LogLine] = []
        for event in told:
            lines += self.story.lines(event)
            if isinstance(event, TurnStarted):
                self.history.begin_turn(event.turn)
            elif isinstance(event, LpChanged):
                self.history.change(event.player, event.after)
        self.log.restart(lines)

    # --- truth -----------------------------------------------------------------------------------

    def settle(self, view: PlayerView) -> None:
        """Show numbers and Chain as the view has them."""
        for line in self.story.flush():
            self.log.add(line)
        self.turn, self.turn_player = view.turn, view.turn_player
        self.history.in_turn(view.turn)
        for player, plate in self.plates.items():
            plate.show_lp(view.sides[player].lp)
            plate.show_active(player == view.turn_player)
        self.names()
        if not view.chain:
            self.chain.clear()
        for link in view.chain:
            if link.number not in self.chain.links:
                detail = effect_text(self.words, link.text)
                name = self.words.card(link.code)
                mine = link.player == self.viewer
                self.chain.add_link(LinkRow(link.number, link.code, name, detail, mine))

    def names(self, thinking: bool = False) -> None:
        """Write the names on the plates; ``thinking``: the opponent's AI works."""
        turn = tr("Turn {turn}").format(turn=self.turn) if self.turn else ""
        for player, plate in self.plates.items():
            score = f" {self.scores[player]}" if self.scores[player] else ""
            if self.players is not None:
                note = turn if player == self.turn_player else ""
                if thinking and player != self.viewer:
                    note = tr("thinking…")
                plate.show_name(self.players[player] + score, note)
            elif player == self.viewer:
                plate.show_name(tr("You") + score, turn)
            else:
                rest = "AI" if self.against_ai else tr("does nothing")
                plate.show_name(
                    tr("Opponent") + score, tr("thinking…") if thinking and self.against_ai else rest
                )

    def banner(self, title: str, note: str, role: str) -> float:
        """A band across the board that goes by itself; returns when the duel may go on."""
        if self.clock.instant:
            return 0.0
        scene = self.scene.sceneRect()
        grid = self.scene.geometry.in_board(self.scene.geometry.grid_rect())
        height = self.scene.geometry.px(104)
        item = BannerItem(
            QRectF(scene.left(), grid.center().y() - height / 2, scene.width(), height), title, note, role
        )
        item.setZValue(layers.BANNER)
        self.scene.addItem(item)
        self._banners.append(item)

        def step(t: float) -> None:
            item.setOpacity(min(1.0, t * 6, (1 - t) * 4))

        def done() -> None:
            if item in self._banners:
                self._banners.remove(item)
                self.scene.removeItem(item)

        self.clock.play(_BANNER_MS, step, done, eased=False)
        return _BANNER_MS * 0.72
