"""What is different between two frames of the same step, in sentences."""

from __future__ import annotations

from collections import Counter

from app.data.record import Frame
from app.engine.carddata import CardPool
from app.engine.view import CardView, SideView

_PLACES = {
    "hand": "in the hand",
    "monsters": "in the Monster Zones",
    "spells": "in the Spell & Trap Zones",
    "graveyard": "in the GY",
    "banished": "banished",
    "extra": "in the Extra Deck",
}
_MOST = 8


def differences(recorded: Frame, now: Frame, names: tuple[str, str], pool: CardPool) -> tuple[str, ...]:
    """Sentences on how ``now`` differs from ``recorded``, at most eight; empty if both seats see the same."""
    if recorded == now:
        return ()
    found: list[str] = []
    ours, theirs = recorded[0], now[0]
    if (ours.turn, ours.turn_player, ours.phase) != (theirs.turn, theirs.turn_player, theirs.phase):
        found.append(
            f"it is turn {theirs.turn} of {names[theirs.turn_player]} (phase {theirs.phase:#x}),"
            f" but in the record turn {ours.turn} of {names[ours.turn_player]} (phase {ours.phase:#x})."
        )
    for player in (0, 1):
        # Each side as its own player saw it.
        found += _side(recorded[player].sides[player], now[player].sides[player], names[player], pool)
    if not found:
        found.append("both seats see another position than in the record (values, counters or the Chain).")
    return tuple(found[:_MOST])


def _side(recorded: SideView, now: SideView, name: str, pool: CardPool) -> list[str]:
    found = []
    if recorded.lp != now.lp:
        found.append(f"{name} has {now.lp} LP, but {recorded.lp} in the record.")
    if recorded.deck_count != now.deck_count:
        found.append(
            f"{name} has {now.deck_count} cards in the Deck, but {recorded.deck_count} in the record."
        )
    elif recorded.deck_list != now.deck_list:
        found.append(f"the Deck of {name} holds other cards than in the record.")
    for place, words in _PLACES.items():
        before, after = _codes(getattr(recorded, place)), _codes(getattr(now, place))
        more, fewer = after - before, before - after
        if more:
            found.append(f"{name} has {_cards(more, pool)} {words}, but not in the record.")
        if fewer:
            found.append(f"{name} has {_cards(fewer, pool)} {words} only in the record.")
        if not more and not fewer and getattr(recorded, place) != getattr(now, place):
            found += _values(getattr(recorded, place), getattr(now, place), name, pool)
    return found


def _values(
    recorded: tuple[CardView | None, ...], now: tuple[CardView | None, ...], name: str, pool: CardPool
) -> list[str]:
    """The first card of a row that is another one or has other values."""
    for before, after in zip(recorded, now, strict=False):
        if before == after:
            continue
        if before is None or after is None or before.code != after.code:
            return [f"cards of {name} lie in another order or in other zones than in the record."]
        card = _name(after.code, pool)
        if (before.attack, before.defense) != (after.attack, after.defense):
            return [
                f"{card} of {name} has {after.attack} ATK and {after.defense} DEF,"
                f" but {before.attack} and {before.defense} in the record."
            ]
        fields = [f for f in CardView._fields if getattr(before, f) != getattr(after, f)]
        return [f"{card} of {name} differs from the record in its {fields[0].replace('_', ' ')}."]
    return []


def _codes(cards: tuple[CardView | None, ...]) -> Counter[int]:
    return Counter(card.code for card in cards if card is not None)


def _cards(codes: Counter[int], pool: CardPool) -> str:
    return ", ".join(_name(code, pool) for code in sorted(codes.elements()))


def _name(code: int, pool: CardPool) -> str:
    data = pool.get(code)
    return data.name if data is not None else f"card {code}" if code else "a hidden card"


__all__ = ["differences"]
