"""A careless user in every room, for a short while: nothing may go wrong."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from tests.gui.monkey import ROOMS, run


def test_a_careless_user_breaks_nothing(qtbot: QtBot) -> None:
    monkey = run(seed=7, actions=300, stay=(8, 14), pauses=(0, 0, 0, 1), patience=10)
    assert set(monkey.visits) == set(ROOMS)
    assert not monkey.faults, "\n\n".join(map(str, monkey.faults))
