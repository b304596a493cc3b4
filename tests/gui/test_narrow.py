"""The smallest window: every button of the duel table shows its whole text, in both languages."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from app.data.decks import load_ydk
from app.data.library import load_library
from app.data.paths import sample_decks_dir
from app.data.settings import Settings
from app.gui.application import apply_look
from app.gui.duel_setup.request import DuelRequest
from app.gui.main_window import MainWindow


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_no_button_is_cut_off_at_1024_by_640(qtbot: QtBot, language: str) -> None:
    application = cast("QApplication", QApplication.instance())
    settings = Settings(animation_speed=0, chain_prompts="never", language=language)
    apply_look(application, settings)
    library = load_library()
    decks = [
        load_ydk(sample_decks_dir() / f"{name}.ydk", library.pool) for name in ("monarchs", "dark_magician")
    ]
    window = MainWindow(library, settings, lambda settings: None)
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    window.start_duel(DuelRequest(decks[0], decks[1], first=0, ai="random", seed=3))
    screen = window.duel
    assert screen is not None
    qtbot.waitUntil(lambda: screen.back_button.isVisible())
    qtbot.wait(50)
    for button in screen.findChildren(QPushButton):
        if button.isVisible() and button.text():
            assert button.width() >= button.sizeHint().width(), button.text()
    screen.close_duel()
    apply_look(application, Settings())
