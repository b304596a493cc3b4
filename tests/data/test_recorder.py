"""Recording duels and playing them again."""

from dataclasses import replace

import pytest

from app.data.recorder import Recorder, verify
from app.data.replay_file import pack, unpack
from app.engine.duel import Duel
from app.engine.errors import IllegalResponse
from tests.data.played import library, plain_setup, play_some, played


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("first_player", [0, 1, None])
def test_a_finished_duel_verifies(seed: int, first_player: int | None) -> None:
    record = unpack(pack(played(seed, first_player=first_player).record()))
    assert record.winner is not None
    result = verify(record, library().pool)
    assert result.ok, result.message
    assert (result.steps, result.first_difference) == (len(record.responses), None)


@pytest.mark.parametrize("answers", [0, 1, 7, 20])
def test_an_unfinished_duel_verifies(answers: int) -> None:
    record = played(answers=answers).record()
    assert (record.winner, len(record.responses)) == (None, answers)
    assert verify(record, library().pool).ok


def test_a_surrender_is_recorded() -> None:
    recorder = played(answers=12)
    recorder.surrender(1)
    record = unpack(pack(recorder.record()))
    assert (record.winner, record.surrendered) == (0, 1)
    assert verify(record, library().pool).ok
    assert not verify(replace(record, surrendered=0), library().pool).ok


def test_a_refused_answer_is_not_recorded() -> None:
    recorder = played(answers=5)
    before = recorder.record()
    with pytest.raises(IllegalResponse):
        recorder.respond((987654321,))
    assert recorder.record() == before


def test_the_first_difference_is_named() -> None:
    record = played().record()
    step, digest = record.digests[3]
    wrong = replace(record, digests=(*record.digests[:3], (step, "0" * 16), *record.digests[4:]))
    result = verify(wrong, library().pool)
    assert (result.ok, result.first_difference) == (False, step)
    assert digest in result.message


def test_a_refused_answer_is_the_first_difference() -> None:
    record = played().record()
    responses = (*record.responses[:9], (987654321,), *record.responses[10:])
    result = verify(replace(record, responses=responses), library().pool)
    assert (result.ok, result.first_difference, result.steps) == (False, 10, 9)
    assert "refused" in result.message


def test_answers_after_the_end_are_a_difference() -> None:
    record = played().record()
    longer = replace(record, responses=(*record.responses, (1,)))
    result = verify(longer, library().pool)
    assert (result.ok, result.first_difference) == (False, len(record.responses) + 1)
    assert "already over" in result.message


def test_another_seed_or_result_is_noticed() -> None:
    record = played().record()
    assert not verify(replace(record, setup=replace(record.setup, seed=8)), library().pool).ok
    assert record.winner in (0, 1)
    result = verify(replace(record, winner=1 - record.winner), library().pool)
    assert (result.ok, result.first_difference) == (False, len(record.responses))


def test_a_setup_no_duel_accepts_is_a_difference() -> None:
    record = played(answers=0).record()
    decks = (replace(record.setup.decks[0], main=(5,) * 40), record.setup.decks[1])
    result = verify(replace(record, setup=replace(record.setup, decks=decks)), library().pool)
    assert (result.ok, result.first_difference) == (False, 0)
    assert "set up" in result.message


def test_names_are_kept_short_and_on_one_line() -> None:
    duel = Duel(plain_setup(), library().pool)
    record = play_some(Recorder(duel, ("a\nb" + "c" * 200, "  ")), 0).record()
    assert record.names[0].startswith("a bc")
    assert (len(record.names[0]), record.names[1]) == (80, "Player")
    assert unpack(pack(record)) == record


def test_a_recorder_stands_in_for_its_duel() -> None:
    recorder = played(answers=12)
    duel = recorder.duel
    assert recorder.decision is duel.decision
    assert (recorder.winner, recorder.win_reason) == (None, duel.win_reason)
    assert recorder.responses == duel.responses
    assert recorder.view(1) == duel.view(1)
