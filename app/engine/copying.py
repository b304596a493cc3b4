"""Effects that take the place of a card's own: it has the text of another card for a while (EFF, GAIN).

A copy is a lingering effect (EFFECT_COPY_TEXT) on the card: its ``value`` is the passcode whose effects the
card has, its ``labels`` are pairs (passcode, index) of the effects it has lost for that; the pair
:data:`ALL` stands for every effect it had. What is no effect (summoning conditions, materials, limits,
anything "not classified") is neither copied nor lost.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.definitions import (
    CONTINUOUS,
    FLIP,
    IGNITION,
    MODIFIER,
    QUICK,
    REPLACEMENT,
    TRIGGER,
    EffectDef,
)
from app.engine.state import Lingering

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.carddata import CardPool
    from app.engine.effects import Script
    from app.engine.kernel import Kernel
    from app.engine.script_index import ScriptIndex
    from app.engine.state import CardState, DuelState

#: (passcode copied, pairs of what is lost), one for each copy, the oldest first.
Copies = tuple[tuple[int, tuple[int, ...]], ...]

ALL = (0, 0)
_WORD = re.compile(r"[0-9]{1,10}(-[0-9]{1,10}\.[0-9]{1,3}){0,9}")
_KINDS = frozenset((IGNITION, TRIGGER, QUICK, FLIP, CONTINUOUS, MODIFIER, REPLACEMENT))


def is_copyable(definition: EffectDef) -> bool:
    """Whether it is an effect of a monster on the field: what another monster can take over, or lose.

    An activation and what is not classified as an effect are not. What only works elsewhere (in a Pendulum
    Zone, as an Equip Card) is copied with the rest and finds no use there.
    """
    return definition.kind in _KINDS and not definition.unclassified


def effects_with(script: Script | None, copies: Copies, scripts: dict[int, Script | None]) -> list[EffectDef]:
    """The effects of a card with this script of its own and these copies, own ones first."""
    effects = list(script.effects) if script is not None else []
    for code, labels in copies:
        lost = set(zip(labels[::2], labels[1::2], strict=True))
        effects = [
            each
            for each in effects
            if not is_copyable(each) or not (ALL in lost or (each.code, each.index) in lost)
        ]
        other = scripts[code]
        if other is not None:
            effects += [each for each in other.effects if is_copyable(each) and each not in effects]
    return effects


def copies_by_card(state: DuelState) -> dict[int, Copies]:
    """The copies in force, by uid of the card that has them."""
    found: dict[int, Copies] = {}
    for lingering in state.effects:
        if lingering.effect == c.EFFECT_COPY_TEXT:
            for uid, generation in lingering.targets:
                if state.cards[uid].generation == generation:
                    found[uid] = (*found.get(uid, ()), (lingering.value, lingering.labels))
    return found


def copied_codes(card: Card) -> tuple[int, ...]:
    """Passcodes of the cards whose effects it has besides (or instead of) its own."""
    kernel = card.kernel
    if not kernel.copied or card.data.uid not in kernel.copied:
        return ()
    return tuple(code for code, _ in copies_by_card(kernel.state).get(card.data.uid, ()))


def indexes(kernel: Kernel) -> dict[int, tuple[int, ScriptIndex]]:
    """The sorted definitions of each card that has copies: by uid, with the generation they hold for."""
    state = kernel.state
    return {
        uid: (state.cards[uid].generation, kernel.pool.index_with(state.cards[uid].code, copies))
        for uid, copies in copies_by_card(state).items()
    }


def to_words(state: DuelState, card: CardState) -> list[str]:
    """Its copies that last for this turn, as a position's text has them: ``code-code.index-...``."""
    found = []
    for each in state.effects:
        if each.effect == c.EFFECT_COPY_TEXT and (card.uid, card.generation) in each.targets:
            pairs = zip(each.labels[::2], each.labels[1::2], strict=True)
            found.append("-".join([str(each.value), *(f"{code}.{index}" for code, index in pairs)]))
    return found


def from_word(state: DuelState, card: CardState, word: str, pool: CardPool) -> None:
    """Give the card what a word of :func:`to_words` says; raises ValueError or UnknownCard."""
    if not _WORD.fullmatch(word):
        raise ValueError(f"'{word[:20]}' is no copied text (write passcode-passcode.number)")
    code, *pairs = word.split("-")
    facts = pool.data(int(code))
    labels = [int(number) for pair in pairs for number in pair.split(".")]
    name = (c.EFFECT_CHANGE_CODE, facts.alias or facts.code, ())
    text = (c.EFFECT_COPY_TEXT, facts.code, tuple(labels))
    for effect, value, lost in (name, text):
        until, mine = (c.PHASE_END, state.turn), ((card.uid, card.generation),)
        me = (card.uid, card.generation, card.controller)
        number = state.next_effect
        state.effects.append(Lingering(number, 0, 0, effect, value, *me, mine, lost, until, 0, state.stamp))
        state.next_effect += 1
        state.stamp += 1


def number_of(card: Card, definition: EffectDef) -> int:
    """What an answer calls the effect of this card.

    Its own effect goes by its index; one it has gained or copied also by whose script has it.
    """
    own = card.kernel.script(card.data.code)
    if definition.given or own is None or own.code != definition.code:
        return definition.code << 8 | definition.index
    return definition.index


def is_gemini(card: Card) -> bool:
    """Whether its text is that of a Gemini Monster, its own or a copied one (CARD)."""
    if card.facts.type & c.TYPE_GEMINI:
        return True
    if not card.kernel.copied:
        return False
    facts = card.kernel.pool.facts
    return any(facts[code].type & c.TYPE_GEMINI for code in copied_codes(card))
