"""What most tests of windows begin with."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.data.library import CardLibrary, load_library
from app.data.settings import Settings
from app.gui import i18n, theme
from app.gui.application import apply_look


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return load_library()


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[Settings]:
    """A player's settings in a folder of their own, applied without animations; undone afterwards."""
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    made = Settings(animation_speed=0)
    apply_look(qapp, made)
    yield made
    i18n.install("en")
    theme.activate("dark")
    apply_look(qapp, Settings())
    qapp.setStyleSheet("")
