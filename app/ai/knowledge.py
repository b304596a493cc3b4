"""What an effect is about, read from its declared category and its rules text.

No card is known by name here: a new card that declares its categories is understood as it comes.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntFlag
from typing import Final

from app.engine import constants as c
from app.engine.carddata import CardPool
from app.engine.costs import Cost
from app.engine.definitions import IGNITION, MODIFIER, PROCEDURE, EffectDef
from app.engine.effects import Script

REMOVES = c.CATEGORY_DESTROY | c.CATEGORY_REMOVE | c.CATEGORY_TOHAND | c.CATEGORY_TODECK | c.CATEGORY_TOGRAVE

_NUMBER = re.compile(r"\d+")
_POINTS = re.compile(r"(\d{2,5})")
_COUNT = re.compile(r"(?:up to |draws? |discards? |target |destroy |banish |return |add )(\d)\b")
_CHOICE = re.compile(r"\b\d (?:or|to) (\d)\b")
_HELPS = ("gain", "increase", "cannot be destroyed", "unaffected", "double")
_HURTS = (
    "lose", "halve", "cut in half", "becomes 0", "become 0", "cannot attack", "negate", "decrease", "reduce",
)  # fmt: skip
_ALL = re.compile(r"\b(all|each|every)\b")
_THEIRS = re.compile(r"opponent|their\b|\bthey control")
_SURELY_THEIRS = re.compile(r"their\b|(opponent|they) controls?|of the opponent")
_REMOVING = re.compile(r"destroy|banish|return|send|sends|put|shuffle|tribute")
_ITSELF = re.compile(r"\bthis (face-up )?card\b")
_COST = re.compile(r"(you can )?(discard|pay|tribute|send|banish|return|remove|detach|reveal)\b")
_FIELD_COST = re.compile(
    r"(send|sending|banish|return|returning|tribute|tributing|shuffling) [^.;:]*"
    r"(you control|on the field|on your field)"
)
_FROM_ELSEWHERE = re.compile(r"(from|in) your (hand|gy|deck)|opponent|this card")
_COST_COUNT = re.compile(r"\b(\d) ")
_ONE_KIND = re.compile(r"(?:controls?|monsters of) 1 (attribute|type) only|1 monster of (each type) only")
_NO_ATTACK = re.compile(r"this card (cannot|can not|may not) (attack|declare)")
_OTHERS = re.compile(r"target|\ball\b|opponent|their|\bthey\b|\d (other )?(\w+ )?(monster|card|spell|trap)")


_FLIPS = frozenset((c.EVENT_FLIP, c.EVENT_FLIP_SUMMON_SUCCESS))


class Side(IntFlag):
    """Whose cards an effect can reach, as its user sees it."""

    NONE = 0
    MINE = 1
    THEIRS = 2
    BOTH = 3


@dataclass(frozen=True, slots=True)
class Sense:
    """What an effect does, as far as it can be told. Amounts in points, counts in cards."""

    category: int
    text: str
    side: Side
    monsters: bool
    backrow: bool
    on_field: bool
    in_grave: bool
    everything: bool
    #: It moves or turns only the card itself.
    on_self: bool
    count: int
    points: int
    helps: bool
    hurts: bool
    temporary: bool

    def has(self, bits: int) -> bool:
        """Whether one of the CATEGORY bits is declared."""
        return bool(self.category & bits)

    @property
    def bars_own_attack(self) -> bool:
        """Whether a monster that uses it cannot attack in that turn."""
        return _NO_ATTACK.search(self.text) is not None

    @property
    def removes_from_field(self) -> bool:
        """Whether it takes cards off the field."""
        if self.on_self:
            return False
        if self.has(c.CATEGORY_DESTROY):
            return True
        if self.category & REMOVES == c.CATEGORY_TOHAND and "return" not in self.text:
            return False  # it adds a card to the hand
        if not self.has(REMOVES) or self.has(c.CATEGORY_SEARCH) or not self.on_field:
            return False
        return self.monsters or self.backrow


def _effect_part(text: str) -> str:
    """The text behind its condition ("When ...:") in small letters."""
    head, colon, rest = text.partition(":")
    return (rest if colon and not head.isdigit() else head).strip().lower()


def _sides(words: str) -> Side:
    """Whose cards the words name; NONE where they say nothing."""
    if "on the field" in words or "either" in words or "any gy" in words:
        return Side.BOTH
    theirs = _THEIRS.search(words) is not None
    mine = "you control" in words or "your" in words.replace("your opponent", "")
    if theirs and mine:
        return Side.THEIRS if _SURELY_THEIRS.search(words) else Side.BOTH
    return Side.THEIRS if theirs else Side.MINE if mine else Side.NONE


def _removal_clause(part: str) -> str:
    """The piece of a sentence that says what is removed; empty if none does."""
    for clause in re.split(r"[;,.]| then ", part):
        if _REMOVING.search(clause):
            return clause
    return ""


def sense_of(definition: EffectDef) -> Sense:
    """Reads one definition."""
    whole = definition.text.lower()
    part = _effect_part(definition.text)
    if definition.cost is not None:
        part = _without_cost(part)
    clause = _removal_clause(part) if definition.category & REMOVES else part
    everything = _ALL.search(clause) is not None
    # "Destroy all monsters" without an owner means everybody's; else the rest of the text may tell.
    side = _sides(clause) or (Side.BOTH if everything else _sides(part) or _sides(whole) or Side.BOTH)
    monsters, backrow = _kinds(part, whole)
    points = [int(number) for number in _POINTS.findall(part)] or [int(n) for n in _POINTS.findall(whole)]
    in_grave = "gy" in re.findall(r"[a-z]+", part)
    return Sense(
        category=definition.category,
        text=part,
        side=side,
        monsters=monsters,
        backrow=backrow,
        on_field="field" in part or "control" in part or not in_grave,
        in_grave=in_grave,
        everything=everything,
        on_self=_ITSELF.search(part) is not None and _OTHERS.search(part) is None,
        count=_count_in(part),
        points=max(points, default=0),
        helps=any(word in part for word in _HELPS),
        hurts=any(word in part for word in _HURTS),
        temporary="until" in part or "this turn" in part or "this battle" in part,
    )


def _without_cost(part: str) -> str:
    """The words behind a cost ("Discard 1 card; ...")."""
    head, semicolon, rest = part.partition(";")
    return rest.strip() if semicolon and _COST.match(head) else part


def _count_in(part: str) -> int:
    """How many cards at most, 1 if the text does not say."""
    choice = _CHOICE.search(part)
    count = choice or _COUNT.search(part)
    return int(count.group(1)) if count else 1


def _kinds(part: str, whole: str) -> tuple[bool, bool]:
    """Whether monsters, and whether Spells or Traps, are spoken of."""
    monsters, backrow = "monster" in part, "spell" in part or "trap" in part
    if monsters or backrow:
        return monsters, backrow
    neutral = re.search(r"\bcards?\b", part) is not None
    backrow = "spell" in whole or "trap" in whole
    return neutral or "monster" in whole or not backrow, neutral or (backrow and "monster" not in whole)


@dataclass(frozen=True, slots=True)
class Price:
    """What paying a cost takes, as far as it can be told."""

    lp: int = 0
    half_lp: bool = False
    #: Cards to pick: (number, LOCATION they go to, REASON bits).
    picks: tuple[tuple[int, int, int], ...] = ()
    #: Where this card itself goes (LOCATION), 0 if it stays.
    self_to: int = 0
    materials: int = 0
    #: What kind of own cards on the field the picks are: MONSTERS, BACKROW, CARDS, or "" for elsewhere.
    field: str = ""


MONSTERS: Final = "monsters"
BACKROW: Final = "backrow"
CARDS: Final = "cards"


def _field_cost(definition: EffectDef) -> str:
    """Which own cards on the field its cost takes by the words of its text; empty for none."""
    text = definition.text.lower()
    if definition.kind != PROCEDURE:
        head, semicolon, _ = text.partition(";")
        text = head if semicolon else ""
    found = _FIELD_COST.search(text)
    if found is None or _FROM_ELSEWHERE.search(found.group()):
        return ""
    words = found.group()
    if "monster" in words or "token" in words:
        return MONSTERS
    return BACKROW if "spell" in words or "trap" in words else CARDS


def _with_field(price: Price, definition: EffectDef) -> Price:
    """``price`` with what the text says of a cost on the field, which a cost's own function hides."""
    field = _field_cost(definition)
    if not field or price.self_to:
        return price
    if price != Price():
        return replace(price, field=field)
    count = _COST_COUNT.search(definition.text)
    return Price(picks=((int(count.group(1)) if count else 1, 0, 0),), field=field)


