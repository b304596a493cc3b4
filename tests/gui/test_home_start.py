"""Starting the program as a player does."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def start(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "KETTO_HOME": str(home),
        "PYTHONPATH": str(ROOT),
    }
    command = [sys.executable, "-m", "app.main", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


def test_the_window_opens_and_leaves_no_trace_when_measured(tmp_path: Path) -> None:
    done = start(tmp_path, "--quit-after-start")
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_language_for_one_start_is_not_kept(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": "en"}), encoding="utf-8")
    done = start(tmp_path, "--language", "zh_CN", "--quit-after-start")
    assert done.returncode == 0, done.stderr
    assert json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))["language"] == "en"


@pytest.mark.parametrize("arguments", [["--language", "xx"], ["--nonsense"]])
def test_a_wrong_option_is_exit_code_2(tmp_path: Path, arguments: list[str]) -> None:
    done = start(tmp_path, *arguments)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_help_names_the_commands(tmp_path: Path) -> None:
    done = start(tmp_path, "--help")
    assert done.returncode == 0
    assert "random-duels" in done.stdout
