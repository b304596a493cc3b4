"""What one player may know of a duel: the only picture that leaves the engine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from app.engine.decisions import Text
from app.engine.rules import DuelRules


class CardView(NamedTuple):
    """One card as its viewer knows it. A hidden card has ``code`` 0 and only place and position.

    ``key`` is the name decisions use for it. Values are current, ``base_*`` the original ones;
    unknown or meaningless numbers are 0. ``counters`` are (counter code, number) pairs.
    """

    key: int
    code: int
    owner: int
    controller: int
    location: int
    sequence: int
    position: int
    #: Codes of continuous name changes; the printed code where there is none.
    name_code: int = 0
    type: int = 0
    attribute: int = 0
    race: int = 0
    level: int = 0
    attack: int = 0
    defense: int = 0
    base_attack: int = 0
    base_defense: int = 0
    left_scale: int = 0
    right_scale: int = 0
    markers: int = 0
    counters: tuple[tuple[int, int], ...] = ()
    materials: tuple[CardView, ...] = ()
    equipped_to: int = 0
    linked_to: tuple[int, ...] = ()
    negated: bool = False
    summon_type: int = 0
    turn_placed: int = 0
    attacks_declared: int = 0
    #: A card in the hand that both players know (revealed).
    public: bool = False
    #: Codes of the cards whose effects it has for the time being.
    copied: tuple[int, ...] = ()

    @property
    def is_face_up(self) -> bool:
        """Face-up on the field, in the GY, banished or Extra Deck (hand cards are not)."""
        return bool(self.position & 0x5)


class LinkView(NamedTuple):
    """One Chain Link: ``card_key``/``code`` of its card, the text of its effect, target keys."""

    number: int
    player: int
    card_key: int
    code: int
    text: Text
    targets: tuple[int, ...]
    negated: bool = False
    resolving: bool = False


@dataclass(frozen=True, slots=True)
class SideView:
    """One player's half. ``monsters`` has 7 slots (Main 0-4, Extra 5-6), ``spells`` 8 (Field 5,
    separate Pendulum Zones 6-7). ``deck`` holds only cards the viewer knows to be on top etc.;
    ``deck_count`` is the truth. Piles are listed bottom first, so the last card is on top.
    """

    lp: int
    deck_count: int
    extra_count: int
    hand: tuple[CardView, ...]
    monsters: tuple[CardView | None, ...]
    spells: tuple[CardView | None, ...]
    graveyard: tuple[CardView, ...]
    banished: tuple[CardView, ...]
    extra: tuple[CardView, ...]
    #: The player's own cards they cannot see, sorted by passcode: the Deck in unknown order (and own
    #: cards lying face-down on the other side); empty for the opponent's side.
    deck_list: tuple[int, ...] = ()
    top_card: int = 0


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The duel as ``player`` may know it. ``phase`` is a PHASE code, ``damage_step`` a DS code."""

    player: int
    rules: DuelRules
    turn: int
    turn_player: int
    phase: int
    damage_step: int
    sides: tuple[SideView, SideView]
    chain: tuple[LinkView, ...]
    attacker: int = 0
    attack_target: int = 0
    normal_summons_left: int = 0
    winner: int = -1
    #: Monsters whose Summon is being attempted: nowhere yet, and it may still be negated.
    summoning: tuple[CardView, ...] = ()

    @property
    def me(self) -> SideView:
        """The viewer's half."""
        return self.sides[self.player]

    @property
    def foe(self) -> SideView:
        """The opponent's half."""
        return self.sides[1 - self.player]

    def cards(self) -> dict[int, CardView]:
        """All listed cards by key."""
        found: dict[int, CardView] = {}
        for side in self.sides:
            for group in (side.hand, side.monsters, side.spells, side.graveyard, side.banished, side.extra):
                for card in group:
                    if card is not None:
                        found[card.key] = card
                        for material in card.materials:
                            found[material.key] = material
        return found