def price_of(cost: Cost | None) -> Price:
    """Reads a cost by the attributes its kinds share; what has none of them counts as free."""
    if cost is None:
        return Price()
    parts = getattr(cost, "parts", None)
    if parts is not None:
        return _sum(price_of(part) for part in parts)
    amount = getattr(cost, "amount", None)
    if amount is not None:
        return Price(lp=amount) if isinstance(amount, int) else Price(half_lp=True)
    where, count = getattr(cost, "where", None), getattr(cost, "count", None)
    if where is not None and count is not None:
        return Price(picks=((count, where, getattr(cost, "reason", 0)),))
    if where is not None:
        return Price(self_to=where)
    if count is not None and not hasattr(cost, "select") and not hasattr(cost, "counter"):
        return Price(materials=count)
    return Price()


def _sum(prices: Iterable[Price]) -> Price:
    lp, half, self_to, materials = 0, False, 0, 0
    picks: list[tuple[int, int, int]] = []
    for price in prices:
        lp += price.lp
        half = half or price.half_lp
        picks += price.picks
        self_to = self_to or price.self_to
        materials += price.materials
    return Price(lp, half, tuple(picks), self_to, materials)


@dataclass(frozen=True, slots=True)
class Boost:
    """What an Equip Card does to the monster it is equipped to; ``known`` is False for "cannot tell"."""

    attack: int
    known: bool
    harmful: bool


