"""Current values of cards: printed values with the modifiers in force (CARD, EFF, GAIN).

All results are cached per state version. A value that depends on itself in a circle is read as
its original value inside the circle.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine import copying

if TYPE_CHECKING:
    from app.engine.card import Card, Player
    from app.engine.definitions import EffectDef
    from app.engine.modifiers import Modifier

_MAIN_BITS = c.TYPE_MONSTER | c.TYPE_SPELL | c.TYPE_TRAP


def applying(card: Card, effect: int) -> list[Modifier]:
    """Modifiers of this code that affect ``card``, oldest first."""
    mods = card.kernel.active(effect)
    return [m for m in mods if m.affects(card)] if mods else []


def has(card: Card, effect: int) -> bool:
    """Whether any modifier of this code with a value other than 0 affects ``card``."""
    mods = card.kernel.active(effect)
    return bool(mods) and any(m.affects(card) and m.amount(card) for m in mods)


def player_has(player: Player, effect: int) -> bool:
    """Whether any modifier of this code affects ``player``."""
    mods = player.kernel.active(effect)
    return bool(mods) and any(m.affects_player(player) for m in mods)


def player_amounts(player: Player, effect: int) -> list[int]:
    """Values of the modifiers of this code that affect ``player``."""
    return [
        m.value
        if m.definition is None
        else int(m.definition.value if isinstance(m.definition.value, int) else m.definition.value(m.fx))
        for m in player.kernel.active(effect)
        if m.affects_player(player)
    ]


def forbidden(player: Player, effect: int, card: Card) -> bool:
    """Whether a prohibition of this code keeps ``player`` from doing it with ``card``.

    A body with two parameters is asked with the card, one with one parameter forbids all.
    """
    return any(m.affects_player(player) and m.amount(card) for m in player.kernel.active(effect))


def copy_in_the_way(card: Card, player: int, leaving: tuple[Card, ...] = ()) -> bool:
    """Whether a face-up copy keeps ``player`` from controlling ``card`` ("you can only control 1").

    The text of ``card`` itself says so, thus it does not matter whether that copy is negated.
    """
    kernel = card.kernel
    script = kernel.script(card.data.code)
    if script is None or not script.unique:
        return False
    sides = (0, 1) if script.unique.startswith("field:") else (player,)
    for side in sides:
        for other in kernel.cards_in(side, c.LOCATION_MZONE):
            copy = kernel.script(other.data.code)
            if other is card or other in leaving or other.is_face_down():
                continue
            if copy is not None and copy.unique == script.unique:
                return True
    return False


# -- kind ---


def card_type(card: Card) -> int:
    """TYPE bits now."""
    kernel = card.kernel
    data = card.data
    bits = card.facts.type
    mods = kernel.in_force()
    if (
        c.EFFECT_ADD_TYPE not in mods
        and c.EFFECT_CHANGE_TYPE not in mods
        and c.EFFECT_REMOVE_TYPE not in mods
        and not (bits & c.TYPE_GEMINI or kernel.copied)
        and not (data.location == c.LOCATION_SZONE and bits & c.TYPE_MONSTER)
    ):
        return bits  # by far the most frequent case
    cache = kernel.cache
    key = (data.uid, "t")
    found: int | None = cache.get(key)
    if found is not None:
        return found
    cache[key] = bits
    if data.location & (c.LOCATION_ONFIELD | c.LOCATION_GRAVE | c.LOCATION_HAND | c.LOCATION_DECK):
        as_normal = data.location & (c.LOCATION_ONFIELD | c.LOCATION_GRAVE)
        may_sleep = bits & c.TYPE_GEMINI or card.kernel.copied
        if may_sleep and as_normal and copying.is_gemini(card) and not card.is_gemini_active():
            bits = bits & ~c.TYPE_EFFECT | c.TYPE_NORMAL
        for m in applying(card, c.EFFECT_CHANGE_TYPE):
            bits = m.amount(card)
        for m in applying(card, c.EFFECT_ADD_TYPE):
            bits |= m.amount(card)
        for m in applying(card, c.EFFECT_REMOVE_TYPE):
            bits &= ~m.amount(card)
        if data.location == c.LOCATION_SZONE and card.facts.type & c.TYPE_MONSTER:
            # A monster lying in a Spell & Trap Zone is an Equip Spell, a Pendulum Spell or so.
            bits = bits & ~_MAIN_BITS | c.TYPE_SPELL
            if data.equip_to:
                bits |= c.TYPE_EQUIP
    cache[key] = bits
    return bits


def name_codes(card: Card) -> tuple[int, ...]:
    """Passcodes of all names the card has now."""
    facts = card.facts
    base = facts.alias or facts.code
    kernel = card.kernel
    mods = kernel.in_force()
    if c.EFFECT_CHANGE_CODE not in mods and c.EFFECT_ADD_CODE not in mods:
        return (base,)
    key = (card.data.uid, "n")
    found: tuple[int, ...] | None = kernel.cache.get(key)
    if found is not None:
        return found
    kernel.cache[key] = (base,)
    changed = applying(card, c.EFFECT_CHANGE_CODE)
    if changed:
        base = changed[-1].amount(card)
    names = (base, *(m.amount(card) for m in applying(card, c.EFFECT_ADD_CODE)))
    kernel.cache[key] = names
    return names


def name_code(card: Card) -> int:
    """The passcode whose name it has now (its first name)."""
    facts = card.facts
    if not card.kernel.active(c.EFFECT_CHANGE_CODE):
        return facts.alias or facts.code
    return name_codes(card)[0]


def has_archetype(card: Card, word: str) -> bool:
    """Whether its names belong to the archetype ``word``."""
    pool = card.kernel.pool
    for code in name_codes(card):
        facts = pool.get(code)
        if facts is not None and word in facts.archetypes:
            return True
        script = pool.script(code)
        if script is not None and word in script.treated_as:
            return True
    return False


def _bits(card: Card, tag: str, printed: int, change: int, add: int, remove: int) -> int:
    mods = card.kernel.in_force()
    if change not in mods and add not in mods and remove not in mods:
        return printed
    cache = card.kernel.cache
    key = (card.data.uid, tag)
    found: int | None = cache.get(key)
    if found is not None:
        return found
    cache[key] = printed
    bits = printed
    if card.data.location == c.LOCATION_GRAVE and has(card, c.EFFECT_NECRO_VALLEY):
        return printed
    for m in applying(card, change):
        bits = m.amount(card)
    for m in applying(card, add):
        bits |= m.amount(card)
    for m in applying(card, remove):
        bits &= ~m.amount(card)
    cache[key] = bits
    return bits


def attribute(card: Card) -> int:
    """ATTRIBUTE bits now."""
    return _bits(
        card,
        "b",
        card.facts.attribute,
        c.EFFECT_CHANGE_ATTRIBUTE,
        c.EFFECT_ADD_ATTRIBUTE,
        c.EFFECT_REMOVE_ATTRIBUTE,
    )


def race(card: Card) -> int:
    """RACE bits now."""
    return _bits(card, "r", card.facts.race, c.EFFECT_CHANGE_RACE, c.EFFECT_ADD_RACE, c.EFFECT_REMOVE_RACE)


def original_level(card: Card) -> int:
    """Original Level or Rank: printed, or what its text always treats a printed 0 as (CARD)."""
    printed = card.facts.level
    if printed:
        return printed
    script = card.kernel.script(card.data.code)
    return script.original_level if script is not None else 0


def level(card: Card) -> int:
    """Level now; never below 1 for a monster with a Level (CARD)."""
    facts = card.facts
    if not facts.type & c.TYPE_MONSTER or facts.type & (c.TYPE_XYZ | c.TYPE_LINK):
        if not (card.type & c.TYPE_MONSTER and card.data.location == c.LOCATION_MZONE):
            return 0
        if facts.type & (c.TYPE_XYZ | c.TYPE_LINK):
            return 0
    original = facts.level or original_level(card)
    mods = card.kernel.in_force()
    if c.EFFECT_CHANGE_LEVEL not in mods and c.EFFECT_UPDATE_LEVEL not in mods:
        return original
    cache = card.kernel.cache
    key = (card.data.uid, "l")
    found: int | None = cache.get(key)
    if found is not None:
        return found
    value = original
    cache[key] = value
    for m in applying(card, c.EFFECT_CHANGE_LEVEL):
        value = m.amount(card)
    for m in applying(card, c.EFFECT_UPDATE_LEVEL):
        value += m.amount(card)
    value = max(value, 1) if original or value > 0 else 0
    cache[key] = value
    return value


def rank(card: Card) -> int:
    """Rank of an Xyz Monster now."""
    if not card.facts.type & c.TYPE_XYZ:
        return 0
    value = original_level(card)
    for m in applying(card, c.EFFECT_CHANGE_RANK):
        value = m.amount(card)
    for m in applying(card, c.EFFECT_UPDATE_RANK):
        value += m.amount(card)
    return max(value, 1)


def scale(card: Card, left: bool) -> int:
    """Pendulum Scale now; NO_SCALE of what lies in a Spell & Trap Zone as something else (PEN, ZONE)."""
    if card.data.location == c.LOCATION_SZONE and not card.in_pendulum_zone:
        return c.NO_SCALE
    facts = card.facts
    value = facts.left_scale if left else facts.right_scale
    for m in applying(card, c.EFFECT_CHANGE_LSCALE if left else c.EFFECT_CHANGE_RSCALE):
        value = m.amount(card)
    for m in applying(card, c.EFFECT_UPDATE_LSCALE if left else c.EFFECT_UPDATE_RSCALE):
        value += m.amount(card)
    return max(value, 0)


# -- ATK and DEF ---


def _printed_attack(card: Card) -> int:
    return max(card.facts.attack, 0)


def _printed_defense(card: Card) -> int:
    facts = card.facts
    return 0 if facts.type & c.TYPE_LINK else max(facts.defense, 0)


def _has_values(card: Card) -> bool:
    """Only a monster on the field has modified values; elsewhere the printed ones count."""
    return card.data.location == c.LOCATION_MZONE and bool(card.data.position & c.POS_FACEUP)


def base_attack(card: Card) -> int:
    """Original ATK: printed, or what an effect makes it."""
    if not _has_values(card):
        return _printed_attack(card)
    value = _printed_attack(card)
    if card.kernel.active(c.EFFECT_SWAP_BASE_AD) and has(card, c.EFFECT_SWAP_BASE_AD):
        value = _printed_defense(card)
    for m in applying(card, c.EFFECT_SET_BASE_ATTACK):
        value = max(m.amount(card), 0)
    return value


def base_defense(card: Card) -> int:
    """Original DEF."""
    if not _has_values(card):
        return _printed_defense(card)
    value = _printed_defense(card)
    if card.kernel.active(c.EFFECT_SWAP_BASE_AD) and has(card, c.EFFECT_SWAP_BASE_AD):
        value = _printed_attack(card)
    for m in applying(card, c.EFFECT_SET_BASE_DEFENSE):
        value = max(m.amount(card), 0)
    return value


def _value(card: Card, tag: str, base: int, set_code: int, update: int, final: int) -> int:
    mods = card.kernel.in_force()
    if set_code not in mods and update not in mods and final not in mods:
        return base
    cache = card.kernel.cache
    key = (card.data.uid, tag)
    found: int | None = cache.get(key)
    if found is not None:
        return found
    cache[key] = base
    value = base
    changes = [(m.stamp, m.code, m) for m in applying(card, set_code)]
    changes += [(m.stamp, m.code, m) for m in applying(card, update)]
    if changes:
        reverse = (
            -1 if card.kernel.active(c.EFFECT_REVERSE_UPDATE) and has(card, c.EFFECT_REVERSE_UPDATE) else 1
        )
        value = _in_time_order(card, base, set_code, sorted(changes, key=lambda change: change[0]), reverse)
    for m in applying(card, final):
        cache[key] = max(value, 0)  # a final change ("halve its ATK") reads what it is so far
        value = m.amount(card)
    value = max(value, 0)
    cache[key] = value
    return value


def _in_time_order(
    card: Card, base: int, set_code: int, changes: list[tuple[int, int, Modifier]], reverse: int
) -> int:
    """A set value wipes the changes of lingering effects before it; continuous ones apply on top."""
    value = base
    continuous = 0
    for _, code, m in changes:
        amount = m.amount(card)
        if code == set_code:
            value = amount
        elif m.lingering is None:
            continuous += amount * reverse
        else:
            value += amount * reverse
    return value + continuous


def attack(card: Card) -> int:
    """ATK now."""
    if not _has_values(card):
        return _printed_attack(card)
    if card.kernel.active(c.EFFECT_SWAP_AD) and has(card, c.EFFECT_SWAP_AD):
        return _defense_before_swap(card)
    return _attack_before_swap(card)


def defense(card: Card) -> int:
    """DEF now."""
    if not _has_values(card):
        return _printed_defense(card)
    if card.facts.type & c.TYPE_LINK:
        return 0
    if card.kernel.active(c.EFFECT_SWAP_AD) and has(card, c.EFFECT_SWAP_AD):
        return _attack_before_swap(card)
    return _defense_before_swap(card)


def _attack_before_swap(card: Card) -> int:
    return _value(
        card, "a", base_attack(card), c.EFFECT_SET_ATTACK, c.EFFECT_UPDATE_ATTACK, c.EFFECT_SET_ATTACK_FINAL
    )


def _defense_before_swap(card: Card) -> int:
    return _value(
        card,
        "d",
        base_defense(card),
        c.EFFECT_SET_DEFENSE,
        c.EFFECT_UPDATE_DEFENSE,
        c.EFFECT_SET_DEFENSE_FINAL,
    )


# -- gained effects ---


def gained_effects(card: Card, *kinds: str) -> list[EffectDef]:
    """Effects of these kinds that other cards give it: additional text of its own (GAIN)."""
    kernel = card.kernel
    found: list[EffectDef] = []
    for m in kernel.active(c.EFFECT_GIVE):
        if m.definition is not None and m.affects(card):
            definition = kernel.definition(m.definition.code, m.amount(card))
            if definition.kind in kinds and definition not in found:
                found.append(definition)
    return found


# -- relations ---


def is_negated(card: Card) -> bool:
    """Whether its effects are negated now (NEG)."""
    kernel = card.kernel
    kernel.active(c.EFFECT_DISABLE)
    mods = kernel.mods
    return mods is not None and card.data.uid in mods.negated


def equips(card: Card) -> list[Card]:
    """Cards equipped to it."""
    kernel = card.kernel
    uid = card.data.uid
    return [
        other
        for player in (0, 1)
        for other in kernel.cards_in(player, c.LOCATION_SZONE)
        if other.data.equip_to == uid
    ]


# Which zone a Link Arrow of a monster in Main Monster Zone n / Extra Monster Zone points to, as
# seen by its controller: (side, sequence) with side 0 = own, 1 = the opponent's.
_ARROW_STEP = {
    c.LINK_LEFT: (0, -1),
    c.LINK_RIGHT: (0, 1),
    c.LINK_TOP: (1, 0),
    c.LINK_TOP_LEFT: (1, -1),
    c.LINK_TOP_RIGHT: (1, 1),
    c.LINK_BOTTOM: (-1, 0),
    c.LINK_BOTTOM_LEFT: (-1, -1),
    c.LINK_BOTTOM_RIGHT: (-1, 1),
}


def linked_zones(card: Card) -> list[tuple[int, int]]:
    """(player, sequence) of the Monster Zones its Link Arrows point to."""
    facts, data = card.facts, card.data
    if not facts.type & c.TYPE_LINK or data.location != c.LOCATION_MZONE or not data.position & c.POS_FACEUP:
        return []
    return zones_pointed_from(facts.markers, data.controller, data.sequence)


def zones_pointed_from(markers: int, me: int, sequence: int) -> list[tuple[int, int]]:
    """(player, sequence) of the Monster Zones that Link Arrows in this zone of player ``me`` point to."""
    found: list[tuple[int, int]] = []
    for marker, (up, side) in _ARROW_STEP.items():
        if not markers & marker:
            continue
        if sequence < 5:
            column = sequence + side
            if up == 0 and 0 <= column <= 4:
                found.append((me, column))
            elif up == 1 and column in (1, 3):
                found += _extra_zone_names(me, 5 if column == 1 else 6)
        else:
            column = (1 if sequence == 5 else 3) + side
            if up == -1:
                found.append((me, column))
            elif up == 1:
                found.append((1 - me, 4 - column))
    return found


def _extra_zone_names(player: int, sequence: int) -> list[tuple[int, int]]:
    """An Extra Monster Zone under both players' names (left of one is right of the other)."""
    return [(player, sequence), (1 - player, 11 - sequence)]


