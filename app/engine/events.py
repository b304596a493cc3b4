"""What the engine tells: small frozen facts for tables, logs and records.

``seen_by(player)`` is the only form in which an event leaves the engine for a player: hidden
cards lose their passcode and their key becomes their place.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace

from app.engine.decisions import NO_CARD, CardRef, Text, place_key

BOTH = 3
"""``known`` mask: bit 0 = player 0 may see the card, bit 1 = player 1."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A card reference with the mask of players who may know it."""

    card: CardRef
    known: int = BOTH

    def seen_by(self, player: int) -> Seen:
        """The reference as ``player`` (0 or 1) sees it."""
        if self.known >> player & 1:
            return self
        ref = self.card
        key = place_key(ref.controller, ref.location, ref.sequence)
        return Seen(ref._replace(key=key, code=0), self.known)


NOTHING = Seen(NO_CARD)


@dataclass(frozen=True, slots=True)
class Event:
    """Base of all events."""

    def seen_by(self, player: int) -> Event:
        """The event as ``player`` may know it."""
        changes: dict[str, object] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, Seen):
                changes[field.name] = value.seen_by(player)
            elif isinstance(value, tuple) and value and isinstance(value[0], Seen):
                changes[field.name] = tuple(item.seen_by(player) for item in value)
        return replace(self, **changes) if changes else self


@dataclass(frozen=True, slots=True)
class DuelStarted(Event):
    """Both Decks are shuffled. ``lp`` in points; deck sizes in cards."""

    lp: tuple[int, int]
    decks: tuple[int, int]
    extras: tuple[int, int]
    first: int


@dataclass(frozen=True, slots=True)
class TurnStarted(Event):
    """A turn begins; ``turn`` counts from 1."""

    player: int
    turn: int


@dataclass(frozen=True, slots=True)
class PhaseStarted(Event):
    """A phase or battle step begins (PHASE code)."""

    phase: int
    player: int


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A card went from one place to another.

    ``before`` is the card where it was, ``after`` where it is now (location 0: nowhere any more).
    ``reason`` is a REASON bit set.
    """

    before: Seen
    after: Seen
    reason: int
    owner: int = 0


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """``player`` drew cards; the Moved events of each precede it."""

    player: int
    cards: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A Deck, Extra Deck or hand was shuffled, or face-down cards changed places (LOCATION_MZONE, SZONE)."""

    player: int
    location: int


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Cards are shown to the players of ``to`` (mask) for a moment."""

    player: int
    cards: tuple[Seen, ...]
    to: int = BOTH


@dataclass(frozen=True, slots=True)
class Summoning(Event):
    """A Summon is attempted: it may still be negated."""

    player: int
    card: Seen
    kind: int


@dataclass(frozen=True, slots=True)
class Summoned(Event):
    """A Summon succeeded (SUMMON_TYPE code)."""

    player: int
    card: Seen
    kind: int


@dataclass(frozen=True, slots=True)
class SummonNegated(Event):
    """The Summon of ``card`` was negated."""

    card: Seen


@dataclass(frozen=True, slots=True)
class CardSet(Event):
    """A card was Set (a monster, Spell or Trap)."""

    player: int
    card: Seen


@dataclass(frozen=True, slots=True)
class PositionChanged(Event):
    """A card on the field changed its position; ``flipped`` if it was turned face-up."""

    card: Seen
    before: int
    flipped: bool = False


@dataclass(frozen=True, slots=True)
class ChainLinkAdded(Event):
    """An activation. ``number`` counts links from 1; ``card_activation`` for a Spell/Trap Card."""

    number: int
    player: int
    card: Seen
    text: Text
    targets: tuple[Seen, ...] = ()
    card_activation: bool = False


@dataclass(frozen=True, slots=True)
class ChainLinkResolving(Event):
    """Link ``number`` starts to resolve."""

    number: int
    card: Seen
    text: Text


@dataclass(frozen=True, slots=True)
class ChainLinkResolved(Event):
    """Link ``number`` is over; ``negated`` is "", "activation" or "effect"."""

    number: int
    negated: str = ""


@dataclass(frozen=True, slots=True)
class ChainEnded(Event):
    """The whole Chain has resolved."""


@dataclass(frozen=True, slots=True)
class ActivationNegated(Event):
    """The activation (or only the effect) of link ``number`` is negated."""

    number: int
    card: Seen
    effect_only: bool = False


@dataclass(frozen=True, slots=True)
class BecameTargets(Event):
    """Cards were chosen as targets."""

    cards: tuple[Seen, ...]
    source: Seen = NOTHING


@dataclass(frozen=True, slots=True)
class MissedTiming(Event):
    """An optional "when" effect may not be activated because something happened after its event."""

    player: int
    card: Seen
    text: Text


@dataclass(frozen=True, slots=True)
class AttackDeclared(Event):
    """``target`` is NOTHING for a direct attack. ``replayed``: a new target after a replay."""

    attacker: Seen
    target: Seen = NOTHING
    replayed: bool = False


@dataclass(frozen=True, slots=True)
class AttackNegated(Event):
    """The attack goes no further."""

    attacker: Seen


@dataclass(frozen=True, slots=True)
class ReplayHappened(Event):
    """The opponent's monsters changed during the Battle Step: the attacker chooses again."""

    attacker: Seen


