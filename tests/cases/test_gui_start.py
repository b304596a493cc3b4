"""Cases of the start: a screen scaled by the system (117), and when a duel may be started (126)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.data.library import CardLibrary, load_library
from app.data.settings import Settings
from app.gui import i18n, theme
from app.gui.application import apply_look
from app.gui.duel_setup.deck_chooser import DeckChooser
from app.gui.duel_setup.decks import read_entry
from app.gui.duel_setup.screen import DuelSetupScreen
from app.gui.faces.renderer import FaceRenderer
from tests.data.played import plain_deck

ROOT = Path(__file__).resolve().parents[2]
LEFT = Qt.MouseButton.LeftButton

# Runs the program's own window on a pretended screen and tells what is to be seen there.
ON_A_SCREEN = """
import json
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from app.data.library import load_library
from app.data.settings import load_settings
from app.gui.application import apply_look, make_application
from app.gui.main_window import MainWindow
from app.gui.settings_dialog.dialog import SettingsDialog

app = make_application([])
settings = load_settings()
apply_look(app, settings)
window = MainWindow(load_library(), settings, lambda now: None)
window.restore_and_show()
app.processEvents()

def seen():
    image = window.grab().toImage()
    half = image.scaled(image.width() // 2, image.height() // 2)
    return {
        "window": [window.width(), window.height()],
        "pixels": [image.width(), image.height()],
        "font": app.font().pixelSize(),
        # An enlarged picture comes back unchanged from being halved and doubled; a sharp one does not.
        "sharp": half.scaled(image.width(), image.height()) != image,
    }

told = {"start": seen()}
window.open_settings()
dialog = window.findChild(SettingsDialog)
dialog.text_size.setFocus()
QTest.keyClick(dialog.text_size, Qt.Key.Key_End)
app.processEvents()
told["largest"] = seen()
dialog.text_size.setValue(20)
dialog.close()
window.resize(app.primaryScreen().availableGeometry().size())
app.processEvents()
told["whole screen"] = seen()
print(json.dumps(told))
"""


def on_a_screen(home: Path, dpi: int) -> dict[str, dict[str, object]]:
    """What the program shows at its first start on a 3840x2160 screen with ``dpi`` (96 is 100 %)."""
    screen = {"name": "4K", "x": 0, "y": 0, "width": 3840, "height": 2160, "logicalDpi": dpi}
    config = home / "screen.json"
    config.write_text(json.dumps({"screens": [{**screen, "logicalBaseDpi": 96, "dpr": 1}]}), encoding="utf-8")
    environment = os.environ | {
        # Read from where it lies: a path with a colon would end the option.
        "QT_QPA_PLATFORM": "offscreen:configfile=screen.json",
        "KETTO_HOME": str(home / "ketto"),
        "PYTHONPATH": str(ROOT),
    }
    done = subprocess.run(
        [sys.executable, "-c", ON_A_SCREEN],
        cwd=home, env=environment, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told: dict[str, dict[str, object]] = json.loads(done.stdout)
    return told


def test_case_117_the_first_start_follows_the_system_scale(tmp_path: Path) -> None:
    told = on_a_screen(tmp_path, 192)
    start = told["start"]
    assert start["window"] == [1440, 900]
    assert start["pixels"] == [2880, 1800]
    assert start["sharp"] is True
    assert told["largest"]["font"] == 2 * int(str(start["font"]))
    assert told["largest"]["sharp"] is True


def test_case_117_without_a_system_scale_type_grows_with_the_window(tmp_path: Path) -> None:
    told = on_a_screen(tmp_path, 96)
    assert told["start"]["pixels"] == told["start"]["window"] == [1440, 900]
    assert told["whole screen"]["pixels"] == [3840, 2160]
    assert int(str(told["whole screen"]["font"])) >= 2 * int(str(told["start"]["font"]))


# --- starting a duel --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return load_library()


def write_deck(path: Path, size: int = 40) -> Path:
    path.write_text("#main\n" + "\n".join(map(str, plain_deck()[:size])) + "\n", encoding="utf-8")
    return path


@pytest.fixture
def setup(
    qtbot: QtBot, qapp: QApplication, library: CardLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[DuelSetupScreen]:
    """The set-up with two legal decks, each chosen for one side, and one of 39 cards."""
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    settings = Settings(animation_speed=0)
    apply_look(qapp, settings)
    files = [write_deck(tmp_path / f"{name}.ydk") for name in ("First", "Second")]
    files.append(write_deck(tmp_path / "Short.ydk", 39))
    settings.last_decks = [str(path) for path in files[:2]]
    entries = [read_entry(path, library) for path in files]
    screen = DuelSetupScreen(library, settings, FaceRenderer(library), entries)
    qtbot.addWidget(screen)
    screen.resize(1440, 900)
    screen.show()
    qtbot.waitExposed(screen)
    yield screen
    i18n.install("en")
    theme.activate("dark")
    qapp.setStyleSheet("")


def started(screen: DuelSetupScreen) -> list[object]:
    """The requests that a click on Start and Ctrl+Enter bring about."""
    requests: list[object] = []
    screen.start.connect(requests.append)
    QTest.mouseClick(screen.start_button, LEFT)  # a disabled button takes no click
    QTest.keyClick(screen, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    screen.start.disconnect()
    return requests


def words(chooser: DeckChooser) -> str:
    """All that a deck column says."""
    return " ".join(each.text() for each in chooser.findChildren(QLabel) if each.isVisible())


@pytest.mark.parametrize("side", ["yours", "theirs"])
def test_case_126_start_needs_a_legal_deck_on_both_sides(setup: DuelSetupScreen, side: str) -> None:
    assert setup.start_button.isEnabled()
    chooser: DeckChooser = getattr(setup, side)
    QTest.keyClick(chooser.view, Qt.Key.Key_End)
    assert not setup.start_button.isEnabled()
    assert "39 cards" in words(chooser)
    assert started(setup) == []
    QTest.keyClick(chooser.view, Qt.Key.Key_Up)
    assert setup.start_button.isEnabled()
    assert len(started(setup)) == 2


@pytest.mark.parametrize("side", ["yours", "theirs"])
def test_case_126_a_deck_removed_after_it_was_chosen_is_noticed(
    setup: DuelSetupScreen, tmp_path: Path, side: str
) -> None:
    path = tmp_path / ("First.ydk" if side == "yours" else "Second.ydk")
    path.unlink()
    assert started(setup) == []
    assert not setup.start_button.isEnabled()
    assert "There is no deck file" in words(getattr(setup, side))
    write_deck(path)
    assert len(started(setup)) == 1
    assert setup.start_button.isEnabled()


def test_case_126_a_deck_changed_after_it_was_chosen_is_checked_again(
    setup: DuelSetupScreen, tmp_path: Path
) -> None:
    path = write_deck(tmp_path / "Second.ydk", 39)
    os.utime(path, ns=(1, 1))
    assert started(setup) == []
    assert not setup.start_button.isEnabled()
    assert "39 cards" in words(setup.theirs)
