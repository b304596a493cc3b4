"""A duel of prepared steps, for table tests that need no rules engine."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from app.controller.session import Chooser
from app.engine import constants as c
from app.engine.carddata import CardData
from app.engine.decisions import Decision, IdleCommand, Response, Text
from app.engine.errors import IllegalResponse
from app.engine.events import Event
from app.engine.rules import DuelRules, rules_named
from app.engine.view import CardView, PlayerView, SideView
from app.engine.why_not import Attempt


@dataclass
class Step:
    """What player 0 sees, what is asked then, and the events that led here."""

    view: PlayerView
    decision: Decision | None
    events: list[Event] = field(default_factory=list)


class FakeDuel:
    """Goes one step on with each accepted answer."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.at = 0
        self.responses: list[Response] = []
        self.winner: int | None = None
        self.win_reason = ""
        self._told = 0
        self.reasons: dict[int, tuple[Attempt, ...]] = {}

    @property
    def decision(self) -> Decision | None:
        return None if self.winner is not None else self.steps[self.at].decision

    def respond(self, response: Response) -> None:
        decision = self.decision
        if decision is None or not decision.accepts(response):
            raise IllegalResponse(f"{response} is no answer to {decision}.")
        self.responses.append(response)
        if self.at + 1 < len(self.steps):
            self.at += 1
        else:
            self.winner, self.win_reason = 0, "lp"

    def take_events(self) -> list[Event]:
        found: list[Event] = []
        while self._told <= self.at:
            found += self.steps[self._told].events
            self._told += 1
        return found

    def view(self, player: int) -> PlayerView:
        view = self.steps[self.at].view
        return view if player == view.player else replace(view, player=player)

    def why_not(self, player: int, key: int) -> tuple[Attempt, ...]:
        return self.reasons.get(key, ())

    def surrender(self, player: int) -> None:
        self.winner, self.win_reason = 1 - player, "surrender"


class FirstChoice:
    """An agent that takes the first legal answer."""

    def choose(self, view: PlayerView, decision: Decision) -> Response:
        return next(decision.choices())


AGENTS: dict[int, Chooser] = {1: FirstChoice()}


def card_view(
    data: CardData,
    key: int,
    location: int,
    sequence: int = 0,
    controller: int = 0,
    position: int = c.POS_FACEUP_ATTACK,
    **more: int,
) -> CardView:
    """A known card with its printed values."""
    card = CardView(
        key,
        data.code,
        controller,
        controller,
        location,
        sequence,
        position,
        data.code,
        data.type,
        data.attribute,
        data.race,
        data.level,
        data.attack,
        data.defense,
        data.attack,
        data.defense,
        data.left_scale,
        data.right_scale,
        data.markers,
    )
    return card._replace(**more)  # type: ignore[arg-type]  # whole-number fields by name


def hidden(key: int, location: int, sequence: int, controller: int = 1, position: int = 0) -> CardView:
    """A card that the viewer does not know."""
    return CardView(key, 0, controller, controller, location, sequence, position or c.POS_FACEDOWN_DEFENSE)


def side(
    hand: tuple[CardView, ...] = (),
    monsters: dict[int, CardView] | None = None,
    spells: dict[int, CardView] | None = None,
    graveyard: tuple[CardView, ...] = (),
    lp: int = 8000,
    deck: int = 30,
    extra: int = 5,
    banished: tuple[CardView, ...] = (),
) -> SideView:
    """One half, with cards by zone number."""
    return SideView(
        lp,
        deck,
        extra,
        hand,
        tuple((monsters or {}).get(n) for n in range(7)),
        tuple((spells or {}).get(n) for n in range(8)),
        graveyard,
        banished,
        (),
    )


def table(me: SideView, foe: SideView, phase: int = c.PHASE_MAIN1, **more: object) -> PlayerView:
    """Player 0's view of turn 3, player 0's turn."""
    rules = more.pop("rules", rules_named("mr5"))
    assert isinstance(rules, DuelRules)
    view = PlayerView(0, rules, 3, 0, phase, 0, (me, foe), (), normal_summons_left=1)
    return replace(view, **more)  # type: ignore[arg-type]  # fields by name


def nothing_to_do() -> IdleCommand:
    """An open game state without commands."""
    return IdleCommand(0, Text("idle"), ())
