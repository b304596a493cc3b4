"""One person plays both sides: the view of whoever is asked, with everything the other one sees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from app.controller.replay_reveal import revealed
from app.engine.view import CardView, PlayerView, SideView

_PILES = ("hand", "monsters", "spells", "graveyard", "banished", "extra")


def open_view(view: PlayerView, other: PlayerView) -> PlayerView:
    """``view`` with every card open, each under the name that questions to its player have for it."""
    keys = {shown: hidden for hidden, shown in true_keys(view, other).items()}
    shown = revealed(view, other)
    first, second = (_named(side, keys) for side in shown.sides)
    return replace(shown, sides=(first, second))


def true_keys(view: PlayerView, other: PlayerView) -> dict[int, int]:
    """Keys of the cards hidden in ``view``, to those that ``other`` (the other seat) has for them."""
    return {
        mine.key: theirs.key
        for mine, theirs in _pairs(view, other)
        if not mine.code and theirs.code and mine.key != theirs.key
    }


def _pairs(view: PlayerView, other: PlayerView) -> Iterator[tuple[CardView, CardView]]:
    for mine, theirs in zip(view.sides, other.sides, strict=True):
        for name in _PILES:
            for pair in zip(getattr(mine, name), getattr(theirs, name), strict=False):
                if pair[0] is not None and pair[1] is not None:
                    yield pair


def _named(side: SideView, keys: dict[int, int]) -> SideView:
    def pile(cards: tuple[CardView, ...]) -> tuple[CardView, ...]:
        return tuple(card._replace(key=keys.get(card.key, card.key)) for card in cards)

    def row(cards: tuple[CardView | None, ...]) -> tuple[CardView | None, ...]:
        return tuple(card and card._replace(key=keys.get(card.key, card.key)) for card in cards)

    return replace(
        side,
        hand=pile(side.hand),
        monsters=row(side.monsters),
        spells=row(side.spells),
        graveyard=pile(side.graveyard),
        banished=pile(side.banished),
        extra=pile(side.extra),
    )