class Knowledge:
    """Senses of all effects of a pool, each read once."""

    __slots__ = ("_boosts", "_prices", "_senses", "pool")

    def __init__(self, pool: CardPool) -> None:
        self.pool = pool
        self._senses: dict[tuple[int, int], Sense] = {}
        self._prices: dict[tuple[int, int], Price] = {}
        self._boosts: dict[int, Boost] = {}

    def definition(self, code: int, effect: int) -> EffectDef | None:
        """The definition of an effect, or None for what no script has.

        The number of an effect that a card gained or copied carries the passcode it is from.
        """
        if effect > 0xFF:
            code, effect = effect >> 8, effect & 0xFF
        script = self.pool.script(code)
        if script is None or not 0 <= effect < len(script.effects):
            return None
        return script.effects[effect]

    def sense(self, code: int, effect: int) -> Sense | None:
        """What effect ``effect`` of ``code`` is about."""
        key = (code, effect)
        if key not in self._senses:
            definition = self.definition(code, effect)
            if definition is None:
                return None
            self._senses[key] = sense_of(definition)
        return self._senses[key]

    def price(self, code: int, effect: int) -> Price:
        """What its cost takes."""
        key = (code, effect)
        if key not in self._prices:
            definition = self.definition(code, effect)
            price = price_of(definition.cost if definition is not None else None)
            if definition is not None and definition.cost is not None:
                price = _with_field(price, definition)
            self._prices[key] = price
        return self._prices[key]

    def has_flip_effect(self, code: int) -> bool:
        """Whether turning the monster face-up sets off an effect of its own."""
        data = self.pool.get(code)
        return (data is not None and bool(data.type & c.TYPE_FLIP)) or bool(self.flip_effects(code))

    def flip_effects(self, code: int) -> list[int]:
        """The effects (by number) that a Flip Summon of the monster sets off."""
        script = self.pool.script(code)
        return [d.index for d in script.effects if d.single and _FLIPS & set(d.on)] if script else []

    def stalls(self, code: int) -> bool:
        """Whether the card, staying face-up, keeps monsters on the field from attacking."""
        script = self.pool.script(code)
        return script is not None and not self.is_equip(code) and any(
            d.effect in (c.EFFECT_CANNOT_ATTACK, c.EFFECT_CANNOT_ATTACK_ANNOUNCE)
            and d.kind == MODIFIER and d.affects is not None and d.at & c.LOCATION_SZONE
            for d in script.effects
        )  # fmt: skip

    def keeps_one_kind(self, code: int) -> str:
        """What each player may keep by the card: monsters of 1 "attribute", of 1 "type", or 1 of "each type".

        Empty for all other cards.
        """
        script = self.pool.script(code)
        for definition in script.effects if script is not None else ():
            found = _ONE_KIND.search(definition.text.lower())
            if found is not None:
                return found.group(1) or found.group(2)
        return ""

    def attack_toll(self, code: int) -> Price | None:
        """What each attack of the monster costs by its own text; None where it is free."""
        script = self.pool.script(code)
        for definition in script.effects if script is not None else ():
            own = definition.affects is None and definition.affects_player is None
            if definition.kind == MODIFIER and definition.effect == c.EFFECT_ATTACK_COST and own:
                return self.price(code, definition.index)
        return None

    def is_equip(self, code: int) -> bool:
        """Whether it is an Equip Spell."""
        data = self.pool.get(code)
        return data is not None and bool(data.type & c.TYPE_EQUIP)

    def effects_on_arrival(self, code: int, *, special: bool = False) -> list[EffectDef]:
        """Effects that a Summon (a Normal or a ``special`` one) sets off, and those it may then activate."""
        script = self.pool.script(code)
        event = c.EVENT_SPSUMMON_SUCCESS if special else c.EVENT_SUMMON_SUCCESS
        return [
            d for d in (script.effects if script is not None else ())
            if (d.single and event in d.on) or (d.kind == IGNITION and d.at & c.LOCATION_MZONE)
        ]  # fmt: skip

    def survives_battle(self, code: int) -> bool:
        """Whether the monster's own text says that battle does not destroy it."""
        return self._has_own_modifier(code, c.EFFECT_INDESTRUCTABLE_BATTLE) or self._has_own_modifier(
            code, c.EFFECT_INDESTRUCTABLE
        )

    def pierces(self, code: int) -> bool:
        """Whether the monster inflicts piercing battle damage."""
        return self._has_own_modifier(code, c.EFFECT_PIERCE)

    def _has_own_modifier(self, code: int, effect: int) -> bool:
        script = self.pool.script(code)
        return script is not None and any(
            d.kind == MODIFIER
            and d.effect == effect
            and d.affects is None
            and d.affects_player is None
            and d.when is None
            for d in script.effects
        )

    def procedure_gives_to_opponent(self, code: int, effect: int) -> bool:
        """Whether a Special Summon procedure puts the monster on the opponent's field."""
        definition = self.definition(code, effect)
        return (
            definition is not None
            and definition.kind == PROCEDURE
            and bool(definition.flags & c.EFFECT_FLAG_PLAYER_TARGET)
        )

    def boost(self, code: int) -> Boost:
        """What equipping the card does."""
        if code not in self._boosts:
            script = self.pool.script(code)
            self._boosts[code] = _boost(script) if script is not None else Boost(0, False, False)
        return self._boosts[code]


_HARMFUL_WHEN_EQUIPPED = (
    c.EFFECT_CANNOT_ATTACK,
    c.EFFECT_CANNOT_ATTACK_ANNOUNCE,
    c.EFFECT_DISABLE,
    c.EFFECT_SET_CONTROL,
    c.EFFECT_CANNOT_CHANGE_POSITION,
)


def _boost(script: Script) -> Boost:
    attack, known = 0, False
    harmful = any(effect.category & c.CATEGORY_CONTROL for effect in script.effects)
    for definition in script.of_kind(MODIFIER):
        if definition.affects is None:
            continue
        if definition.effect in _HARMFUL_WHEN_EQUIPPED:
            harmful = True
        if definition.effect == c.EFFECT_UPDATE_ATTACK:
            amount = _constant(definition)
            if amount is None:
                text = definition.text.lower()
                amount = -500 if "lose" in text else 500
            attack += amount
            known = True
    return Boost(attack, known, harmful or attack < 0)


def _constant(definition: EffectDef) -> int | None:
    """The value of a modifier that does not depend on the duel, else None."""
    if isinstance(definition.value, int):
        return definition.value
    try:
        return int(definition.value(None))
    except Exception:  # the value function wanted to look at a duel: it is no constant
        return None