def points_to(card: Card) -> list[Card]:
    """Cards in the Monster Zones its arrows point to."""
    kernel = card.kernel
    found = []
    for player, sequence in linked_zones(card):
        uid = kernel.state.mzone[player][sequence]
        if uid:
            found.append(kernel.card(uid))
    return found


def is_pointed_to(card: Card) -> bool:
    """Whether the arrow of some face-up Link Monster points to its zone."""
    kernel = card.kernel
    here = (card.data.controller, card.data.sequence)
    return any(
        here in linked_zones(other)
        for player in (0, 1)
        for other in kernel.cards_in(player, c.LOCATION_MZONE)
        if other.facts.type & c.TYPE_LINK
    )


def co_linked(card: Card) -> list[Card]:
    """Link Monsters that it points to and that point to it (ZONE)."""
    return [other for other in points_to(card) if card in points_to(other)]


def adjacent_zones(location: int, sequence: int) -> list[tuple[int, int]]:
    """(LOCATION, number) of its controller's zones next to a Main Monster Zone or Spell & Trap Zone.

    Extra Monster Zones, Field Zones and separate Pendulum Zones are next to none (EMZ).
    """
    if location not in (c.LOCATION_MZONE, c.LOCATION_SZONE) or sequence > 4:
        return []
    beside = [(location, number) for number in (sequence - 1, sequence + 1) if 0 <= number <= 4]
    other = c.LOCATION_SZONE if location == c.LOCATION_MZONE else c.LOCATION_MZONE
    return [*beside, (other, sequence)]


def column(card: Card) -> list[Card]:
    """Other cards in the same column of the field."""
    data = card.data
    kernel = card.kernel
    spot = _column_of(data.location, data.sequence, data.controller)
    if spot is None:
        return []
    found = []
    for player in (0, 1):
        for location in (c.LOCATION_MZONE, c.LOCATION_SZONE):
            for other in kernel.cards_in(player, location):
                if other is not card and _column_of(location, other.data.sequence, player) == spot:
                    found.append(other)
    return found


def _column_of(location: int, sequence: int, player: int) -> int | None:
    """Column 0-4 as player 0 sees it; None for zones outside the columns."""
    if location == c.LOCATION_MZONE and sequence >= 5:
        sequence = 1 if sequence == 5 else 3
    elif not location & c.LOCATION_ONFIELD or sequence >= 5:
        return None
    return sequence if player == 0 else 4 - sequence
