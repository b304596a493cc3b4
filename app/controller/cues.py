"""Events -> cues: what the table should show, in order, as data without any picture in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from app.engine import constants as c
from app.engine import events as ev
from app.engine.decisions import CardRef
from app.engine.events import Event, Seen


@dataclass(frozen=True, slots=True)
class Cue:
    """Base of all cues."""


@dataclass(frozen=True, slots=True)
class Move(Cue):
    """A card goes from ``before`` to ``after`` (location 0: it vanishes or appears)."""

    before: CardRef
    after: CardRef
    reason: int = 0


@dataclass(frozen=True, slots=True)
class Tell(Cue):
    """The log says ``event`` now, in step with what is seen."""

    event: Event


@dataclass(frozen=True, slots=True)
class Together(Cue):
    """Moves that happen at once, each a little after the one before."""

    moves: tuple[Move, ...]


@dataclass(frozen=True, slots=True)
class Turn(Cue):
    """A turn begins: a banner."""

    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class Phase(Cue):
    """The phase display moves on."""

    phase: int
    player: int


@dataclass(frozen=True, slots=True)
class Flip(Cue):
    """A card on the field takes the position of ``card``; it was in ``before``."""

    card: CardRef
    before: int


@dataclass(frozen=True, slots=True)
class Pulse(Cue):
    """A card lights up: ``tone`` is "summon", "target", "negate", "effect", "counter" or "reveal"."""

    cards: tuple[CardRef, ...]
    tone: str


@dataclass(frozen=True, slots=True)
class Reveal(Cue):
    """Cards are shown for a moment."""

    cards: tuple[CardRef, ...]
    player: int


@dataclass(frozen=True, slots=True)
class Link(Cue):
    """Chain Link ``number`` is added by ``card``; arrows go to its targets."""

    number: int
    card: CardRef
    targets: tuple[CardRef, ...]
    player: int


@dataclass(frozen=True, slots=True)
class LinkResolves(Cue):
    """Chain Link ``number`` starts to resolve."""

    number: int
    card: CardRef


@dataclass(frozen=True, slots=True)
class LinkOver(Cue):
    """Chain Link ``number`` leaves the Chain; ``negated`` as in the event."""

    number: int
    negated: str


@dataclass(frozen=True, slots=True)
class ChainOver(Cue):
    """All badges go."""


@dataclass(frozen=True, slots=True)
class Attack(Cue):
    """An arrow from ``attacker`` to ``target``; None is a direct attack on ``defender``."""

    attacker: CardRef
    target: CardRef | None
    defender: int


@dataclass(frozen=True, slots=True)
class AttackOver(Cue):
    """The arrow goes."""


@dataclass(frozen=True, slots=True)
class Clash(Cue):
    """Damage calculation: the attacker strikes."""

    attacker: CardRef
    target: CardRef | None
    defender: int
    attacker_destroyed: bool
    target_destroyed: bool


@dataclass(frozen=True, slots=True)
class Lp(Cue):
    """LP count from ``before`` to ``after``."""

    player: int
    before: int
    after: int
    kind: str


@dataclass(frozen=True, slots=True)
class Shuffle(Cue):
    """A pile or hand is shuffled."""

    player: int
    location: int


@dataclass(frozen=True, slots=True)
class Notice(Cue):
    """A short text in the middle: coins, dice, declarations. ``event`` says what, for the words."""

    event: Event


@dataclass(frozen=True, slots=True)
class Fault(Cue):
    """A card script failed."""

    event: ev.ScriptFault


@dataclass(frozen=True, slots=True)
class Over(Cue):
    """The duel has ended."""

    winner: int
    reason: str


def cues_of(events: Iterable[Event]) -> list[Cue]:
    """The cues of already filtered ``events``, with simultaneous moves put together."""
    cues: list[Cue] = []
    for event in events:
        cues.append(Tell(event))
        cue = _cue(event)
        if cue is not None:
            cues.append(cue)
    return _joined(cues)


def _joined(cues: list[Cue]) -> list[Cue]:
    """Neighbouring moves of one kind (draws, mills, destructions) as one group."""
    joined: list[Cue] = []
    run: list[Move] = []

    def close() -> None:
        if len(run) == 1:
            joined.append(run[0])
        elif run:
            joined.append(Together(tuple(run)))
        run.clear()

    for cue in cues:
        if isinstance(cue, Move) and (not run or _alike(run[-1], cue)):
            run.append(cue)
            continue
        if isinstance(cue, Tell):
            # Words do not part simultaneous moves; they come just before them.
            joined.append(cue)
            continue
        close()
        if isinstance(cue, Move):
            run.append(cue)
        else:
            joined.append(cue)
    close()
    return joined


def _alike(a: Move, b: Move) -> bool:
    same_kind = a.reason == b.reason and a.after.location == b.after.location
    return same_kind and a.after.location != c.LOCATION_MZONE


def _ref(seen: Seen) -> CardRef | None:
    return seen.card if seen.card.location or seen.card.key else None


def _refs(cards: tuple[Seen, ...]) -> tuple[CardRef, ...]:
    return tuple(seen.card for seen in cards)


def _cue(event: Event) -> Cue | None:  # one flat table, a line an event
    match event:
        case ev.Moved():
            return Move(event.before.card, event.after.card, event.reason)
        case ev.TurnStarted():
            return Turn(event.player, event.turn)
        case ev.PhaseStarted():
            return Phase(event.phase, event.player)
        case ev.PositionChanged():
            return Flip(event.card.card, event.before)
        case ev.Summoned():
            return Pulse((event.card.card,), "summon")
        case ev.SummonNegated():
            return Pulse((event.card.card,), "negate")
        case ev.ActivationNegated():
            return Pulse((event.card.card,), "negate")
        case ev.BecameTargets():
            return Pulse(_refs(event.cards), "target")
        case ev.EffectApplied() | ev.DestructionReplaced():
            return Pulse((event.card.card,), "effect")
        case ev.CounterChanged():
            return Pulse((event.card.card,), "counter")
        case ev.Equipped():
            return Pulse((event.card.card, event.target.card), "effect")
        case ev.Revealed():
            return Reveal(_refs(event.cards), event.player)
        case ev.ChainLinkAdded():
            return Link(event.number, event.card.card, _refs(event.targets), event.player)
        case ev.ChainLinkResolving():
            return LinkResolves(event.number, event.card.card)
        case ev.ChainLinkResolved():
            return LinkOver(event.number, event.negated)
        case ev.ChainEnded():
            return ChainOver()
        case ev.AttackDeclared():
            attacker = event.attacker.card
            return Attack(attacker, _ref(event.target), 1 - attacker.controller)
        case ev.AttackNegated():
            return AttackOver()
        case ev.BattleCalculated():
            attacker = event.attacker.card
            return Clash(
                attacker,
                _ref(event.target),
                1 - attacker.controller,
                event.attacker_destroyed,
                event.target_destroyed,
            )
        case ev.LpChanged():
            return Lp(event.player, event.before, event.after, event.kind)
        case ev.Shuffled():
            return Shuffle(event.player, event.location)
        case ev.CoinsTossed() | ev.DiceRolled() | ev.Announced() | ev.MissedTiming():
            return Notice(event)
        case ev.ScriptFault():
            return Fault(event)
        case ev.DuelEnded():
            return Over(event.winner, event.reason)
        case _:
            return None
