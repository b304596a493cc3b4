"""Messages of another program become a duel to watch."""

from __future__ import annotations

import random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.controller.replay_player import ReplayPlayer
from app.data.errors import RecordError
from app.data.yrp import ForeignDeck, ForeignReplay, Message, read_yrp
from app.data.yrp_stream import watchable
from app.engine import constants as c
from app.engine import events as e
from tests.data.played import library
from tests.data.test_yrp import edopro, stream

WARRIOR, DRAGON, HOLE, UTOPIA = 5053103, 89631139, 53129443, 84013237
ATTACK_UP: Final = 0x1
FACE_DOWN: Final = 0xA
M, S, H, D, G, X = 0x4, 0x8, 0x2, 0x1, 0x10, 0x40


def u(size: int, *numbers: int) -> bytes:
    return b"".join(number.to_bytes(size, "little") for number in numbers)


def place(controller: int, location: int, sequence: int, position: int = ATTACK_UP) -> bytes:
    return u(1, controller, location) + u(4, sequence, position)


NOWHERE: Final = place(0, 0, 0, 0)


def move(code: int, before: bytes, after: bytes, reason: int = 0) -> Message:
    return Message(50, u(4, code) + before + after + u(4, reason))


def draw(player: int, *codes: int) -> Message:
    return Message(90, u(1, player) + u(4, len(codes)) + b"".join(u(4, code, FACE_DOWN) for code in codes))


START: Final = Message(4, u(1, 0) + u(4, 8000, 8000) + u(2, 40, 15, 40, 0))


def duel() -> list[Message]:
    """Both draw; player 0 Summons a Warrior and ends; player 1 clears the field and attacks."""
    summon = move(WARRIOR, place(0, H, 1, FACE_DOWN), place(0, M, 2), c.REASON_SUMMON)
    hole = move(HOLE, place(1, H, 0, FACE_DOWN), place(1, S, 3, 0x5))
    return [
        START,
        draw(0, HOLE, WARRIOR, HOLE, DRAGON, DRAGON),
        draw(1, HOLE, DRAGON, WARRIOR, WARRIOR, WARRIOR),
        Message(40, u(1, 0)),
        Message(41, u(2, 4)),
        Message(11, b"a question"),
        Message(2, b"a hint"),
        summon,
        Message(60, u(4, WARRIOR) + place(0, M, 2)),
        Message(61, b""),
        move(HOLE, place(0, H, 0, FACE_DOWN), place(0, S, 1, FACE_DOWN)),
        Message(54, u(4, HOLE) + place(0, S, 1, FACE_DOWN)),
        Message(40, u(1, 1)),
        draw(1, DRAGON),
        Message(41, u(2, 4)),
        hole,
        Message(70, u(4, HOLE) + place(1, S, 3, 0x5) + u(1, 1, S) + u(4, 3) + u(8, 0) + u(4, 1)),
        Message(71, u(1, 1)),
        Message(72, u(1, 1)),
        move(WARRIOR, place(0, M, 2), place(0, G, 0, 0x5), c.REASON_DESTROY | c.REASON_EFFECT),
        Message(73, u(1, 1)),
        Message(74, b""),
        move(HOLE, place(1, S, 3, 0x5), place(1, G, 0, 0x5), c.REASON_RULE),
        move(DRAGON, place(1, H, 0, FACE_DOWN), place(1, M, 0)),
        Message(62, u(4, DRAGON) + place(1, M, 0)),
        Message(63, b""),
        Message(6, u(1, 1, M) + u(4, 0) + u(2, 8) + u(4, 0x100, 3500) + u(2, 4) + u(4, 0x80000000)),
        Message(101, u(2, 1) + u(1, 1, M, 0) + u(2, 3)),
        Message(41, u(2, 8)),
        Message(110, place(1, M, 0) + NOWHERE),
        Message(41, u(2, 0x20)),
        Message(111, place(1, M, 0) + u(4, 3500, 2500) + u(1, 0) + NOWHERE + u(4, 0, 0) + u(1, 0)),
        Message(91, u(1, 0) + u(4, 8500)),
        Message(5, u(1, 1, 1)),
    ]


def yrpx(messages: list[Message]) -> bytes:
    """The messages as a file of the other program."""
    told = b"".join(u(1, message.kind) + u(4, len(message.data)) + message.data for message in messages)
    return stream(told, edopro())


def foreign(messages: list[Message]) -> ForeignReplay:
    decks = (ForeignDeck((WARRIOR,) * 40, ()), ForeignDeck((DRAGON,) * 40, ()))
    return ForeignReplay("EDOPro", ("Yugi", "Kaiba"), decks=decks, rules="mr5", messages=tuple(messages))


def player(messages: list[Message]) -> tuple[ReplayPlayer, str]:
    record, missing = watchable(foreign(messages), library().pool)
    return ReplayPlayer(record), missing


