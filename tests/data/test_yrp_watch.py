"""The stream of another program's replay is shown: who has what where, and what happened."""

from __future__ import annotations

import random
from functools import cache

import pytest

from app.controller.replay_player import ReplayPlayer
from app.data.errors import RecordError
from app.data.record import Record
from app.data.replay_file import pack, unpack
from app.data.yrp import ForeignDeck, ForeignReplay, Message, read_yrp
from app.data.yrp_stream import watchable
from app.engine import constants as c
from app.engine import events as e
from tests.data.test_yrp import edopro, old, u32
from tests.scenario import pool

BLUE_EYES, GEMINI_ELF, DARK_HOLE = 89631139, 69140098, 53129443
UP, SET = c.POS_FACEUP_ATTACK, c.POS_FACEDOWN_DEFENSE
HAND, MONSTERS, SPELLS, GY, DECK = (
    c.LOCATION_HAND,
    c.LOCATION_MZONE,
    c.LOCATION_SZONE,
    c.LOCATION_GRAVE,
    c.LOCATION_DECK,
)
DECKS = (
    ForeignDeck((DARK_HOLE, BLUE_EYES, *[GEMINI_ELF] * 38), (23995346,)),
    ForeignDeck((BLUE_EYES,) * 40, ()),
)


def u8(*numbers: int) -> bytes:
    return bytes(numbers)


def at(player: int, location: int, sequence: int, position: int = UP) -> bytes:
    return u8(player, location) + u32(sequence, position)


def moved(code: int, before: bytes, after: bytes, reason: int = 0) -> Message:
    return Message(50, u32(code) + before + after + u32(reason))


NOWHERE = at(0, 0, 0, 0)


def draws(player: int, *codes: int) -> Message:
    return Message(90, u8(player) + u32(len(codes)) + b"".join(u32(code, SET) for code in codes))


def block(kind: int, value: int) -> bytes:
    return (8).to_bytes(2, "little") + u32(kind, value)


STORY = (
    Message(4, u8(0) + u32(8000, 8000) + b"".join(n.to_bytes(2, "little") for n in (40, 1, 40, 0))),
    draws(0, DARK_HOLE, GEMINI_ELF, GEMINI_ELF, GEMINI_ELF, GEMINI_ELF),
    draws(1, *[BLUE_EYES] * 5),
    Message(40, u8(0)),
    Message(41, (4).to_bytes(2, "little")),
    Message(11, b"a question"),
    moved(GEMINI_ELF, at(0, HAND, 1, SET), at(0, MONSTERS, 2), c.REASON_SUMMON),
    Message(60, u32(GEMINI_ELF) + at(0, MONSTERS, 2)),
    Message(61, b""),
    Message(
        6,
        u8(0, MONSTERS)
        + u32(0)
        + u8(0, 0) * 2
        + block(0x100, 2400)
        + block(0x200, 900)
        + (4).to_bytes(2, "little")
        + u32(0x80000000),
    ),
    moved(BLUE_EYES, at(1, HAND, 0, SET), at(1, MONSTERS, 0, SET)),
    Message(54, u32(BLUE_EYES) + at(1, MONSTERS, 0, SET)),
    Message(40, u8(1)),
    Message(110, at(0, MONSTERS, 2) + NOWHERE),
    Message(91, u8(1) + u32(2400)),
    Message(114, b""),
    moved(DARK_HOLE, at(0, HAND, 0, SET), at(0, SPELLS, 3)),
    Message(70, u32(DARK_HOLE) + at(0, SPELLS, 3) + u8(0, SPELLS) + u32(3) + bytes(8) + u32(1)),
    Message(72, u8(1)),
    moved(GEMINI_ELF, at(0, MONSTERS, 2), at(0, GY, 0), c.REASON_DESTROY | c.REASON_EFFECT),
    moved(BLUE_EYES, at(1, MONSTERS, 0, SET), at(1, GY, 0), c.REASON_DESTROY | c.REASON_EFFECT),
    Message(73, u8(1)),
    Message(74, b""),
    moved(DARK_HOLE, at(0, SPELLS, 3), at(0, GY, 0), 0),
    Message(101, (0x1).to_bytes(2, "little") + u8(0, MONSTERS, 4) + (3).to_bytes(2, "little")),
    Message(130, u8(0, 2, 1, 0)),
    Message(222, b"?"),
    Message(222, b"?"),
    Message(5, u8(0, 1)),
)


def replay(messages: tuple[Message, ...] = STORY) -> ForeignReplay:
    return ForeignReplay("EDOPro", ("Yugi", "Kaiba"), decks=DECKS, messages=messages, saved_at=1_700_000_000)


@cache
def told() -> tuple[Record, str]:
    return watchable(replay(), pool())


def player() -> ReplayPlayer:
    return ReplayPlayer(unpack(pack(told()[0])))


def step_of(kind: type[e.Event], nth: int = 0) -> int:
    return [step for step, event in told()[0].events if isinstance(event, kind)][nth]


