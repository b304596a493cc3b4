"""Finding a legal selection in a wanted order of preference, without listing all combinations."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.decisions import Response, SelectCounters, SelectSum, SelectTributes, sum_fits

_MOST_STEPS = 4000


def tributes_in_order(decision: SelectTributes, order: Sequence[int]) -> Response | None:
    """Tributes that prefer the first keys of ``order``; None when that finds no legal set.

    A monster that counts as two is taken alone when the rest then is not needed.
    """
    picked: list[int] = []
    for key in order:
        picked.append(key)
        if decision.accepts(tuple(picked)):
            return tuple(picked)
        # With a superfluous Tribute the set is refused: leave out earlier ones that are not needed.
        for spare in list(picked[:-1]):
            fewer = tuple(k for k in picked if k != spare)
            if decision.accepts(fewer):
                return fewer
    return _freeing_tributes(decision, order)


def _freeing_tributes(decision: SelectTributes, order: Sequence[int]) -> Response | None:
    """The zones are full: one Tribute must free a zone, the rest follows the order."""
    for first in (key for key in order if key in decision.frees):
        picked = [first]
        for key in order:
            if decision.accepts(tuple(picked)):
                return tuple(picked)
            if key != first:
                picked.append(key)
        if decision.accepts(tuple(picked)):
            return tuple(picked)
    return None


def sum_in_order(decision: SelectSum, order: Sequence[int]) -> Response | None:
    """Cards for ``decision`` that prefer the first keys of ``order``; None when the search gives up."""
    worth = dict(zip((card.key for card in decision.cards), decision.values, strict=True))
    required = list(decision.required)
    free = [key for key in order if key not in decision.required]
    steps = 0

    def search(picked: list[int], start: int) -> Response | None:
        nonlocal steps
        steps += 1
        if steps > _MOST_STEPS:
            return None
        if len(picked) >= decision.min and sum_fits(
            [worth[key] for key in picked], decision.total, decision.exact
        ):
            return tuple(picked)
        if len(picked) >= decision.max or sum(min(worth[key]) for key in picked) > decision.total:
            return None
        for n in range(start, len(free)):
            found = search([*picked, free[n]], n + 1)
            if found is not None:
                return found
        return None

    found = search(required, 0)
    return found if found is not None and decision.accepts(found) else None


def counters_in_order(decision: SelectCounters, order: Sequence[int]) -> Response:
    """Counters taken from the cards at the places ``order`` names, one after the other."""
    left = decision.total
    answer: list[int] = []
    for place in order:
        take = min(left, decision.counts[place])
        if take > 0:
            answer += [decision.cards[place].key, take]
            left -= take
    return tuple(answer)
