"""The duel state: plain data only, cloned by hand, hashed, checked and pickled.

Nothing here knows a rule. Code of cards is looked up in the pool; a lingering effect is the
passcode and index of its definition with arguments and a reset.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from app.engine import constants as c
from app.engine.rng import Words

# CardState.status bits
STATUS_PROPER = 0x1  # properly Summoned once: the revive limit is lifted
STATUS_BATTLE_DESTROYED = 0x2  # destruction by battle is decided, still on the field
STATUS_ACTIVATING = 0x4  # a Spell/Trap Card on the Chain, or leaving once the Chain is over
STATUS_PUBLIC = 0x8  # revealed in the hand
STATUS_POSITION_USED = 0x10  # changed or took its battle position this turn
STATUS_DECLARED_ATTACK = 0x20  # declared an attack this turn
STATUS_SUMMONING = 0x40  # nowhere: its Summon may still be negated
STATUS_FLIPPED_BY_BATTLE = 0x80
STATUS_TO_LEAVE = 0x100  # its activation was negated: it leaves, but from no place
STATUS_WAS_NEGATED = 0x200  # its effects were negated when it left the field
STATUS_GEMINI = 0x400  # has been Gemini Summoned
STATUS_TURN_BITS = STATUS_POSITION_USED | STATUS_DECLARED_ATTACK


class CardState:
    """One card in the duel. ``uid`` never changes; ``generation`` grows with every change of place."""

    __slots__ = (
        "attacked",
        "attacks",
        "code",
        "controller",
        "counters",
        "equip_to",
        "flags",
        "generation",
        "location",
        "materials",
        "overlay_to",
        "owner",
        "position",
        "prev_controller",
        "prev_location",
        "prev_position",
        "prev_sequence",
        "reason",
        "reason_player",
        "reason_uid",
        "sequence",
        "stamp",
        "status",
        "summon_materials",
        "summon_player",
        "summon_type",
        "tied",
        "turn_placed",
        "uid",
    )

    def __init__(
        self,
        uid: int,
        code: int,
        owner: int,
        controller: int,
        location: int,
        sequence: int,
        position: int,
        generation: int = 0,
        stamp: int = 0,
        turn_placed: int = 0,
        status: int = 0,
        counters: tuple[tuple[int, int], ...] = (),
        equip_to: int = 0,
        overlay_to: int = 0,
        materials: tuple[int, ...] = (),
        tied: tuple[int, int] = (0, 0),
        flags: tuple[tuple[str, int, int], ...] = (),
        summon_type: int = 0,
        summon_player: int = 0,
        summon_materials: tuple[int, ...] = (),
        attacks: int = 0,
        attacked: tuple[int, ...] = (),
        reason: int = 0,
        reason_player: int = 0,
        reason_uid: int = 0,
        prev_location: int = 0,
        prev_controller: int = 0,
        prev_sequence: int = 0,
        prev_position: int = 0,
    ) -> None:
        self.uid = uid
        self.code = code
        self.owner = owner
        self.controller = controller
        self.location = location
        self.sequence = sequence
        self.position = position
        self.generation = generation
        #: Order number of its arrival face-up, for the order of continuous effects.
        self.stamp = stamp
        self.turn_placed = turn_placed
        self.status = status
        self.counters = counters
        self.equip_to = equip_to
        self.overlay_to = overlay_to
        self.materials = materials
        #: (uid, generation) of the card it is tied to (Call of the Haunted and its like).
        self.tied = tied
        #: (name, value, reset) marks scripts leave; reset: 0 when it moves, else at the end of turn n.
        self.flags = flags
        self.summon_type = summon_type
        self.summon_player = summon_player
        self.summon_materials = summon_materials
        self.attacks = attacks
        self.attacked = attacked
        self.reason = reason
        self.reason_player = reason_player
        self.reason_uid = reason_uid
        self.prev_location = prev_location
        self.prev_controller = prev_controller
        self.prev_sequence = prev_sequence
        self.prev_position = prev_position

    def clone(self) -> CardState:
        """An equal card that shares nothing changeable."""
        # Field by field: half again as fast as through the constructor, and most of what a clone costs.
        twin = CardState.__new__(CardState)
        twin.uid = self.uid
        twin.code = self.code
        twin.owner = self.owner
        twin.controller = self.controller
        twin.location = self.location
        twin.sequence = self.sequence
        twin.position = self.position
        twin.generation = self.generation
        twin.stamp = self.stamp
        twin.turn_placed = self.turn_placed
        twin.status = self.status
        twin.counters = self.counters
        twin.equip_to = self.equip_to
        twin.overlay_to = self.overlay_to
        twin.materials = self.materials
        twin.tied = self.tied
        twin.flags = self.flags
        twin.summon_type = self.summon_type
        twin.summon_player = self.summon_player
        twin.summon_materials = self.summon_materials
        twin.attacks = self.attacks
        twin.attacked = self.attacked
        twin.reason = self.reason
        twin.reason_player = self.reason_player
        twin.reason_uid = self.reason_uid
        twin.prev_location = self.prev_location
        twin.prev_controller = self.prev_controller
        twin.prev_sequence = self.prev_sequence
        twin.prev_position = self.prev_position
        return twin

    def key(self) -> tuple[object, ...]:
        """All fields, for digest and comparison."""
        return tuple(getattr(self, name) for name in self.__slots__)


class Snapshot(NamedTuple):
    """Last known information of a card at the moment of a fact. Values are those it had then."""

    uid: int
    generation: int
    code: int
    owner: int
    controller: int
    location: int
    sequence: int
    position: int
    type: int
    attack: int
    defense: int
    level: int
    attribute: int
    race: int
    reason: int
    #: Generation after the move: the trigger's card must still be that object.
    after: int
    negated: bool = False
    equips: tuple[int, ...] = ()
    counters: tuple[tuple[int, int], ...] = ()
    #: (uid, generation) of the card it was tied to.
    tied: tuple[int, int] = (0, 0)
    #: SUMMON_TYPE it was on the field by.
    summon_type: int = 0
    #: A Link Monster pointed to its zone.
    linked: bool = False


class Fact(NamedTuple):
    """Something that happened: what triggers read. ``instant`` tells what was simultaneous."""

    event: int
    cards: tuple[Snapshot, ...]
    player: int
    reason: int
    reason_player: int
    source: int  # uid of the card that caused it, 0 for the rules
    value: int
    instant: int
    #: Chain link number during which it happened, 0 outside a Chain.
    link: int = 0


class Lingering:
    """An effect given by another one. Affects ``targets`` (uid, generation), or what its definition says.

    ``code``/``index`` name its definition; code 0 means a plain value ``effect`` = ``value``.
    ``until``: (PHASE code or 0, turn number; 0 = any) after whose end it is gone.
    """

    __slots__ = (
        "code",
        "effect",
        "id",
        "index",
        "labels",
        "player",
        "reset",
        "source",
        "source_generation",
        "targets",
        "until",
        "used",
        "value",
    )

    def __init__(
        self,
        id: int,
        code: int,
        index: int,
        effect: int,
        value: int,
        source: int,
        source_generation: int,
        player: int,
        targets: tuple[tuple[int, int], ...],
        labels: tuple[int, ...],
        until: tuple[int, int],
        reset: int,
        used: int = 0,
    ) -> None:
        self.id = id
        self.code = code
        self.index = index
        self.effect = effect
        self.value = value
        self.source = source
        self.source_generation = source_generation
        self.player = player
        self.targets = targets
        self.labels = labels
        self.until = until
        self.reset = reset
        self.used = used

    def clone(self) -> Lingering:
        """An equal effect."""
        return Lingering(
            self.id,
            self.code,
            self.index,
            self.effect,
            self.value,
            self.source,
            self.source_generation,
            self.player,
            self.targets,
            self.labels,
            self.until,
            self.reset,
            self.used,
        )

    def key(self) -> tuple[object, ...]:
        """All fields, for the digest."""
        return tuple(getattr(self, name) for name in self.__slots__)


class ChainLink:
    """One link of the Chain being built or resolved."""

    __slots__ = (
        "at",
        "becomes",
        "card_activation",
        "code",
        "controller",
        "effect_negated",
        "fact",
        "generation",
        "index",
        "info",
        "labels",
        "negated",
        "number",
        "player",
        "position",
        "sequence",
        "targets",
        "uid",
    )

    def __init__(
        self,
        number: int,
        player: int,
        uid: int,
        generation: int,
        code: int,
        index: int,
        at: int,
        sequence: int,
        position: int,
        controller: int,
        card_activation: bool,
        fact: Fact | None = None,
    ) -> None:
        self.number = number
        self.player = player
        self.uid = uid
        self.generation = generation
        self.code = code
        self.index = index
        self.at = at
        self.sequence = sequence
        self.position = position
        self.controller = controller
        self.card_activation = card_activation
        self.fact = fact
        self.targets: tuple[tuple[int, int], ...] = ()
        #: Operation info: (category, uids, count, player).
        self.info: tuple[tuple[int, tuple[int, ...], int, int], ...] = ()
        self.labels: tuple[int, ...] = ()
        self.negated = False
        self.effect_negated = False
        #: (passcode, index) of the effect it resolves with instead of its own, (0, 0) for none.
        self.becomes: tuple[int, int] = (0, 0)

    def clone(self) -> ChainLink:
        """An equal link."""
        twin = ChainLink(
            self.number,
            self.player,
            self.uid,
            self.generation,
            self.code,
            self.index,
            self.at,
            self.sequence,
            self.position,
            self.controller,
            self.card_activation,
            self.fact,
        )
        twin.targets = self.targets
        twin.info = self.info
        twin.labels = self.labels
        twin.negated = self.negated
        twin.effect_negated = self.effect_negated
        twin.becomes = self.becomes
        return twin

    def key(self) -> tuple[object, ...]:
        """All fields, for the digest."""
        return tuple(getattr(self, name) for name in self.__slots__)


LimitKey = tuple[int, ...]


class DuelState:
    """Everything that makes two moments of a duel equal or different."""

    __slots__ = (
        "activity",
        "attack_target",
        "attacker",
        "banished",
        "battle_phases",
        "cards",
        "chain",
        "chain_limits",
        "deck",
        "ds_part",
        "duel_limits",
        "effects",
        "extra",
        "flow",
        "goal",
        "grave",
        "hand",
        "instant",
        "log",
        "lp",
        "mzone",
        "next_effect",
        "no_checks",
        "phase",
        "piles",
        "rng",
        "rules_name",
        "stamp",
        "szone",
        "timing",
        "turn",
        "turn_limits",
        "turn_player",
        "version",
        "win_reason",
        "winner",
    )

    def __init__(self, rules_name: str, rng: Words, lp: tuple[int, int]) -> None:
        self.rules_name = rules_name
        self.rng = rng
        self.lp = list(lp)
        #: By uid; index 0 is unused.
        self.cards: list[CardState] = [CardState(0, 0, 0, 0, 0, 0, 0)]
        #: Piles hold uids, the top (or newest) card last.
        self.deck: tuple[list[int], list[int]] = ([], [])
        self.hand: tuple[list[int], list[int]] = ([], [])
        self.grave: tuple[list[int], list[int]] = ([], [])
        self.banished: tuple[list[int], list[int]] = ([], [])
        self.extra: tuple[list[int], list[int]] = ([], [])
        self.mzone: tuple[list[int], list[int]] = ([0] * 7, [0] * 7)
        self.szone: tuple[list[int], list[int]] = ([0] * 8, [0] * 8)
        #: The same lists by LOCATION code.
        self.piles = self._by_location()
        self.turn = 0
        self.turn_player = 0
        self.phase = 0
        self.ds_part = c.DS_NONE
        #: Where the flow stands between two questions: "start", "main" or "battle".
        self.flow = "start"
        self.chain: list[ChainLink] = []
        #: Facts since the last gathering of triggers; ``timing`` those the open window answers.
        self.log: list[Fact] = []
        self.timing: list[Fact] = []
        self.instant = 1
        self.effects: list[Lingering] = []
        self.next_effect = 1
        self.stamp = 1
        #: Uses counted against limits, by (scope, ...) keys.
        self.turn_limits: dict[LimitKey, int] = {}
        self.chain_limits: dict[LimitKey, int] = {}
        self.duel_limits: dict[LimitKey, int] = {}
        #: (kind, player) -> how often this turn: see kernel.ACTIVITY_*.
        self.activity: dict[tuple[int, int], int] = {}
        self.attacker = 0
        self.attack_target = 0
        self.battle_phases = 0
        #: Not yet decided: -1. 2 is a draw.
        self.winner = -1
        self.win_reason = ""
        #: A puzzle: (player, turn) - who loses unless they have won when that turn is over; turn 0: none.
        self.goal = (0, 0)
        #: Grows with every change; caches are kept per version. Not part of the digest.
        self.version = 0
        self.no_checks = 0

    def clone(self) -> DuelState:
        """An independent copy."""
        twin = DuelState.__new__(DuelState)
        twin.rules_name = self.rules_name
        twin.rng = self.rng
        twin.lp = self.lp[:]
        twin.cards = [card.clone() for card in self.cards]
        twin.deck = (self.deck[0][:], self.deck[1][:])
        twin.hand = (self.hand[0][:], self.hand[1][:])
        twin.grave = (self.grave[0][:], self.grave[1][:])
        twin.banished = (self.banished[0][:], self.banished[1][:])
        twin.extra = (self.extra[0][:], self.extra[1][:])
        twin.mzone = (self.mzone[0][:], self.mzone[1][:])
        twin.szone = (self.szone[0][:], self.szone[1][:])
        twin.piles = twin._by_location()
        twin.turn = self.turn
        twin.turn_player = self.turn_player
        twin.phase = self.phase
        twin.ds_part = self.ds_part
        twin.flow = self.flow
        twin.chain = [link.clone() for link in self.chain]
        twin.log = self.log[:]
        twin.timing = self.timing[:]
        twin.instant = self.instant
        twin.effects = [effect.clone() for effect in self.effects]
        twin.next_effect = self.next_effect
        twin.stamp = self.stamp
        twin.turn_limits = dict(self.turn_limits)
        twin.chain_limits = dict(self.chain_limits)
        twin.duel_limits = dict(self.duel_limits)
        twin.activity = dict(self.activity)
        twin.attacker = self.attacker
        twin.attack_target = self.attack_target
        twin.battle_phases = self.battle_phases
        twin.winner = self.winner
        twin.win_reason = self.win_reason
        twin.goal = self.goal
        twin.version = self.version
        twin.no_checks = self.no_checks
        return twin

    def pile(self, player: int, location: int) -> list[int]:
        """The list of uids of an ordered place or row of zones (0 = empty zone)."""
        return self.piles[location][player]

    def _by_location(self) -> dict[int, tuple[list[int], list[int]]]:
        return {
            c.LOCATION_DECK: self.deck,
            c.LOCATION_HAND: self.hand,
            c.LOCATION_MZONE: self.mzone,
            c.LOCATION_SZONE: self.szone,
            c.LOCATION_GRAVE: self.grave,
            c.LOCATION_REMOVED: self.banished,
            c.LOCATION_EXTRA: self.extra,
        }

    def key(self) -> tuple[object, ...]:
        """All that counts, as nested tuples in a fixed order."""
        return (
            self.rules_name,
            self.rng,
            tuple(self.lp),
            tuple(card.key() for card in self.cards),
            self.deck,
            self.hand,
            self.grave,
            self.banished,
            self.extra,
            self.mzone,
            self.szone,
            self.turn,
            self.turn_player,
            self.phase,
            self.ds_part,
            self.flow,
            tuple(link.key() for link in self.chain),
            tuple(self.log),
            tuple(self.timing),
            self.instant,
            tuple(effect.key() for effect in self.effects),
            self.next_effect,
            self.stamp,
            tuple(sorted(self.turn_limits.items())),
            tuple(sorted(self.chain_limits.items())),
            tuple(sorted(self.duel_limits.items())),
            tuple(sorted(self.activity.items())),
            self.attacker,
            self.attack_target,
            self.battle_phases,
            self.winner,
            self.win_reason,
            *((self.goal,) if self.goal[1] else ()),
        )

    def digest(self) -> str:
        """16 hex digits; equal states have equal digests on every machine."""
        return hashlib.sha256(repr(self.key()).encode()).hexdigest()[:16]

    def problems(self) -> list[str]:
        """What is impossible in this state, one sentence each; empty for a sound one."""
        from app.engine.soundness import problems

        return list(problems(self))
