"""The running effect: what a card script holds as ``fx``."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import damage, legality, query, zones
from app.engine.acting import Acting
from app.engine.actions import destroy as destruction
from app.engine.actions import move, normal_summon, place, special_summon, treat
from app.engine.actions.treat import MonsterValues
from app.engine.answering import EventView as EventView
from app.engine.answering import LinkView as LinkView
from app.engine.decisions import place_key
from app.engine.definitions import EffectDef
from app.engine.kernel import ACTIVITY_FLIP, ACTIVITY_SPSUMMON, ACTIVITY_SUMMON
from app.engine.state import STATUS_ACTIVATING, ChainLink, Fact, Lingering, Snapshot
from app.engine.targets import can_reach_hand

if TYPE_CHECKING:
    from app.engine.card import Card, Filter, Player
    from app.engine.carddata import CardData
    from app.engine.kernel import Kernel


class Effect(Acting):
    """One effect while it is checked, paid for, or resolved.

    ``you`` is its user, ``this`` its card. Plain questions are methods that return at once;
    everything that acts or asks is awaited (see :class:`~app.engine.acting.Acting`).
    """

    __slots__ = (
        "card",
        "definition",
        "fact",
        "kernel",
        "labels",
        "lingering",
        "link",
        "player_index",
        "reason",
        "this",
    )

    def __init__(
        self,
        kernel: Kernel,
        definition: EffectDef,
        this: Card,
        player: int,
        fact: Fact | None = None,
        link: ChainLink | None = None,
    ) -> None:
        self.kernel = kernel
        self.definition = definition
        self.this = this
        self.player_index = player
        self.fact = fact
        self.link = link
        self.labels: tuple[int, ...] = link.labels if link is not None else ()
        self.lingering: Lingering | None = None
        #: The card a replacement, summon condition or cost is about.
        self.card: Card = this
        self.reason = 0

    # -- players and time ---
    @property
    def you(self) -> Player:
        """The user of the effect."""
        return self.kernel.players[self.player_index]

    @property
    def opponent(self) -> Player:
        """The user's opponent."""
        return self.kernel.players[1 - self.player_index]

    @property
    def turn_player(self) -> Player:
        """Whose turn it is."""
        return self.kernel.players[self.kernel.state.turn_player]

    @property
    def is_your_turn(self) -> bool:
        """Whether it is the user's turn."""
        return self.kernel.state.turn_player == self.player_index

    @property
    def turn(self) -> int:
        """Turn number, from 1."""
        return self.kernel.state.turn

    @property
    def phase(self) -> int:
        """PHASE code."""
        return self.kernel.state.phase

    def is_phase(self, bits: int) -> bool:
        """Whether the phase now is one of the bits."""
        return bool(self.kernel.state.phase & bits)

    @property
    def damage_step_part(self) -> int:
        """DS code, 0 outside the Damage Step."""
        return self.kernel.state.ds_part

    # -- what it answers ---
    @property
    def event(self) -> EventView:
        """The event a trigger or timed activation answers."""
        assert self.fact is not None, "this effect answers no event"
        return EventView(self.kernel, self.fact)

    @property
    def answered(self) -> LinkView:
        """The Chain Link it responds to: the one before its own, or the last one."""
        chain = self.kernel.state.chain
        number = self.link.number - 1 if self.link is not None else len(chain)
        return LinkView(self.kernel, chain[number - 1])

    @property
    def answers_chain(self) -> bool:
        """Whether there is a Chain Link to respond to."""
        number = self.link.number - 1 if self.link is not None else len(self.kernel.state.chain)
        return number >= 1

    def links(self) -> list[LinkView]:
        """All links of the Chain, first to last."""
        return [LinkView(self.kernel, link) for link in self.kernel.state.chain]

    @property
    def targets(self) -> list[Card]:
        """All chosen targets."""
        if self.link is None:
            return []
        return [self.kernel.card(uid) for uid, _ in self.link.targets]

    @property
    def target(self) -> Card:
        """The first (or only) chosen target."""
        return self.targets[0]

    def still_there(self, card: Card) -> bool:
        """Whether a target (or this card) is the same object where it was at activation."""
        if self.link is not None:
            for uid, generation in self.link.targets:
                if uid == card.uid:
                    return card.data.generation == generation and bool(card.data.location)
            if card is self.this:
                return card.data.generation == self.link.generation and bool(card.data.location)
        if self.fact is not None:
            for snap in self.fact.cards:
                if snap.uid == card.uid:
                    return card.data.generation == snap.after
        return bool(card.data.location)

    def targets_still_there(self) -> list[Card]:
        """Targets that have not moved since they were chosen."""
        return [card for card in self.targets if self.still_there(card)]

    def targets_still_theirs(self) -> list[Card]:
        """Those of them that the opponent still controls, for "that monster of the opponent" (RES)."""
        return [card for card in self.targets_still_there() if card.controller is self.opponent]

    def targets_still_yours(self) -> list[Card]:
        """Those of them that the user still controls, for "that monster of yours" (RES)."""
        return [card for card in self.targets_still_there() if card.controller is self.you]

    def this_is_face_up(self) -> bool:
        """Whether this card is still the same and face-up on the field."""
        return self.still_there(self.this) and self.this.is_on_field() and self.this.is_face_up()

    # -- groups of cards ---
    def monsters_on_field(self, keep: Filter | None = None) -> list[Card]:
        """All monsters on the field, the user's first."""
        return self.you.monsters(keep) + self.opponent.monsters(keep)

    def face_up_monsters(self, keep: Filter | None = None) -> list[Card]:
        """All face-up monsters on the field, the user's first."""
        return self.you.face_up_monsters(keep) + self.opponent.face_up_monsters(keep)

    def spells_and_traps_on_field(self, keep: Filter | None = None) -> list[Card]:
        """All Spells and Traps on the field."""
        return self.you.spells_and_traps(keep) + self.opponent.spells_and_traps(keep)

    def cards_on_field(self, keep: Filter | None = None) -> list[Card]:
        """All cards on the field."""
        return self.you.field(keep) + self.opponent.field(keep)

    def graveyards(self, keep: Filter | None = None) -> list[Card]:
        """Cards in both GYs."""
        return self.you.graveyard(keep) + self.opponent.graveyard(keep)

    def others(self, cards: Iterable[Card]) -> list[Card]:
        """``cards`` without this card."""
        return [card for card in cards if card is not self.this]

    def free_zones_pointed_to(self) -> list[int]:
        """Free Main Monster Zones of the user that this card's Link Arrows point to."""
        free = zones.free_main_monster_zones(self.kernel, self.player_index)
        return [
            zone for side, zone in query.linked_zones(self.this) if side == self.player_index and zone in free
        ]

    # -- battle ---
    @property
    def attacker(self) -> Card | None:
        """The attacking monster of the current battle."""
        uid = self.kernel.state.attacker
        return self.kernel.card(uid) if uid else None

    @property
    def attack_target(self) -> Card | None:
        """The attacked monster; None for a direct attack."""
        uid = self.kernel.state.attack_target
        return self.kernel.card(uid) if uid else None

    @property
    def is_direct_attack(self) -> bool:
        """Whether the current attack is a direct one."""
        return bool(self.kernel.state.attacker) and not self.kernel.state.attack_target

    def battle_damage_ahead(self, player: Player | None = None) -> int:
        """Battle damage the player (default: the user) would take if the present battle were fought now."""
        if self.attacker is None:
            return 0
        who = self.player_index if player is None else player.index
        outcome = damage.compare(self.kernel, self.attacker, self.attack_target)
        return outcome.damage[who][0] if who in outcome.damage else 0

    # -- may I ---
    def can_special_summon(
        self,
        card: Card,
        positions: int = c.POS_FACEUP,
        *,
        to: Player | None = None,
        ignore_conditions: bool = False,
        kind: int = c.SUMMON_TYPE_SPECIAL,
        leaving: tuple[Card, ...] = (),
        proper: bool = False,
    ) -> bool:
        """Whether the user could Special Summon ``card`` by this effect now."""
        outer, self.kernel.current = self.kernel.current, self
        try:
            return (
                special_summon.why_not(
                    self.kernel,
                    card,
                    self.player_index,
                    to_player=to.index if to is not None else None,
                    positions=positions,
                    ignore_conditions=ignore_conditions,
                    kind=kind,
                    leaving=leaving,
                    proper=proper,
                )
                is None
            )
        finally:
            self.kernel.current = outer

    def can_special_summon_tokens(
        self, token: CardData, count: int = 1, positions: int = c.POS_FACEUP, *, to: Player | None = None
    ) -> bool:
        """Whether the user could Special Summon so many Tokens at once (to the user's or ``to``'s field)."""
        from app.engine.card import Card
        from app.engine.state import CardState

        side = self.you if to is None else to
        owner, number = self.this.data.owner, len(self.kernel.state.cards)
        probe = CardState(number, token.code, owner, owner, 0, 0, c.POS_FACEUP_ATTACK)
        able = self.can_special_summon(Card(self.kernel, probe), positions, to=side)
        return able and side.free_monster_zones() >= count

    def can_become_monster(self, values: MonsterValues, positions: int = c.POS_FACEUP) -> bool:
        """Whether the user could Special Summon this Spell/Trap as a monster with these values now."""
        outer, self.kernel.current = self.kernel.current, self
        try:
            return treat.could_become(self.kernel, self.this, self.player_index, values, positions)
        finally:
            self.kernel.current = outer

    def can_be_banished(self, card: Card, *, face_down: bool = False, by_player: bool = False) -> bool:
        """Whether this effect could banish the card (``face_down``) now; or a player whom it tells to."""
        reason = 0 if by_player else c.REASON_EFFECT
        return move.can_be_banished(card, face_down=face_down, reason=reason)

    def can_go_to_grave_as_cost(self, card: Card) -> bool:
        """Whether the card could be sent to the GY for a cost now."""
        return move.can_go_to_grave(card, cost=True)

    def can_return_to_hand(self, card: Card) -> bool:
        """Whether the card could return to its owner's hand: not what only leaves a Chain's field (SPL)."""
        return not self._is_leaving(card) and can_reach_hand(card)

    def can_return_to_deck(self, card: Card) -> bool:
        """Whether the card could return to its owner's Deck: not what only leaves a Chain's field (SPL)."""
        return not self._is_leaving(card)

    def _is_leaving(self, card: Card) -> bool:
        if card.data.status & STATUS_ACTIVATING and not card.facts.type & c.TYPES_THAT_STAY:
            return not any(m.affects(card) for m in self.kernel.active(c.EFFECT_REMAIN_FIELD))
        return False

    def can_normal_summon(self, card: Card, *, setting: bool = False) -> bool:
        """Whether the user could Normal Summon (or Set) a card in hand, the turn's limit aside."""
        reason = legality.why_not_normal_summon(
            self.kernel, self.player_index, card, setting=setting, free_of_right=True
        )
        return reason is None

    def normal_summon_left(self, card: Card | None = None) -> bool:
        """Whether the user still has a Normal Summon or Set this turn (for ``card``)."""
        return normal_summon.summons_left(self.kernel, self.player_index, card) > 0

    def can_normal_summon_without_tribute(self, card: Card, instead_of: int) -> bool:
        """Whether the user could Normal Summon a card that needs ``instead_of`` Tributes without any."""
        if not card.is_monster() or legality.tributes_needed(card)[0] != instead_of:
            return False
        reason = legality.why_not_normal_summon(
            self.kernel, self.player_index, card, setting=False, free_of_right=True, tributes=False
        )
        return reason is None

    def unused_monster_zones(self, player: Player) -> list[int]:
        """Place keys of the player's free Main Monster Zones."""
        free = zones.free_main_monster_zones(self.kernel, player.index)
        return [place_key(player.index, c.LOCATION_MZONE, number) for number in free]

    def is_targeted_now(self, card: Card) -> bool:
        """Whether the effect that is being carried out at this moment targets ``card``."""
        current = self.kernel.current
        links = current.link.targets if current is not None and current.link is not None else ()
        return any(uid == card.uid for uid, _ in links)

    def can_affect(self, card: Card) -> bool:
        """Whether this effect can affect ``card`` at all."""
        return card is self.this or not destruction.immune_to(card, self)

    def can_destroy(self, card: Card) -> bool:
        """Whether this effect could destroy ``card`` (in a replacement: one that is not doomed itself)."""
        doomed = card.uid in self.kernel.doomed
        return not doomed and self.can_affect(card) and destruction.can_be_destroyed_by_effect(card)

    def can_take_control(self, card: Card, player: Player | None = None) -> bool:
        """Whether control of ``card`` could go to ``player`` (default: the user)."""
        return place.can_take_control(card, self.player_index if player is None else player.index)

    def can_swap_control(self, card: Card) -> bool:
        """Whether the monster could change sides in exchange for another."""
        return place.can_swap_control(card)

    def can_change_position(self, card: Card) -> bool:
        """Whether an effect could change its battle position."""
        return place.can_change_position(card)

    def can_place_counter(self, card: Card, counter: int) -> bool:
        """Whether a counter of this kind may be placed on ``card``."""
        return place.counter_room(card, counter) > 0

    def is_counter_holder(self, card: Card, counter: int) -> bool:
        """Whether its text lets it hold the counter, also if it is full or negated now."""
        return place.is_counter_holder(card, counter)

    def summons_made(self, player: Player) -> int:
        """How often the player has Normal, Flip or Special Summoned this turn."""
        kinds = (ACTIVITY_SUMMON, ACTIVITY_FLIP, ACTIVITY_SPSUMMON)
        return sum(self.kernel.counted(kind, player.index) for kind in kinds)

    def special_summons(self, player: Player | None = None) -> int:
        """How many monsters the player (default: the user) has Special Summoned this turn."""
        who = self.player_index if player is None else player.index
        return self.kernel.counted(ACTIVITY_SPSUMMON, who)

    def normal_draws(self) -> int:
        """How many cards the user's normal draw in the Draw Phase is now (0: none, or replaced)."""
        if self.turn == 1 and not self.kernel.rules.first_turn_draw:
            return 0
        amounts = query.player_amounts(self.you, c.EFFECT_DRAW_COUNT)
        return amounts[-1] if amounts else self.kernel.rules.draw_count

    def can_draw(self, player: Player | None = None) -> bool:
        """Whether the player (default: the user) may draw at all."""
        who = self.you if player is None else player
        return not query.player_has(who, c.EFFECT_CANNOT_DRAW)

    # -- memory ---
    def remember(self, *numbers: int) -> None:
        """Keep numbers from cost or targeting to resolution (``fx.labels``)."""
        self.labels = numbers
        if self.link is not None:
            self.link.labels = numbers

    def mark_this(self, name: str, value: int = 1, *, until_turn: int = 0) -> None:
        """Leave a mark on this card; gone when it moves, or (``until_turn``) after that turn."""
        self.mark(self.this, name, value, until_turn=until_turn)

    def mark(self, card: Card, name: str, value: int = 1, *, until_turn: int = 0) -> None:
        """Leave a mark on a card (``card.flag(name)`` reads it)."""
        rest = tuple(flag for flag in card.data.flags if flag[0] != name)
        card.data.flags = (*rest, (name, value, until_turn)) if value else rest
        self.kernel.touch()

    def this_has(self, name: str) -> bool:
        """Whether this card carries the mark."""
        return self.this.flag(name) != 0

    @property
    def tied(self) -> Card | None:
        """The card this card is (or, if it has just left, was) tied to.

        None once that one is another object, unless that is what the answered event tells.
        """
        uid, generation = self.this.data.tied
        snaps = self.fact.cards if self.fact is not None else ()
        if not uid:
            uid, generation = next((snap.tied for snap in snaps if snap.uid == self.this.uid), (0, 0))
        if not uid:
            return None
        card = self.kernel.card(uid)
        just_moved = any(snap.uid == uid and snap.generation == generation for snap in snaps)
        return card if just_moved or card.data.generation == generation else None

    @property
    def bound_in_event(self) -> tuple[Snapshot, ...]:
        """For delayed effects: their cards that the event is about, as they were."""
        if self.lingering is None or self.fact is None:
            return ()
        mine = self.lingering.targets
        return tuple(snap for snap in self.fact.cards if (snap.uid, snap.generation) in mine)

    @property
    def bound(self) -> list[Card]:
        """For delayed effects: the cards they were started for that have not moved since."""
        if self.lingering is None:
            return []
        return [
            self.kernel.card(uid)
            for uid, generation in self.lingering.targets
            if self.kernel.card(uid).data.generation == generation
        ]
