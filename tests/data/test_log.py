"""Every event has a line or is left out on purpose."""

from dataclasses import fields
from typing import Any

import pytest

from app.data.library import load_library
from app.data.log import DuelLog
from app.engine import constants as c
from app.engine import events as e
from app.engine.decisions import NO_CARD, CardRef, Text

DRAGON, LIMIT = 89631139, 27551
LEFT_OUT = {e.ChainEnded, e.Shuffled, e.ChainLinkResolved, e.BecameTargets, e.Summoning}


def seen(code: int, location: int = c.LOCATION_MZONE, controller: int = 0) -> e.Seen:
    return e.Seen(CardRef(9, code, controller, location, 0, c.POS_FACEUP_ATTACK))


@pytest.fixture(scope="module")
def log() -> DuelLog:
    return DuelLog(load_library(), ("Yugi", "Kaiba"))


def example(kind: type[e.Event]) -> e.Event:
    """An event of ``kind`` with a plausible value in each field."""
    values: dict[str, Any] = {
        "Seen": seen(DRAGON), "int": 1, "bool": True, "str": "x", "Text": Text("effect", LIMIT, 0),
        "tuple[int, int]": (1, 2), "tuple[Seen, ...]": (seen(DRAGON),), "tuple[bool, ...]": (True,),
        "tuple[int, ...]": (6,),
    }  # fmt: skip
    return kind(**{item.name: values[str(item.type)] for item in fields(kind)})


@pytest.mark.parametrize("kind", [kind for kind in e.ALL_EVENTS if kind is not e.Moved])
def test_every_kind_of_event_is_worded(log: DuelLog, kind: type[e.Event]) -> None:
    line = log.line(example(kind))
    assert (line is None) == (kind in LEFT_OUT)
    assert line is None or (line.strip() == line != "" and "\n" not in line)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (e.TurnStarted(1, 3), "--- Turn 3: Kaiba ---"),
        (e.Drawn(0, (seen(DRAGON), seen(0))), "Yugi draws Blue-Eyes White Dragon, a card"),
        (
            e.Summoned(1, seen(DRAGON), c.SUMMON_TYPE_TRIBUTE),
            "Kaiba Tribute Summons Blue-Eyes White Dragon in face-up Attack Position",
        ),
        (e.AttackDeclared(seen(DRAGON)), "Blue-Eyes White Dragon attacks directly"),
        (e.LpChanged(0, 8000, 5000, "battle"), "Yugi takes 3000 damage: 5000 LP left"),
        (e.LpChanged(0, 8000, 7000, "pay"), "Yugi pays 1000 LP: 7000 LP left"),
        (e.LpChanged(1, 8000, 9000, "recover"), "Kaiba gains 1000 LP: 9000 LP left"),
        (e.DuelEnded(2, "lp"), "The Duel is a draw (lp)"),
        (e.Announced(0, "type", c.RACE_DRAGON), "Yugi declares Dragon"),
        (e.Announced(0, "card", DRAGON), "Yugi declares Blue-Eyes White Dragon"),
        (e.Announced(0, "number", 4), "Yugi declares 4"),
    ],
)
def test_wording(log: DuelLog, event: e.Event, line: str) -> None:
    assert log.line(event) == line


def moved(source: int, target: int, reason: int, to: int = 0) -> e.Moved:
    return e.Moved(seen(DRAGON, source), seen(DRAGON, target, to), reason)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (
            moved(c.LOCATION_MZONE, c.LOCATION_GRAVE, c.REASON_DESTROY | c.REASON_BATTLE),
            "Blue-Eyes White Dragon: a Monster Zone to the GY (by battle)",
        ),
        (moved(c.LOCATION_DECK, c.LOCATION_HAND, c.REASON_DRAW), None),
        (
            moved(c.LOCATION_DECK, c.LOCATION_HAND, c.REASON_EFFECT),
            "Blue-Eyes White Dragon: the Deck to the hand",
        ),
        (moved(c.LOCATION_HAND, c.LOCATION_MZONE, c.REASON_SUMMON), None),
        (
            moved(c.LOCATION_MZONE, c.LOCATION_GRAVE, c.REASON_SUMMON | c.REASON_MATERIAL),
            "Blue-Eyes White Dragon: a Monster Zone to the GY (as material)",
        ),
        (
            moved(c.LOCATION_MZONE, c.LOCATION_MZONE, c.REASON_EFFECT, 1),
            "Blue-Eyes White Dragon: a Monster Zone to a Monster Zone of Kaiba",
        ),
    ],
)
def test_moves(log: DuelLog, event: e.Moved, line: str | None) -> None:
    assert log.line(event) == line


def test_a_hidden_card_is_not_named(log: DuelLog) -> None:
    event = e.CardSet(1, e.Seen(seen(DRAGON).card, known=0b10))
    assert log.line(event.seen_by(0)) == "Kaiba Sets a card"
    assert log.line(event.seen_by(1)) == "Kaiba Sets Blue-Eyes White Dragon"
    assert NO_CARD.code == 0
