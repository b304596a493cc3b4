"""What rules and card scripts hold: a card and a player of the running duel.

Both are thin: all data lies in the state, current values come from :mod:`app.engine.query`.
One object a card exists per duel, so they compare by identity.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import query
from app.engine.state import (
    STATUS_BATTLE_DESTROYED,
    STATUS_FLIPPED_BY_BATTLE,
    STATUS_GEMINI,
    STATUS_PUBLIC,
    CardState,
)

if TYPE_CHECKING:
    from app.engine.carddata import CardData
    from app.engine.kernel import Kernel

_SPELL_TRAP = c.TYPE_SPELL | c.TYPE_TRAP
Filter = Callable[["Card"], bool]


class Card:
    """A card. Values are current (with modifiers) unless they say printed."""

    __slots__ = ("data", "kernel")

    def __init__(self, kernel: Kernel, data: CardState) -> None:
        self.kernel = kernel
        self.data = data

    def __repr__(self) -> str:
        d = self.data
        return f"<{self.name} #{d.uid} p{d.controller} {d.location:#x}/{d.sequence} pos{d.position}>"

    # -- identity and print ---
    @property
    def uid(self) -> int:
        """Its name inside the duel."""
        return self.data.uid

    @property
    def code(self) -> int:
        """The printed passcode."""
        return self.data.code

    @property
    def facts(self) -> CardData:
        """Printed facts."""
        return self.kernel.pool.facts[self.data.code]

    @property
    def name(self) -> str:
        """The printed English name."""
        return self.facts.name

    @property
    def name_code(self) -> int:
        """The passcode whose name the card has now."""
        return query.name_code(self)

    @property
    def printed_type(self) -> int:
        """TYPE bits as printed."""
        return self.facts.type

    # -- current values ---
    @property
    def type(self) -> int:
        """TYPE bits now."""
        return query.card_type(self)

    @property
    def attack(self) -> int:
        """ATK now, 0 for a non-monster."""
        return query.attack(self)

    @property
    def defense(self) -> int:
        """DEF now; 0 for a Link Monster."""
        return query.defense(self)

    @property
    def base_attack(self) -> int:
        """Original ATK."""
        return query.base_attack(self)

    @property
    def base_defense(self) -> int:
        """Original DEF."""
        return query.base_defense(self)

    @property
    def level(self) -> int:
        """Level now; 0 for Xyz and Link Monsters and for non-monsters."""
        return query.level(self)

    @property
    def rank(self) -> int:
        """Rank of an Xyz Monster, else 0."""
        return query.rank(self)

    @property
    def link_rating(self) -> int:
        """Link Rating, else 0."""
        facts = self.facts
        return facts.level if facts.type & c.TYPE_LINK else 0

    @property
    def left_scale(self) -> int:
        """Left Pendulum Scale now."""
        return query.scale(self, left=True)

    @property
    def right_scale(self) -> int:
        """Right Pendulum Scale now."""
        return query.scale(self, left=False)

    @property
    def attribute(self) -> int:
        """ATTRIBUTE bits now."""
        return query.attribute(self)

    @property
    def race(self) -> int:
        """RACE bits now."""
        return query.race(self)

    # -- questions about kind ---
    def _kind(self) -> int:
        """TYPE bits now; an Xyz Material is of no kind (MAT)."""
        return 0 if self.data.location == c.LOCATION_OVERLAY else query.card_type(self)

    def is_type(self, bits: int) -> bool:
        """Whether it has any of the TYPE bits now."""
        return bool(query.card_type(self) & bits)

    def is_monster(self) -> bool:
        """A monster card, also one treated as such now."""
        return bool(self._kind() & c.TYPE_MONSTER)

    def is_spell(self) -> bool:
        """A Spell Card (also a Pendulum Monster in a Pendulum Zone)."""
        return bool(self._kind() & c.TYPE_SPELL)

    def is_trap(self) -> bool:
        """A Trap Card."""
        return bool(self._kind() & c.TYPE_TRAP)

    def is_spell_or_trap(self) -> bool:
        """A Spell or Trap Card."""
        return bool(self._kind() & (c.TYPE_SPELL | c.TYPE_TRAP))

    def is_effect_monster(self) -> bool:
        """An Effect Monster (Gemini not Summoned again counts as Normal)."""
        bits = self._kind()
        return bool(bits & c.TYPE_MONSTER and bits & c.TYPE_EFFECT)

    def is_normal_monster(self) -> bool:
        """A Normal Monster."""
        bits = self._kind()
        return bool(bits & c.TYPE_MONSTER and bits & c.TYPE_NORMAL)

    def is_token(self) -> bool:
        """A Token."""
        return bool(self.facts.type & c.TYPE_TOKEN)

    def is_extra_deck_monster(self) -> bool:
        """Fusion, Synchro, Xyz or Link."""
        return bool(self.facts.type & c.TYPE_EXTRA_DECK)

    def is_attribute(self, bits: int) -> bool:
        """Whether it has any of the ATTRIBUTE bits now."""
        return bool(query.attribute(self) & bits)

    def is_race(self, bits: int) -> bool:
        """Whether it has any of the RACE bits now."""
        return bool(query.race(self) & bits)

    def is_named(self, *codes: int) -> bool:
        """Whether its name now is that of one of the passcodes."""
        return any(code in codes for code in query.name_codes(self))

    def is_archetype(self, word: str) -> bool:
        """Whether its name belongs to the archetype (English archetype name)."""
        return query.has_archetype(self, word)

    # -- place ---
    @property
    def controller(self) -> Player:
        """Its controller (the owner, off the field)."""
        return self.kernel.players[self.data.controller]

    @property
    def owner(self) -> Player:
        """Whose Deck it came from."""
        return self.kernel.players[self.data.owner]

    @property
    def location(self) -> int:
        """LOCATION code, 0 for nowhere."""
        return self.data.location

    @property
    def sequence(self) -> int:
        """Zone number or place in its pile."""
        return self.data.sequence

    @property
    def position(self) -> int:
        """POS code."""
        return self.data.position

    def is_at(self, locations: int) -> bool:
        """Whether it lies in one of the LOCATION bits (Field and Pendulum Zones as bits of their own)."""
        location = self.data.location
        if location & locations:
            return True
        if location != c.LOCATION_SZONE:
            return False
        return bool(
            (locations & c.LOCATION_FZONE and self.in_field_zone)
            or (locations & c.LOCATION_PZONE and self.in_pendulum_zone)
        )

    def is_on_field(self) -> bool:
        """On the field."""
        return bool(self.data.location & c.LOCATION_ONFIELD)

    def is_face_up(self) -> bool:
        """Face-up (on the field or elsewhere)."""
        return bool(self.data.position & c.POS_FACEUP)

    def is_face_down(self) -> bool:
        """Face-down."""
        return bool(self.data.position & c.POS_FACEDOWN)

    def is_in(self, positions: int) -> bool:
        """Whether its battle position is one of the POS bits."""
        return bool(self.data.position & positions)

    def is_public(self) -> bool:
        """Revealed in the hand, by an effect that keeps it so."""
        if self.data.status & STATUS_PUBLIC:
            return True
        mods = self.kernel.active(c.EFFECT_PUBLIC)
        return bool(mods) and any(m.affects(self) for m in mods)

    @property
    def in_field_zone(self) -> bool:
        """In a Field Zone."""
        return self.data.location == c.LOCATION_SZONE and self.data.sequence == c.SEQ_FIELD_ZONE

    @property
    def in_pendulum_zone(self) -> bool:
        """In a Pendulum Zone, as a Pendulum Card."""
        data = self.data
        if data.location != c.LOCATION_SZONE or not self.facts.type & c.TYPE_PENDULUM:
            return False
        if data.equip_to:
            return False
        return data.sequence in self.kernel.rules.pendulum_sequences

    @property
    def in_main_monster_zone(self) -> bool:
        """In a Main Monster Zone."""
        return self.data.location == c.LOCATION_MZONE and self.data.sequence < 5

    @property
    def in_extra_monster_zone(self) -> bool:
        """In an Extra Monster Zone."""
        return self.data.location == c.LOCATION_MZONE and self.data.sequence >= 5

    # -- relations ---
    def equips(self) -> list[Card]:
        """Cards equipped to it."""
        return query.equips(self)

    @property
    def equipped_to(self) -> Card | None:
        """The monster it is equipped to."""
        uid = self.data.equip_to
        return self.kernel.card(uid) if uid else None

    def materials(self) -> list[Card]:
        """Its Xyz Materials."""
        return [self.kernel.card(uid) for uid in self.data.materials]

    def summon_materials(self) -> list[Card]:
        """What was used for the Summon of its present stay on the field."""
        return [self.kernel.card(uid) for uid in self.data.summon_materials]

    def unmoved_materials(self) -> list[Card] | None:
        """What it was Summoned with by materials, if all of that lies where it went then; else None."""
        used = self.summon_materials()
        return used if used and all(each.flag("material of") == self.uid for each in used) else None

    def counters(self, counter: int) -> int:
        """Number of counters of one kind on it."""
        for kind, number in self.data.counters:
            if kind == counter:
                return number
        return 0

    def points_to(self) -> list[Card]:
        """Cards in the Monster Zones its Link Arrows point to."""
        return query.points_to(self)

    def linked_zones(self) -> list[tuple[int, int]]:
        """(player number, zone number) of the Monster Zones its Link Arrows point to."""
        return query.linked_zones(self)

    def co_linked(self) -> list[Card]:
        """Link Monsters it is co-linked to."""
        return query.co_linked(self)

    def column(self) -> list[Card]:
        """Other cards in its column."""
        return query.column(self)

    def battling(self) -> Card | None:
        """The monster it battles now, or None."""
        state = self.kernel.state
        if state.attacker == self.uid:
            return self.kernel.card(state.attack_target) if state.attack_target else None
        if state.attack_target == self.uid and state.attacker:
            return self.kernel.card(state.attacker)
        return None

    def is_attacking(self) -> bool:
        """Whether it is the attacking monster of the current battle."""
        return self.kernel.state.attacker == self.uid

    def attack_targets(self) -> list[Card]:
        """Monsters it may choose as an attack target now."""
        from app.engine import legality

        return legality.attack_targets(self.kernel, self)[0]

    # -- state ---
    def is_negated(self) -> bool:
        """Whether its effects are negated now."""
        return query.is_negated(self)

    def is_battle_destroyed(self) -> bool:
        """Destruction by battle is decided but it is still on the field."""
        return bool(self.data.status & STATUS_BATTLE_DESTROYED)

    def was_flipped_by_battle(self) -> bool:
        """It was face-down when the present Damage Step began and the battle turned it face-up."""
        return bool(self.data.status & STATUS_FLIPPED_BY_BATTLE)

    def is_gemini_active(self) -> bool:
        """A Gemini Monster that was Summoned again."""
        return bool(self.data.status & STATUS_GEMINI) or query.has(self, c.EFFECT_GEMINI_STATUS)

    def was_summoned_by(self, kind: int) -> bool:
        """Whether its present stay on the field began with this SUMMON_TYPE."""
        have = self.data.summon_type
        if kind == c.SUMMON_TYPE_SPECIAL:
            return bool(have & c.SUMMON_TYPE_SPECIAL)
        if kind == c.SUMMON_TYPE_NORMAL:
            return bool(have & c.SUMMON_TYPE_NORMAL)
        return have == kind

    def was_special_summoned(self) -> bool:
        """Special Summoned to where it is."""
        return bool(self.data.summon_type & c.SUMMON_TYPE_SPECIAL)

    def counts_turns(self) -> bool:
        """Whether it counts turns now (in its mark "turns"): face-up there, or by what it started."""
        script = self.kernel.script(self.data.code)
        if script is None or not script.counts_turns:
            return False
        if self.is_on_field():
            return self.is_face_up()
        return any(e.source == self.uid and e.code == self.code for e in self.kernel.state.effects)

    def flag(self, name: str) -> int:
        """Value of a mark a script left on it, 0 if there is none."""
        for key, value, _ in self.data.flags:
            if key == name:
                return value
        return 0


def _matching(cards: list[Card], keep: Filter | None) -> list[Card]:
    return cards if keep is None else [card for card in cards if keep(card)]


class Player:
    """One of the two players and what they have."""

    __slots__ = ("index", "kernel")

    def __init__(self, kernel: Kernel, index: int) -> None:
        self.kernel = kernel
        self.index = index

    def __repr__(self) -> str:
        return f"<player {self.index}>"

    @property
    def opponent(self) -> Player:
        """The other player."""
        return self.kernel.players[1 - self.index]

    @property
    def lp(self) -> int:
        """Life Points."""
        return self.kernel.state.lp[self.index]

    @property
    def is_turn_player(self) -> bool:
        """Whether it is their turn."""
        return self.kernel.state.turn_player == self.index

    def cards(self, location: int, keep: Filter | None = None) -> list[Card]:
        """Their cards in the LOCATION bits."""
        found: list[Card] = []
        for bit in (2, 4, 8, 1, 0x10, 0x20, 0x40):
            if location & bit:
                found += self.kernel.cards_in(self.index, bit)
        return _matching(found, keep)

    def monsters(self, keep: Filter | None = None) -> list[Card]:
        """Monsters they control (face-up and face-down)."""
        return _matching(self.kernel.cards_in(self.index, c.LOCATION_MZONE), keep)

    def face_up_monsters(self, keep: Filter | None = None) -> list[Card]:
        """Face-up monsters they control."""
        return _matching([m for m in self.monsters() if m.data.position & c.POS_FACEUP], keep)

    def spells_and_traps(self, keep: Filter | None = None) -> list[Card]:
        """Cards in their Spell & Trap, Field and Pendulum Zones, and monsters that are also Traps."""
        both = [m for m in self.monsters() if m.printed_type & _SPELL_TRAP and m.is_spell_or_trap()]
        return _matching(both + self.kernel.cards_in(self.index, c.LOCATION_SZONE), keep)

    def field(self, keep: Filter | None = None) -> list[Card]:
        """All cards they control."""
        return _matching(self.monsters() + self.kernel.cards_in(self.index, c.LOCATION_SZONE), keep)

    def hand(self, keep: Filter | None = None) -> list[Card]:
        """Cards in their hand."""
        return _matching(self.kernel.cards_in(self.index, c.LOCATION_HAND), keep)

    def deck(self, keep: Filter | None = None) -> list[Card]:
        """Cards in their Main Deck, bottom first."""
        return _matching(self.kernel.cards_in(self.index, c.LOCATION_DECK), keep)

    def graveyard(self, keep: Filter | None = None) -> list[Card]:
        """Cards in their GY."""
        return _matching(self.kernel.cards_in(self.index, c.LOCATION_GRAVE), keep)

    def banished(self, keep: Filter | None = None) -> list[Card]:
        """Their banished cards."""
        return _matching(self.kernel.cards_in(self.index, c.LOCATION_REMOVED), keep)

    def extra_deck(self, keep: Filter | None = None) -> list[Card]:
        """Cards in their Extra Deck."""
        return _matching(self.kernel.cards_in(self.index, c.LOCATION_EXTRA), keep)

    def next_to(self, location: int, zone: int) -> list[Card]:
        """Their cards in the zones next to a Monster Zone or Spell & Trap Zone of theirs."""
        spots = query.adjacent_zones(location, zone)
        return [card for card in self.field() if (card.location, card.sequence) in spots]

    def extra_deck_summons(self) -> list[CardData]:
        """Facts of what they have Special Summoned from the Extra Deck this turn."""
        from app.engine.kernel import ACTIVITY_FROM_EXTRA_DECK

        return self._counted_cards(ACTIVITY_FROM_EXTRA_DECK)

    def special_summoned(self) -> list[CardData]:
        """Facts of what they have Special Summoned this turn."""
        from app.engine.kernel import ACTIVITY_SPECIAL_SUMMONED

        return self._counted_cards(ACTIVITY_SPECIAL_SUMMONED)

    def _counted_cards(self, base: int) -> list[CardData]:
        """Facts of the cards counted this turn under ``base`` + passcode."""
        counted = self.kernel.state.activity.items()
        codes = [kind - base for (kind, who), number in counted if who == self.index and number]
        return [self.kernel.pool.facts[code] for code in codes if 0 < code < 1 << 28]

    def field_spell(self) -> Card | None:
        """The card in their Field Zone."""
        uid = self.kernel.state.szone[self.index][c.SEQ_FIELD_ZONE]
        return self.kernel.card(uid) if uid else None

    def free_monster_zones(self, leaving: Card | None = None) -> int:
        """How many Main Monster Zones are free (once ``leaving`` of this player has left); at most 1 while
        only 1 monster may come at a time.
        """
        from app.engine import zones

        free = len(zones.free_main_monster_zones(self.kernel, self.index))
        free += leaving is not None and leaving.in_main_monster_zone
        return min(free, 1) if query.player_has(self, c.EFFECT_ONE_SPECIAL_SUMMON) else free

    def free_pendulum_zones(self) -> int:
        """How many Pendulum Zones are free."""
        from app.engine import zones

        return len(zones.free_pendulum_zones(self.kernel, self.index))

    def free_spell_zones(self) -> int:
        """How many Spell & Trap Zones are free."""
        from app.engine import zones

        return len(zones.free_spell_zones(self.kernel, self.index))
