"""The running duel: one state, the pool it is read with, and what both need at every step.

The kernel asks (``await ask``), tells (``emit``), notes facts (``note``) and keeps caches per
state version. Rules live in the modules named after them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.engine import constants as c
from app.engine import copying, modifiers, query
from app.engine.card import Card, Player
from app.engine.decisions import CardRef, Decision, Response, Text, place_key
from app.engine.definitions import CONTINUOUS, DELAYED, MODIFIER, EffectDef
from app.engine.effects import Script
from app.engine.events import BOTH, EffectApplied, Event, Seen
from app.engine.heard import Heard
from app.engine.prompts import EFFECT
from app.engine.rng import Rng
from app.engine.rules import PRESETS, DuelRules
from app.engine.state import CardState, ChainLink, DuelState, Fact, Lingering, Snapshot

if TYPE_CHECKING:
    from app.engine.carddata import CardPool
    from app.engine.running import Effect
    from app.engine.script_index import ScriptIndex
    from app.engine.view import CardView

# Kinds of DuelState.activity.
ACTIVITY_NORMAL_SUMMON = 1  # Normal Summons and Sets that used the turn's right
ACTIVITY_SUMMON = 2
ACTIVITY_SPSUMMON = 3
ACTIVITY_ATTACK = 4
ACTIVITY_BATTLE_PHASE = 5
ACTIVITY_EXTRA_SUMMON = 6
ACTIVITY_CHAIN = 7
ACTIVITY_PENDULUM = 8
ACTIVITY_FLIP = 9
ACTIVITY_SKIP_BATTLE = 10  # the rest of the Battle Phase is skipped
ACTIVITY_BATTLE_DAMAGE = 11
ACTIVITY_MAIN_ACTION = 20  # something was done at the open state of Main Phase 1
ACTIVITY_CUSTOM = 1000  # + passcode: what a card's script counts itself
ACTIVITY_FROM_EXTRA_DECK = 1 << 28  # + passcode: Special Summons of that card from the Extra Deck
ACTIVITY_SPECIAL_SUMMONED = 1 << 29  # + passcode: Special Summons of that card


#: Kinds of effects that act without being activated.
_APPLY_WITHOUT_CHAIN = frozenset((CONTINUOUS, DELAYED, MODIFIER))

#: Where a card may be hidden even from its owner.
_HIDDEN_FROM_OWNER = c.LOCATION_DECK | c.LOCATION_HAND | c.LOCATION_ONFIELD


class DuelOver(Exception):
    """Raised inside the flow when a winner is decided; the driver catches it."""


class Ask:
    """Awaited to ask a player; gives the response."""

    __slots__ = ("decision",)

    def __init__(self, decision: Decision) -> None:
        self.decision = decision

    def __await__(self) -> Generator[Decision, Response, Response]:
        return (yield self.decision)


class Kernel:
    """Everything a rule needs while the duel runs. Owns ``state``; never shared between duels."""

    __slots__ = (
        "_cards",
        "_heard",
        "_indexes",
        "_told",
        "battle_damage",
        "cache",
        "copied",
        "current",
        "doomed",
        "events",
        "faulty",
        "hidden_views",
        "hook_done",
        "in_replacement",
        "leaving",
        "mods",
        "on_fault",
        "players",
        "pool",
        "printed_views",
        "quiet",
        "rules",
        "saved",
        "settling_immunity",
        "state",
        "turn_end_wins",
    )

    def __init__(self, state: DuelState, pool: CardPool, rules: DuelRules | None = None) -> None:
        self.state = state
        self.pool = pool
        self._indexes = pool.indexes
        self.rules = rules or PRESETS[state.rules_name]
        self._cards = [Card(self, data) for data in state.cards]
        #: The definitions of cards that have copied the effects of others, by uid (mostly empty).
        self.copied: dict[int, tuple[int, ScriptIndex]] = copying.indexes(self)
        self._heard: Heard | None = None
        self.players = (Player(self, 0), Player(self, 1))
        self.events: list[Event] = []
        #: No events are collected (benchmarks, search).
        self.quiet = False
        self.cache: dict[Any, Any] = {}
        self.mods: modifiers.Active | None = None
        #: Views of single cards by uid, kept by :mod:`app.engine.viewing` from one question to the next.
        self.printed_views: dict[int, CardView] = {}
        self.hidden_views: dict[int, CardView] = {}
        #: The effect that is paid for or resolves now, cause of what happens.
        self.current: Effect | None = None
        #: The last one of those without a Chain Link that events have come from.
        self._told: Effect | None = None
        #: How many facts of the log the continuous hooks have followed.
        self.hook_done = 0
        #: Who wins as this turn ends, and by what.
        self.turn_end_wins: dict[int, str] = {}
        #: (passcode, index) of effects whose script has failed; each is reported once.
        self.faulty: set[tuple[int, int]] = set()
        self.in_replacement = False
        #: Cards that the last replacement saves together with the one it was asked for.
        self.saved: frozenset[int] = frozenset()
        #: Cards that the destruction now being carried out is about: they cannot replace one another.
        self.doomed: frozenset[int] = frozenset()
        #: Cards about to leave because they are destroyed: their continuous effects have stopped (EFF).
        self.leaving: frozenset[int] = frozenset()
        self.settling_immunity = False
        #: Battle damage about to be inflicted, by player, while hooks may still change it.
        self.battle_damage: dict[int, int] = {}
        self.on_fault: Callable[[int, int, BaseException], None] | None = None

    # -- cards ---
    def card(self, uid: int) -> Card:
        """The card with this uid."""
        return self._cards[uid]

    def new_card(self, code: int, owner: int) -> Card:
        """A card that was not in the duel before (a Token), nowhere yet."""
        data = CardState(len(self.state.cards), code, owner, owner, 0, 0, c.POS_FACEUP_ATTACK)
        self.state.cards.append(data)
        card = Card(self, data)
        self._cards.append(card)
        self._heard = None
        return card

    @property
    def heard(self) -> Heard:
        """What the scripts of this duel's cards listen to: most facts concern none of them."""
        heard = self._heard
        if heard is None:
            heard = self._heard = Heard(self)
        return heard

    def learn_from(self, later: Kernel) -> None:
        """Take over what has been found out about the cards of this duel in an equal or ``later`` state."""
        if not self.copied:  # texts copied now may be forgotten later
            self._heard = later._heard

    def cards_in(self, player: int, location: int) -> list[Card]:
        """Cards of one player in one place, bottom or left first."""
        cards = self._cards
        pile = self.state.piles[location][player]
        if location & c.LOCATION_ONFIELD:
            return [cards[uid] for uid in pile if uid]
        return [cards[uid] for uid in pile]

    def those_in(self, player: int, who: Mapping[int, Collection[int]]) -> list[Card]:
        """Cards of one player: place by place (LOCATION) those among its uids, bottom or left first.

        For what to ask see :mod:`app.engine.heard`.
        """
        cards, piles = self._cards, self.state.piles
        return [
            cards[uid]
            for location, uids in who.items()
            if uids  # mostly there are none, and a pile need not be searched
            for uid in piles[location][player]
            if uid in uids
        ]

    @property
    def all_uids(self) -> range:
        """The uids of all cards in the duel (0 is no card)."""
        return range(1, len(self._cards))

    def on_field(self) -> list[Card]:
        """All cards on the field: of player 0 the monsters, then the Spells and Traps; then of player 1."""
        cards, state = self._cards, self.state
        (mine, theirs), (my_spells, their_spells) = state.mzone, state.szone
        return [cards[uid] for uid in (*mine, *my_spells, *theirs, *their_spells) if uid]

    def script(self, code: int) -> Script | None:
        """The script of a passcode."""
        return self.pool.script(code)

    def index(self, card: Card) -> ScriptIndex | None:
        """The sorted definitions of the effects a card has now, copied ones included (EFF)."""
        data = card.data
        if self.copied and data.uid in self.copied:
            generation, index = self.copied[data.uid]
            if generation == data.generation:
                return index
        try:
            return self._indexes[data.code]
        except KeyError:
            return self.pool.index(data.code)

    def definition(self, code: int, index: int) -> EffectDef:
        """An effect by the names states use."""
        script = self.pool.script(code)
        assert script is not None, f"no script {code}"
        return script.effects[index]

    # -- change and caches ---
    def touch(self) -> None:
        """Say that the state has changed: values are computed anew."""
        self.state.version += 1
        self.cache.clear()
        self.mods = None
        if self.copied:
            self.copied = copying.indexes(self)

    def active(self, effect: int) -> Sequence[modifiers.Modifier]:
        """Modifiers of this EFFECT code in force now."""
        mods = self.mods
        if mods is None:
            mods = modifiers.collect(self)
        return mods.by_code.get(effect, ())

    def in_force(self) -> Mapping[int, Sequence[modifiers.Modifier]]:
        """All modifiers in force now, by EFFECT code; codes without any are missing."""
        mods = self.mods
        if mods is None:
            mods = modifiers.collect(self)
        return mods.by_code

    # -- asking ---
    async def ask(self, decision: Decision) -> Response:
        """Put a question; the driver only ever gives back an accepted answer."""
        return await Ask(decision)

    def can_see(self, player: int, card: Card) -> bool:
        """Whether a player may know which card this is (INFO)."""
        data = card.data
        location = data.location
        if data.owner == player and not location & _HIDDEN_FROM_OWNER:
            return True
        if location == c.LOCATION_HAND:
            return data.controller == player or bool(data.status & 0x8) or card.is_public()
        if location == c.LOCATION_DECK:
            # Only the top card of a Deck that an effect has turned upside down is seen.
            return data.sequence == len(self.state.deck[data.controller]) - 1 and any(
                m.affects_player(self.players[data.controller]) for m in self.active(c.EFFECT_REVERSE_DECK)
            )
        if location == c.LOCATION_EXTRA:
            return data.owner == player or bool(data.position & c.POS_FACEUP)
        if location & c.LOCATION_ONFIELD:
            return bool(data.position & c.POS_FACEUP) or data.controller == player
        if location == c.LOCATION_REMOVED:
            return bool(data.position & c.POS_FACEUP) or data.owner == player
        return location != c.LOCATION_GRAVE or data.owner == player or not self._is_unseen_grave(data.owner)

    def _is_unseen_grave(self, owner: int) -> bool:
        """Whether an effect keeps the opponent of ``owner`` from looking at that GY (INFO)."""
        for lingering in self.state.effects:
            if lingering.effect == c.EFFECT_UNSEEN_GRAVE and lingering.labels[0] == owner:
                return True
        return False

    def ref(self, player: int, card: Card, *, shown: bool = False) -> CardRef:
        """How a decision names the card to ``player``; ``shown``: they look at it right now."""
        data = card.data
        if shown or self.can_see(player, card):
            return CardRef(data.uid, data.code, data.controller, data.location, data.sequence, data.position)
        key = place_key(data.controller, data.location, data.sequence)
        return CardRef(key, 0, data.controller, data.location, data.sequence, data.position)

    def by_key(self, key: int) -> Card:
        """The card a response names (a uid or the place of a hidden card)."""
        if key < 1 << 20:
            return self._cards[key]
        controller, location, sequence = key >> 18 & 1, key >> 8 & 0x3FF, key & 0xFF
        return self._cards[self.state.pile(controller, location)[sequence]]

    # -- telling ---
    def emit(self, event: Event) -> None:
        """Tell the outside; before what a continuous effect does, tell which one it is."""
        if self.quiet:
            return
        running = self.current
        if running is not None and running is not self._told and running.link is None:
            self._told = running
            if running.definition.kind in _APPLY_WITHOUT_CHAIN:
                self._tell_applied(running)
        self.events.append(event)

    def _tell_applied(self, running: Effect) -> None:
        """The effect does something without a Chain Link of its own; a hidden card is not given away."""
        seen, definition = self.seen(running.this), running.definition
        if seen.known == BOTH and seen.card.location:
            text = Text(EFFECT, definition.code, definition.index)
            self.events.append(EffectApplied(seen, text))

    def seen(self, card: Card, known: int | None = None) -> Seen:
        """A card for an event; ``known`` overrides who may know it."""
        data = card.data
        if known is None:
            known = (1 if self.can_see(0, card) else 0) | (2 if self.can_see(1, card) else 0)
        return Seen(
            CardRef(data.uid, data.code, data.controller, data.location, data.sequence, data.position),
            known,
        )

    # -- facts ---
    def new_instant(self) -> None:
        """What happens from here on is later than what happened before ("then", next link)."""
        self.state.instant += 1

    def snapshot(self, card: Card) -> Snapshot:
        """The card as it is now, for facts about what is about to happen to it."""
        data = card.data
        on_field = data.location & c.LOCATION_ONFIELD
        return Snapshot(
            data.uid,
            data.generation,
            card.name_code,
            data.owner,
            data.controller,
            data.location,
            data.sequence,
            data.position,
            card.type,
            card.attack,
            card.defense,
            card.level,
            card.attribute,
            card.race,
            data.reason,
            data.generation,
            bool(on_field) and card.is_negated(),
            tuple(e.uid for e in card.equips()) if on_field else (),
            data.counters,
            data.tied,
            data.summon_type,
            data.location == c.LOCATION_MZONE and query.is_pointed_to(card),
        )

    def note(
        self,
        event: int,
        cards: Sequence[Snapshot] = (),
        player: int = c.PLAYER_NONE,
        reason: int = 0,
        value: int = 0,
        source: Card | None = None,
    ) -> Fact:
        """Append a fact to the log, caused by the current effect unless ``source`` is given."""
        state = self.state
        running = self.current
        if source is None and running is not None:
            source = running.this
        fact = Fact(
            event,
            tuple(cards),
            player,
            reason,
            running.player_index if running is not None else state.turn_player,
            source.uid if source is not None else 0,
            value,
            state.instant,
            running.link.number if running is not None and running.link is not None else 0,
        )
        state.log.append(fact)
        return fact

    # -- chance and time ---
    def rng(self) -> Rng:
        """A generator on the state's words; call :meth:`keep` afterwards."""
        return Rng(self.state.rng)

    def keep(self, rng: Rng) -> None:
        """Put the generator's words back into the state."""
        self.state.rng = rng.words
        self.state.version += 1

    def count(self, kind: int, player: int, by: int = 1) -> None:
        """Count an activity of this turn."""
        key = (kind, player)
        self.state.activity[key] = self.state.activity.get(key, 0) + by

    def counted(self, kind: int, player: int) -> int:
        """How often ``player`` did this in this turn."""
        return self.state.activity.get((kind, player), 0)

    # -- lingering effects ---
    def add_lingering(
        self,
        *,
        code: int = 0,
        index: int = 0,
        effect: int,
        value: int = 0,
        source: Card | None,
        player: int,
        targets: tuple[tuple[int, int], ...] = (),
        labels: tuple[int, ...] = (),
        until: tuple[int, int] = (0, 0),
        reset: int = 0,
    ) -> Lingering:
        """Start a lingering effect (see :class:`~app.engine.state.Lingering`)."""
        state = self.state
        lingering = Lingering(
            state.next_effect,
            code,
            index,
            effect,
            value,
            source.uid if source else 0,
            source.data.generation if source else 0,
            player,
            targets,
            labels,
            until,
            reset,
            state.stamp,
        )
        state.next_effect += 1
        state.stamp += 1
        state.effects.append(lingering)
        if effect == c.EFFECT_COPY_TEXT:
            self.copied = copying.indexes(self)
            self._heard = None
        self.touch()
        return lingering

    # -- ends ---
    def win(self, winner: int, reason: str) -> None:
        """Decide the duel; raises :class:`DuelOver` (WIN)."""
        self.state.winner = winner
        self.state.win_reason = reason
        self.state.version += 1
        raise DuelOver

    def last_link(self) -> ChainLink | None:
        """The newest Chain Link or None."""
        return self.state.chain[-1] if self.state.chain else None

    def text(self, id: str, effect: EffectDef | None = None, number: int = 0) -> Text:
        """A prompt about an effect, or about the running one."""
        if effect is None and self.current is not None:
            effect = self.current.definition
        if effect is None:
            return Text(id, number=number)
        return Text(id, effect.code, effect.index, number)


__all__ = ["BOTH", "Ask", "DuelOver", "Kernel"]
