"""What cards and boards are worth. The unit is about one point of ATK on the field."""

from __future__ import annotations

from collections.abc import Iterable

from app.engine import constants as c
from app.engine.carddata import CardData, CardPool
from app.engine.decisions import CardRef
from app.engine.view import CardView, PlayerView, SideView

HIDDEN_MONSTER = 1100
LEAST_MONSTER = 150
"""Even without ATK it stops a direct attack and can be Tributed."""
HIDDEN_BACKROW = 1000
HIDDEN_HAND = 1000
A_CARD = 900
"""An average card in the hand."""


def is_monster(card: CardView) -> bool:
    """Whether the viewer knows that it is a monster."""
    return bool(card.type & c.TYPE_MONSTER)


def is_attack_position(card: CardView) -> bool:
    """Face-up Attack Position on the field."""
    return bool(card.position & c.POS_FACEUP_ATTACK)


def is_hidden(card: CardView) -> bool:
    """Not known to the viewer."""
    return card.code == 0


class Values:
    """Worth of cards, with the printed facts and scripts of ``pool`` at hand."""

    __slots__ = ("pool",)

    def __init__(self, pool: CardPool) -> None:
        self.pool = pool

    def monster(self, card: CardView) -> int:
        """A monster on the field, by what it can do in battle and whether it has effects."""
        if is_hidden(card):
            return HIDDEN_MONSTER
        strength = max(card.attack, card.defense * 3 // 4, 0)
        if card.type & c.TYPE_TOKEN:
            return max(strength * 6 // 10, LEAST_MONSTER)
        worth = strength + 100 * min(len(card.materials), 3)
        if card.type & c.TYPE_EFFECT and not card.negated:
            worth += 250
        if card.type & c.TYPE_EXTRA_DECK:
            worth += 300
        return max(worth, LEAST_MONSTER)

    def backrow(self, card: CardView) -> int:
        """A card in a Spell & Trap Zone."""
        if is_hidden(card):
            return HIDDEN_BACKROW
        if card.position & c.POS_FACEDOWN:
            return A_CARD
        if card.type & c.TYPE_EQUIP or card.equipped_to:
            return 600
        if card.type & c.TYPES_THAT_STAY:
            return 800
        return 50  # a Spell or Trap that is just being used: it goes to the GY anyway

    def in_hand(self, code: int) -> int:
        """A card in a hand or to be added to it, by its passcode."""
        data = self.pool.get(code)
        if data is None:
            return HIDDEN_HAND
        if not data.type & c.TYPE_MONSTER:
            return A_CARD + 250
        return self._monster_in_hand(data)

    def _monster_in_hand(self, data: CardData) -> int:
        strength = max(data.attack, data.defense * 3 // 4, 0)
        worth = strength * (10 if data.level <= 4 else 7 if data.level <= 6 else 6) // 16
        if data.type & c.TYPE_EFFECT:
            worth += 250
        if data.type & (c.TYPE_FLIP | c.TYPE_TUNER):
            worth += 150
        return worth

    def to_summon(self, code: int) -> int:
        """A monster that would stand on the field for nothing, by its passcode."""
        data = self.pool.get(code)
        if data is None:
            return HIDDEN_MONSTER
        bonus = (250 if data.type & c.TYPE_EFFECT else 0) + (300 if data.is_extra_deck else 0)
        return max(data.attack, data.defense * 3 // 4, 0) + bonus

    def card(self, card: CardView) -> int:
        """Any card where it lies."""
        if card.location == c.LOCATION_MZONE:
            return self.monster(card)
        if card.location & (c.LOCATION_SZONE | c.LOCATION_FZONE | c.LOCATION_PZONE):
            return self.backrow(card)
        if card.location == c.LOCATION_HAND:
            return self.in_hand(card.code)
        return self.elsewhere(card.code)

    def elsewhere(self, code: int) -> int:
        """A card in a GY, among the banished or in a Deck: a tenth of what it could be."""
        data = self.pool.get(code)
        if data is None:
            return 50
        if data.type & c.TYPE_MONSTER:
            return 40 + self.to_summon(code) // 10
        return 60

    def ref(self, ref: CardRef, known: dict[int, CardView]) -> int:
        """A card that a decision names; ``known`` are the cards of the view by key."""
        view = known.get(ref.key)
        if view is not None:
            return self.card(view)
        if ref.location == c.LOCATION_MZONE:
            return HIDDEN_MONSTER
        if ref.location & (c.LOCATION_HAND | c.LOCATION_SZONE):
            return HIDDEN_HAND
        return self.elsewhere(ref.code)

    def total(self, cards: Iterable[CardView]) -> int:
        """Sum of :meth:`card`."""
        return sum(self.card(card) for card in cards)


class Board:
    """Both fields as one player looks at them; ``player`` may also be the viewer's opponent."""

    __slots__ = ("foe", "foe_backrow", "foe_monsters", "me", "my_backrow", "my_monsters", "player", "view")

    def __init__(self, view: PlayerView, player: int | None = None) -> None:
        self.view = view
        self.player = view.player if player is None else player
        self.me: SideView = view.sides[self.player]
        self.foe: SideView = view.sides[1 - self.player]
        self.my_monsters = [card for card in self.me.monsters if card is not None]
        self.foe_monsters = [card for card in self.foe.monsters if card is not None]
        self.my_backrow = [card for card in self.me.spells if card is not None]
        self.foe_backrow = [card for card in self.foe.spells if card is not None]

    @property
    def is_my_turn(self) -> bool:
        """Whether it is this player's turn."""
        return self.view.turn_player == self.player

    def foe_best_attack(self, without: Iterable[int] = ()) -> int:
        """Highest ATK among the opponent's face-up monsters, leaving out the keys of ``without``."""
        gone = set(without)
        return max((m.attack for m in self.foe_monsters if not is_hidden(m) and m.key not in gone), default=0)

    def my_best_attack(self) -> int:
        """Highest ATK among this player's monsters in Attack Position."""
        return max((m.attack for m in self.my_monsters if is_attack_position(m)), default=0)

    def has_free_monster_zone(self) -> bool:
        """Whether one of this player's Main Monster Zones is empty."""
        return any(card is None for card in self.me.monsters[:5])
