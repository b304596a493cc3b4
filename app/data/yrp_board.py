"""The table of another program's duel, rebuilt from what it told: cards, places, and what each seat saw."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from app.data.frames import FrameMaker
from app.data.record import Frame
from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.decisions import CardRef, Text, place_key
from app.engine.events import BOTH, Seen
from app.engine.rules import DuelRules
from app.engine.view import CardView, LinkView, PlayerView, SideView

_PILES: Final = (
    c.LOCATION_DECK,
    c.LOCATION_HAND,
    c.LOCATION_GRAVE,
    c.LOCATION_REMOVED,
    c.LOCATION_EXTRA,
)
_ZONES: Final = {c.LOCATION_MZONE: 7, c.LOCATION_SZONE: 8}
_ANY_OVERLAY: Final = c.LOCATION_OVERLAY
#: More cards than this on one side is no duel.
_MOST_CARDS: Final = 600


class Astray(ValueError):
    """A message names a card or place that is not there; the text completes "the message ..."."""


@dataclass(eq=False, slots=True)
class Card:
    """One card. ``attack``/``defense`` None: as printed. ``code`` 0: the replay does not tell it."""

    key: int
    code: int
    owner: int
    controller: int
    location: int
    sequence: int = 0
    position: int = c.POS_FACEDOWN
    attack: int | None = None
    defense: int | None = None
    counters: dict[int, int] = field(default_factory=dict)
    materials: list[Card] = field(default_factory=list)
    equipped_to: Card | None = None
    summon_type: int = 0
    turn: int = 0


@dataclass(slots=True)
class Link:
    """One Chain Link."""

    number: int
    player: int
    card: Card
    targets: tuple[Card, ...] = ()
    negated: bool = False
    resolving: bool = False


class Board:
    """Both halves. Places are (controller, location, sequence) as the community numbers them."""

    def __init__(self, rules: DuelRules, pool: CardPool) -> None:
        self.rules = rules
        self.pool = pool
        self.lp = [8000, 8000]
        self.turn = 0
        self.turn_player = 0
        self.phase = 0
        self.attacker: Card | None = None
        self.target: Card | None = None
        self.chain: list[Link] = []
        self.winner = -1
        self._piles: dict[tuple[int, int], list[Card]] = {
            (player, pile): [] for player in (0, 1) for pile in _PILES
        }
        self._zones: dict[tuple[int, int], list[Card | None]] = {
            (player, zone): [None] * count for player in (0, 1) for zone, count in _ZONES.items()
        }
        #: Cards of all frames so far, a measure of the work.
        self.shown = 0
        self._made = 0
        self._frames = FrameMaker()

    # --- cards -----------------------------------------------------------------------------------

    def new_card(self, code: int, owner: int, location: int = 0) -> Card:
        """A card that lies nowhere yet, or at the end of a pile."""
        self._made += 1
        if self._made > 4 * _MOST_CARDS:
            raise Astray("makes more cards than a duel has")
        card = Card(self._made, code, owner, owner, location)
        if location:
            self._piles[owner, location].append(card)
            self._number(owner, location)
        return card

    def fill(self, player: int, location: int, count: int) -> None:
        """Put ``count`` unknown cards onto a pile; raises :class:`Astray` for an absurd number."""
        if count > _MOST_CARDS:
            raise Astray(f"claims a pile of {count} cards")
        for _ in range(count):
            self.new_card(0, player, location)

    def at(self, controller: int, location: int, sequence: int, position: int = 0) -> Card:
        """The card of a place; raises :class:`Astray` where there is none."""
        self._player(controller)
        if location & _ANY_OVERLAY:
            host = self.at(controller, c.LOCATION_MZONE, sequence)
            if position >= len(host.materials):
                raise Astray("names a material that is not there")
            return host.materials[position]
        row = self._row(controller, location)
        card = row[sequence] if 0 <= sequence < len(row) else None
        if card is None:
            raise Astray(f"names an empty place ({controller}, {location:#x}, {sequence})")
        return card

    def pile(self, player: int, location: int) -> list[Card]:
        """The cards of a pile, bottom first."""
        self._player(player)
        if (player, location) not in self._piles:
            raise Astray(f"names a pile {location:#x} that there is none")
        return self._piles[player, location]

    def take(self, card: Card) -> None:
        """Take ``card`` from where it lies."""
        if card.location & _ANY_OVERLAY:
            for zones in self._zones.values():
                for host in zones:
                    if host is not None and card in host.materials:
                        host.materials.remove(card)
        elif card.location:
            if card.location in _ZONES:
                zones = self._zones[card.controller, card.location]
                zones[zones.index(card)] = None
            else:
                self._piles[card.controller, card.location].remove(card)
                self._number(card.controller, card.location)
        card.location = 0

    def put(self, card: Card, controller: int, location: int, sequence: int, position: int) -> None:
        """Lay ``card`` (that lies nowhere) down; raises :class:`Astray` for a place there is not."""
        self._player(controller)
        if card.location not in (c.LOCATION_MZONE, c.LOCATION_SZONE):
            card.attack = card.defense = None
        if location & _ANY_OVERLAY:
            host = self.at(controller, c.LOCATION_MZONE, sequence)
            host.materials.append(card)
        elif location in _ZONES:
            zones = self._zones[controller, location]
            if not 0 <= sequence < len(zones):
                raise Astray(f"names a zone {sequence} that there is none")
            zones[sequence] = card
        elif (controller, location) in self._piles:
            pile = self._piles[controller, location]
            # Only a Deck is entered anywhere but on top.
            at = min(max(sequence, 0), len(pile)) if location == c.LOCATION_DECK else len(pile)
            pile.insert(at, card)
        else:
            raise Astray(f"names a place {location:#x} that there is none")
        card.controller, card.location, card.sequence, card.position = (
            controller,
            location,
            sequence,
            position,
        )
        if not location & _ANY_OVERLAY and location not in _ZONES:
            card.counters.clear()
            card.equipped_to = None
            card.summon_type = 0
            self._number(controller, location)

    def swap(self, one: Card, other: Card) -> None:
        """Two cards on the field change places."""
        places = [(x.controller, x.location, x.sequence, x.position) for x in (one, other)]
        self.take(one)
        self.take(other)
        self.put(one, *places[1][:3], places[0][3])
        self.put(other, *places[0][:3], places[1][3])

    def _row(self, controller: int, location: int) -> list[Card] | list[Card | None]:
        if location in _ZONES:
            return self._zones[controller, location]
        return self.pile(controller, location)

    def _number(self, player: int, location: int) -> None:
        for n, card in enumerate(self._piles[player, location]):
            card.sequence = n

    def _player(self, player: int) -> None:
        if player not in (0, 1):
            raise Astray(f"names a player {player}")

    # --- what is seen ------------------------------------------------------------------------------

    def known(self, card: Card) -> int:
        """Who may know the card: a mask of players."""
        if not card.code:
            return 0
        if card.location == c.LOCATION_DECK:
            return 0
        if card.location in (c.LOCATION_HAND, c.LOCATION_EXTRA) and not card.position & c.POS_FACEUP:
            return 1 << card.controller
        if card.location == c.LOCATION_HAND:
            return 1 << card.controller
        face_down = bool(card.position & c.POS_FACEDOWN) and not card.location & _ANY_OVERLAY
        return 1 << card.controller if face_down and card.location != c.LOCATION_GRAVE else BOTH

    def seen(self, card: Card, known: int | None = None) -> Seen:
        """The card as an event names it."""
        ref = CardRef(card.key, card.code, card.controller, card.location, card.sequence, card.position)
        return Seen(ref, self.known(card) if known is None else known)

    def frame(self) -> Frame:
        """What both seats see now; what is as before is the same objects, so that frames stay small."""
        self.shown += sum(len(pile) for (_, kind), pile in self._piles.items() if kind != c.LOCATION_DECK)
        return self._frames.frame(self)

    def view(self, player: int) -> PlayerView:
        """What ``player`` sees now."""
        return PlayerView(
            player=player,
            rules=self.rules,
            turn=self.turn,
            turn_player=self.turn_player,
            phase=self.phase,
            damage_step=0,
            sides=(self._side(player, 0), self._side(player, 1)),
            chain=tuple(self._link(player, link) for link in self.chain),
            attacker=self._key(player, self.attacker),
            attack_target=self._key(player, self.target),
            winner=self.winner,
        )

    def _side(self, viewer: int, player: int) -> SideView:
        def cards(location: int) -> tuple[CardView, ...]:
            return tuple(self._card(viewer, card) for card in self._piles[player, location])

        def zones(location: int) -> tuple[CardView | None, ...]:
            row = self._zones[player, location]
            return tuple(self._card(viewer, card) if card is not None else None for card in row)

        extra = cards(c.LOCATION_EXTRA)
        return SideView(
            lp=self.lp[player],
            deck_count=len(self._piles[player, c.LOCATION_DECK]),
            extra_count=len(extra),
            hand=cards(c.LOCATION_HAND),
            monsters=zones(c.LOCATION_MZONE),
            spells=zones(c.LOCATION_SZONE),
            graveyard=cards(c.LOCATION_GRAVE),
            banished=cards(c.LOCATION_REMOVED),
            extra=tuple(card for card in extra if card.code),
        )

    def _key(self, viewer: int, card: Card | None) -> int:
        if card is None:
            return 0
        return card.key if self.known(card) >> viewer & 1 else self._place(card)

    def _place(self, card: Card) -> int:
        return place_key(card.controller, card.location, card.sequence)

    def _card(self, viewer: int, card: Card) -> CardView:
        if not self.known(card) >> viewer & 1:
            return CardView(
                self._place(card), 0, card.owner, card.controller, card.location, card.sequence, card.position
            )
        facts = self.pool.get(card.code)
        on_field = card.location == c.LOCATION_MZONE
        attack, defense = (facts.attack, facts.defense) if facts is not None else (0, 0)
        return CardView(
            card.key,
            card.code,
            card.owner,
            card.controller,
            card.location,
            card.sequence,
            card.position,
            name_code=card.code,
            type=facts.type if facts is not None else 0,
            attribute=facts.attribute if facts is not None else 0,
            race=facts.race if facts is not None else 0,
            level=facts.level if facts is not None else 0,
            attack=max(0, attack if card.attack is None or not on_field else card.attack),
            defense=max(0, defense if card.defense is None or not on_field else card.defense),
            base_attack=max(0, attack),
            base_defense=max(0, defense),
            left_scale=facts.left_scale if facts is not None else 0,
            right_scale=facts.right_scale if facts is not None else 0,
            markers=facts.markers if facts is not None else 0,
            counters=tuple(sorted((kind, number) for kind, number in card.counters.items() if number)),
            # What lies under a Material is nobody's Material; a spiteful file could stack without end.
            materials=()
            if card.location & _ANY_OVERLAY
            else tuple(self._card(viewer, under) for under in card.materials),
            equipped_to=self._key(viewer, card.equipped_to),
            summon_type=card.summon_type,
            turn_placed=card.turn,
        )

    def _link(self, viewer: int, link: Link) -> LinkView:
        code = link.card.code if self.known(link.card) >> viewer & 1 else 0
        targets = tuple(self._key(viewer, card) for card in link.targets)
        text = Text("")
        return LinkView(
            link.number,
            link.player,
            self._key(viewer, link.card),
            code,
            text,
            targets,
            link.negated,
            link.resolving,
        )
