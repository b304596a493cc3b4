"""What the tests of the practice room share: the main window, with no unfinished duel before or after."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.data.settings import Settings
from app.gui.main_window import MainWindow
from app.gui.practice.draft import drop_draft
from tests.gui.practice_robot import forget_duels, library
from tests.gui.table_robot import settle


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[MainWindow]:
    forget_duels()
    drop_draft()
    settings = Settings(animation_speed=0, chain_prompts="always", card_names_language="en")
    made = MainWindow(library(), settings, save=lambda _settings: None)
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    settle()
    yield made
    if made.duel is not None:
        made.duel.close_duel()
    if made.practice is not None:
        if made.practice.editor is not None:
            made.practice.editor.editor.mark_saved()
        made.practice.close()
    forget_duels()
