"""A hand-made question of every kind, with invented cards."""

from typing import Final

from app.engine import decisions as d
from app.engine.decisions import CardRef, Text

_PROMPT = Text("select")


def refs(count: int) -> tuple[CardRef, ...]:
    return tuple(CardRef(10 + n, 1, 0, 2, n, 8) for n in range(count))


SHAPES: Final[dict[str, d.Decision]] = {
    "many cards": d.SelectCards(0, _PROMPT, refs(60), 5, 40),
    "cancelable": d.SelectCards(0, _PROMPT, refs(8), 2, 3, True),
    "one step": d.SelectUnselect(0, _PROMPT, refs(4), refs(6)[4:], True, 1, 3),
    "only dropping": d.SelectUnselect(0, _PROMPT, (), refs(2), False, 3, 3),
    "tributes": d.SelectTributes(0, _PROMPT, refs(4), (1, 1, 2, 1), 2, 2, False),
    "tribute that frees a zone": d.SelectTributes(
        0, _PROMPT, refs(5), (1,) * 5, 1, 1, False, False, frozenset({12})
    ),
    "exact sum": d.SelectSum(0, _PROMPT, refs(20), tuple((n % 7 + 1,) for n in range(20)), 23, True),
    "sum with a required card": d.SelectSum(
        0, _PROMPT, refs(6), ((3,), (2,), (4, 1), (5,), (2,), (1,)), 8, False, 1, 4, (11,)
    ),
    "zones": d.SelectPlace(0, _PROMPT, (5, 6, 7, 8), 2),
    "position": d.SelectPosition(0, _PROMPT, refs(1)[0], (1, 4, 8)),
    "counters": d.SelectCounters(0, _PROMPT, 1, 5, refs(3), (2, 4, 1)),
    "order of cards": d.SortCards(0, _PROMPT, refs(9)),
    "card name": d.AnnounceCard(0, _PROMPT, tuple(range(100, 9100))),
    "two attributes": d.AnnounceAttribute(0, _PROMPT, (1, 2, 4, 8, 16), 2),
    "option": d.Option(0, _PROMPT, ((0, _PROMPT), (3, _PROMPT))),
    "yes or no": d.EffectYesNo(0, _PROMPT),
    "first player": d.FirstPlayer(0, _PROMPT),
}