def test_the_duel_is_told_to_its_end() -> None:
    shown, missing = player(duel())
    assert missing == ""
    record = shown.record
    assert record.names == ("Yugi", "Kaiba")
    assert (record.winner, record.win_reason, record.turn) == (1, "lp", 2)
    end = shown.view(shown.steps, 0)
    assert [side.lp for side in end.sides] == [0, 8000]
    assert [side.deck_count for side in end.sides] == [35, 34]
    assert end.sides[0].extra_count == 15
    assert [card.code for card in end.sides[0].graveyard] == [WARRIOR]
    assert [card.code for card in end.sides[1].graveyard] == [HOLE]
    dragon = end.sides[1].monsters[0]
    assert dragon is not None
    assert (dragon.code, dragon.attack, dragon.base_attack) == (DRAGON, 3500, 3000)
    assert dragon.counters == ((1, 3),)
    kinds = [mark.kind for mark in shown.marks()]
    assert kinds.count("summon") == 2
    assert kinds.count("chain") == 1
    assert kinds.count("turn") == 2
    assert "damage" in kinds
    assert "win" in kinds


def test_each_side_sees_its_own_hand_and_set_cards_only() -> None:
    shown, _ = player(duel())
    step = next(step for step, event in shown.record.events if isinstance(event, e.CardSet))
    mine, theirs = shown.view(step, 0), shown.view(step, 1)
    assert [card.code for card in mine.me.hand] == [HOLE, DRAGON, DRAGON]
    assert [card.code for card in theirs.foe.hand] == [0, 0, 0]
    set_card, seen = mine.sides[0].spells[1], theirs.sides[0].spells[1]
    assert set_card is not None
    assert seen is not None
    assert (set_card.code, seen.code) == (HOLE, 0)
    both = shown.view(step, 1, reveal=True)
    assert [card.code for card in both.foe.hand] == [HOLE, DRAGON, DRAGON]
    drawn = next(event for event in shown.events(1, 1) if isinstance(event, e.Drawn))
    assert [card.card.code for card in drawn.cards] == [0] * 5


def test_the_chain_stands_while_it_resolves() -> None:
    shown, _ = player(duel())
    chains = [shown.view(step, 0).chain for step in range(shown.steps + 1)]
    open_chains = [chain for chain in chains if chain]
    assert open_chains
    assert all(chain[0].code == HOLE and chain[0].player == 1 for chain in open_chains)
    assert open_chains[-1][0].resolving


def test_materials_go_under_and_off_an_xyz_monster() -> None:
    xyz = place(0, X, 0, FACE_DOWN)
    messages = [
        START,
        draw(0, WARRIOR, WARRIOR),
        move(WARRIOR, place(0, H, 0, FACE_DOWN), place(0, M, 0)),
        move(WARRIOR, place(0, H, 0, FACE_DOWN), place(0, M, 1)),
        move(UTOPIA, xyz, place(0, M, 5)),
        move(WARRIOR, place(0, M, 0), place(0, M | 0x80, 5, 0)),
        move(WARRIOR, place(0, M, 1), place(0, M | 0x80, 5, 1)),
        move(WARRIOR, place(0, M | 0x80, 5, 0), place(0, G, 0, 0x5), c.REASON_COST),
    ]
    shown, missing = player(messages)
    assert missing == ""
    counts = []
    for step in range(4, shown.steps + 1):
        monster = shown.view(step, 1).sides[0].monsters[5]
        assert monster is not None
        counts.append(len(monster.materials))
    assert counts == [0, 1, 2, 1]
    assert shown.view(shown.steps, 0).sides[0].extra_count == 14


def test_what_is_not_known_is_passed_over_and_named() -> None:
    lost = move(WARRIOR, place(0, M, 4), place(0, G, 0))
    odd = [Message(200, b"??"), Message(200, b"??"), lost, Message(90, u(1, 0))]
    messages = [*duel()[:5], *odd, *duel()[5:]]
    shown, missing = player(messages)
    assert shown.record.winner == 1
    assert "4 of 38 messages are not shown" in missing
    assert "message 200 × 2" in missing
    assert "empty place" in missing


def test_a_replay_of_answers_only_cannot_be_watched() -> None:
    with pytest.raises(RecordError, match="nothing to watch"):
        watchable(foreign([]), library().pool)


def test_a_file_is_read_and_told() -> None:
    record, missing = watchable(read_yrp(yrpx(duel())), library().pool)
    assert missing == ""
    assert record.names == ("Yugi", "Kaiba")
    assert record.winner == 1


def test_absurd_numbers_make_no_absurd_table() -> None:
    huge = Message(4, u(1, 0) + u(4, 8000, 8000) + u(2, 65535, 65535, 65535, 65535))
    many = Message(90, u(1, 0) + u(4, 0xFFFFFFFF))
    record, missing = watchable(foreign([huge, many, START, *[many] * 50]), library().pool)
    assert len(record.frames) <= 3
    assert "claims" in missing


@given(st.integers(0, 1 << 30))
def test_any_damage_gives_a_duel_or_a_sentence(seed: int) -> None:
    rng = random.Random(seed)
    messages = duel()
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(messages))
        data = bytearray(messages[at].data)
        if data and rng.random() < 0.7:
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        else:
            data = data[: rng.randint(0, len(data))]
        messages[at] = Message(messages[at].kind if rng.random() < 0.9 else rng.randrange(256), bytes(data))
    try:
        record, _ = watchable(foreign(messages), library().pool)
    except RecordError:
        return
    shown = ReplayPlayer(record)
    for step in range(shown.steps + 1):
        for seat in (0, 1):
            view = shown.view(step, seat, reveal=True)
            assert all(card.code >= 0 for card in view.cards().values())
