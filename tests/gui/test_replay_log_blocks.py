"""Going back in a replay's log, whatever its lines hold."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.controller.log_lines import LINE, LogLine
from app.controller.words import Span
from app.gui.replay_viewer.log import ReplayLog


@pytest.mark.parametrize("odd", ["", " ", "\u2029x"])
def test_a_line_without_words_or_with_a_break_is_taken_back(qtbot: QtBot, odd: str) -> None:
    log = ReplayLog()
    qtbot.addWidget(log)
    words = (odd, "second", "third", "fourth")
    told = [((step, 1), LogLine(LINE, 0, (Span(text),))) for step, text in enumerate(words)]
    log.show_story(told, 0)
    log.show_until(3)
    log.show_until(2)
    assert [line.text for line in log.lines] == [odd, "second", "third"]
    assert log.toPlainText().endswith("second\nthird")
    log.show_until(0)
    assert [line.text for line in log.lines] == [odd]
    assert "second" not in log.toPlainText()
