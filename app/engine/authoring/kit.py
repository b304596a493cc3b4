"""Helpers that many card modules share: selectors, filters, whole card patterns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.card import Card, Filter
from app.engine.running import Effect
from app.engine.targets import target_one

if TYPE_CHECKING:
    from app.engine.effects import Script

Selector = Callable[[Effect], list[Card]]


# -- selectors: fx -> cards ---


def any_monster(fx: Effect) -> list[Card]:
    """All monsters on the field."""
    return fx.monsters_on_field()


def face_up_monster(fx: Effect) -> list[Card]:
    """All face-up monsters on the field."""
    return fx.face_up_monsters()


def opponents_monster(fx: Effect) -> list[Card]:
    """All monsters the opponent controls."""
    return fx.opponent.monsters()


def opponents_face_up_monster(fx: Effect) -> list[Card]:
    """Face-up monsters the opponent controls."""
    return fx.opponent.face_up_monsters()


def your_face_up_monster(fx: Effect) -> list[Card]:
    """Face-up monsters you control."""
    return fx.you.face_up_monsters()


def any_spell_or_trap(fx: Effect) -> list[Card]:
    """All Spells and Traps on the field."""
    return fx.spells_and_traps_on_field()


def any_card_on_field(fx: Effect) -> list[Card]:
    """All cards on the field."""
    return fx.cards_on_field()


def opponents_card(fx: Effect) -> list[Card]:
    """All cards the opponent controls."""
    return fx.opponent.field()


def other_cards_on_field(fx: Effect) -> list[Card]:
    """All other cards on the field."""
    return fx.others(fx.cards_on_field())


def that_are(keep: Filter, select: Selector) -> Selector:
    """``select`` narrowed by a filter."""
    return lambda fx: [card for card in select(fx) if keep(card)]


# -- conditions ---


def your_turn(fx: Effect) -> bool:
    """It is your turn."""
    return fx.is_your_turn


def opponents_turn(fx: Effect) -> bool:
    """It is the opponent's turn."""
    return not fx.is_your_turn


def opponent_attacks(fx: Effect) -> bool:
    """The answered attack is by a monster the opponent controls."""
    return fx.attacker is not None and fx.attacker.controller is fx.opponent


def in_main_phase(fx: Effect) -> bool:
    """It is a Main Phase."""
    return fx.is_phase(c.PHASE_MAIN)


# -- filters ---


def is_level_at_most(level: int) -> Filter:
    """Monsters with a Level from 1 to ``level``."""
    return lambda card: 1 <= card.level <= level


def is_race(race: int) -> Filter:
    """Monsters of the Type."""
    return lambda card: card.is_monster() and card.is_race(race)


def is_attribute(attribute: int) -> Filter:
    """Monsters of the Attribute."""
    return lambda card: card.is_monster() and card.is_attribute(attribute)


# -- whole patterns ---


def equip_spell(
    card: Script,
    allowed: Callable[[Effect, Card], bool] | None = None,
    text: str = "Equip to a face-up monster.",
) -> None:
    """The activation of an Equip Spell: choose a face-up monster, equip to it.

    ``allowed(fx, monster)`` says what it may be equipped to, now and as long as it stays.
    """
    card.equip_to = allowed

    def choices(fx: Effect) -> list[Card]:
        return [m for m in fx.face_up_monsters() if allowed is None or allowed(fx, m)]

    async def equip(fx: Effect) -> None:
        if fx.still_there(fx.target) and fx.target.is_face_up() and fx.this_is_face_up():
            await fx.equip(fx.target)

    equip.__doc__ = text
    card.activation(target=target_one(choices), category=c.CATEGORY_EQUIP)(equip)


def equipped_monster(fx: Effect, card: Card) -> bool:
    """``affects=`` of an Equip Card's modifiers: the monster it is equipped to."""
    return fx.this.data.equip_to == card.uid


def your_monsters(fx: Effect, card: Card) -> bool:
    """``affects=``: face-up monsters you control."""
    return card.location == c.LOCATION_MZONE and card.data.controller == fx.player_index and card.is_face_up()


def their_monsters(fx: Effect, card: Card) -> bool:
    """``affects=``: face-up monsters the opponent controls."""
    return card.location == c.LOCATION_MZONE and card.data.controller != fx.player_index and card.is_face_up()


def all_face_up_monsters(fx: Effect, card: Card) -> bool:
    """``affects=``: all face-up monsters."""
    return card.location == c.LOCATION_MZONE and card.is_face_up()


def you(fx: Effect, player: object) -> bool:
    """``affects_player=``: the controller of the card."""
    return player is fx.you


def the_opponent(fx: Effect, player: object) -> bool:
    """``affects_player=``: the opponent of its controller."""
    return player is fx.opponent


def both_players(fx: Effect, player: object) -> bool:
    """``affects_player=``: both."""
    return True


__all__ = [
    "all_face_up_monsters",
    "any_card_on_field",
    "any_monster",
    "any_spell_or_trap",
    "both_players",
    "equip_spell",
    "equipped_monster",
    "face_up_monster",
    "in_main_phase",
    "is_attribute",
    "is_level_at_most",
    "is_race",
    "opponent_attacks",
    "opponents_card",
    "opponents_face_up_monster",
    "opponents_monster",
    "opponents_turn",
    "other_cards_on_field",
    "that_are",
    "the_opponent",
    "their_monsters",
    "you",
    "your_face_up_monster",
    "your_monsters",
    "your_turn",
]