@dataclass(frozen=True, slots=True)
class BattleCalculated(Event):
    """Damage calculation: values compared (points)."""

    attacker: Seen
    target: Seen
    attacker_value: int
    target_value: int
    attacker_destroyed: bool = False
    target_destroyed: bool = False


@dataclass(frozen=True, slots=True)
class LpChanged(Event):
    """LP went from ``before`` to ``after``. ``kind``: "battle", "effect", "recover", "pay", "set".

    ``amount`` is the whole damage, also where fewer LP were left.
    """

    player: int
    before: int
    after: int
    kind: str
    source: Seen = NOTHING
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Equipped(Event):
    """``card`` is now equipped to ``target``."""

    card: Seen
    target: Seen


@dataclass(frozen=True, slots=True)
class CounterChanged(Event):
    """Counters on a card: ``change`` more or fewer, ``total`` now."""

    card: Seen
    counter: int
    change: int
    total: int


@dataclass(frozen=True, slots=True)
class CoinsTossed(Event):
    """True is heads."""

    player: int
    heads: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    """Results from 1 to 6."""

    player: int
    results: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """A player declared something: ``kind`` is "type", "attribute", "card", "number" or "option"."""

    player: int
    kind: str
    value: int


@dataclass(frozen=True, slots=True)
class DestructionReplaced(Event):
    """``card`` was not destroyed, because of ``source``."""

    card: Seen
    source: Seen


@dataclass(frozen=True, slots=True)
class EffectApplied(Event):
    """A continuous or rule effect did something worth a line in the log."""

    card: Seen
    text: Text


@dataclass(frozen=True, slots=True)
class ScriptFault(Event):
    """A card script failed; its effect was skipped."""

    card: Seen
    effect: int
    message: str


@dataclass(frozen=True, slots=True)
class DuelEnded(Event):
    """``winner`` is 0, 1 or 2 (a draw); ``reason`` e.g. "lp", "deck", "surrender" or a card's name."""

    winner: int
    reason: str


ALL_EVENTS: tuple[type[Event], ...] = (
    DuelStarted,
    TurnStarted,
    PhaseStarted,
    Moved,
    Drawn,
    Shuffled,
    Revealed,
    Summoning,
    Summoned,
    SummonNegated,
    CardSet,
    PositionChanged,
    ChainLinkAdded,
    ChainLinkResolving,
    ChainLinkResolved,
    ChainEnded,
    ActivationNegated,
    BecameTargets,
    MissedTiming,
    AttackDeclared,
    AttackNegated,
    ReplayHappened,
    BattleCalculated,
    LpChanged,
    Equipped,
    CounterChanged,
    CoinsTossed,
    DiceRolled,
    Announced,
    DestructionReplaced,
    EffectApplied,
    ScriptFault,
    DuelEnded,
)