def test_what_happened() -> None:
    record, _ = told()
    kinds = [type(event) for _, event in record.events]
    assert kinds[0] is e.DuelStarted
    assert kinds[-2:] == [e.CoinsTossed, e.DuelEnded]
    assert (record.winner, record.win_reason, record.turn, record.names) == (0, "lp", 2, ("Yugi", "Kaiba"))
    assert record.setup.decks[0].main == DECKS[0].main
    summons = [event for _, event in record.events if isinstance(event, e.Summoned)]
    assert [(x.player, x.card.card.code, x.kind) for x in summons] == [(0, GEMINI_ELF, c.SUMMON_TYPE_NORMAL)]
    damage = [event for _, event in record.events if isinstance(event, e.LpChanged)]
    assert [(x.player, x.before, x.after) for x in damage] == [(1, 8000, 5600)]
    links = [event for _, event in record.events if isinstance(event, e.ChainLinkAdded)]
    assert [(x.number, x.player, x.card.card.code) for x in links] == [(1, 0, DARK_HOLE)]


def test_what_is_not_known_is_named() -> None:
    _, problem = told()
    assert "3 of 29 messages are not shown" in problem
    assert "222" in problem


def test_each_seat_sees_what_it_may() -> None:
    shown = player()
    step = step_of(e.Drawn, 1)
    mine, theirs = shown.view(step, 0), shown.view(step, 1)
    assert [card.code for card in mine.me.hand] == [DARK_HOLE, *[GEMINI_ELF] * 4]
    assert [card.code for card in mine.foe.hand] == [0] * 5
    assert [card.code for card in theirs.me.hand] == [BLUE_EYES] * 5
    assert (mine.me.deck_count, mine.foe.deck_count, mine.me.extra_count) == (35, 35, 1)
    assert mine.foe.deck_list == ()
    open_hands = shown.view(step, 0, reveal=True)
    assert [card.code for card in open_hands.foe.hand] == [BLUE_EYES] * 5


def test_the_field_and_the_values_of_its_cards() -> None:
    shown = player()
    step = step_of(e.CardSet)
    mine, theirs = shown.view(step, 0), shown.view(step, 1)
    elf = mine.me.monsters[2]
    assert elf is not None
    assert (elf.code, elf.attack, elf.defense, elf.base_attack, elf.level) == (GEMINI_ELF, 2400, 900, 1900, 4)
    assert theirs.foe.monsters[2] == elf
    hidden, known = mine.foe.monsters[0], theirs.me.monsters[0]
    assert hidden is not None
    assert known is not None
    assert (hidden.code, known.code, known.position) == (0, BLUE_EYES, SET)


def test_the_chain_and_the_end() -> None:
    shown = player()
    step = step_of(e.ChainLinkResolving)
    (link,) = shown.view(step, 1).chain
    assert (link.code, link.player, link.resolving) == (DARK_HOLE, 0, True)
    last = shown.view(shown.steps, 0)
    assert last.chain == ()
    assert [card.code for card in last.me.graveyard] == [GEMINI_ELF, DARK_HOLE]
    assert [card.code for card in last.foe.graveyard] == [BLUE_EYES]
    assert [side.lp for side in last.sides] == [8000, 5600]
    assert last.winner == 0
    assert {mark.kind for mark in shown.marks()} == {"turn", "summon", "damage", "chain", "win"}
    for step in (shown.steps, 3, 11, 0):
        assert shown.view(step, 0) == told()[0].frames[step][0]


def test_materials_go_with_their_monster() -> None:
    below = c.LOCATION_MZONE | c.LOCATION_OVERLAY
    messages = (
        *STORY[:8],
        moved(GEMINI_ELF, at(0, HAND, 1, SET), at(0, below, 2, 0)),
        moved(GEMINI_ELF, at(0, HAND, 1, SET), at(0, below, 2, 1)),
        moved(GEMINI_ELF, at(0, below, 2, 0), at(0, GY, 0)),
    )
    record, problems = watchable(replay(messages), pool())
    assert problems == ""
    holder = record.frames[-1][1].foe.monsters[2]
    assert holder is not None
    assert [card.code for card in holder.materials] == [GEMINI_ELF]
    assert len(record.frames[-1][1].foe.graveyard) == 1


def test_a_replay_without_a_stream_cannot_be_watched() -> None:
    for content in (edopro(), old()):
        with pytest.raises(RecordError, match="nothing to watch"):
            watchable(read_yrp(content), pool())


def test_nonsense_never_stops_it() -> None:
    chance = random.Random(2)
    kinds = [*range(256)]
    for _ in range(150):
        story = list(STORY)
        for _ in range(12):
            place = chance.randrange(len(story))
            data = bytearray(story[place].data or b"\0")
            data[chance.randrange(len(data))] = chance.randrange(256)
            story[place] = Message(story[place].kind, bytes(data[: chance.randint(0, len(data))]))
            story.insert(chance.randrange(len(story)), Message(chance.choice(kinds), chance.randbytes(24)))
        record, problem = watchable(replay(tuple(story)), pool())
        assert not problem or problem.endswith(".")
        assert unpack(pack(record)) == record
        shown = ReplayPlayer(record)
        assert shown.view(shown.steps, 1, reveal=True).player == 1
