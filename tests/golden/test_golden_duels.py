"""Golden duels: recorded once, they must re-run to the same digests at each open game state."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.data.recorder import verify
from app.data.replay_file import load_record
from tests.golden.regenerate import DUELS, HERE
from tests.scenario import pool


@pytest.mark.parametrize("name", [row[0] for row in DUELS])
def test_a_golden_duel_runs_as_recorded(name: str) -> None:
    record = load_record(HERE / f"{name}.ketto")
    result = verify(record, pool())
    assert result.ok, f"{result.message} (changed on purpose? python -m tests.golden.regenerate)"
    assert result.steps == len(record.responses) > 20
    assert record.winner in (0, 1, 2)


def test_one_altered_answer_is_found_at_its_step() -> None:
    record = load_record(HERE / f"{DUELS[0][0]}.ketto")
    step = len(record.responses) // 2
    wrong = [*record.responses]
    wrong[step] = (99, 99, 99)
    result = verify(replace(record, responses=tuple(wrong)), pool())
    assert not result.ok
    assert result.first_difference == step + 1
