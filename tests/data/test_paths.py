"""Ketto finds its own files however it was installed, and writes files whole or not at all."""

import sys
from pathlib import Path

import pytest

from app.data import atomic, paths
from app.data.errors import FileError
from app.data.version import app_version


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the program elsewhere: its (empty) package folder."""
    folder = tmp_path / "site" / "app"
    folder.mkdir(parents=True)
    monkeypatch.setattr(paths, "_package_dir", lambda: folder)
    return folder


def fill(folder: Path) -> Path:
    (folder / "cards").mkdir(parents=True)
    (folder / "cards" / "monsters.json").write_text("[]", encoding="utf-8")
    return folder


def test_in_a_checkout() -> None:
    root = Path(__file__).resolve().parents[2]
    assert paths.resources_dir() == root / "resources"
    assert paths.checkout_dir() == root
    assert app_version()[0].isdigit()


def test_in_a_wheel(package: Path) -> None:
    fill(package.parent / "resources")
    own = fill(package / "bundled" / "resources")
    assert paths.resources_dir.__wrapped__() == own
    assert paths.checkout_dir() is None


def test_in_a_frozen_program(package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    own = fill(tmp_path / "bundle" / "app" / "bundled" / "resources")
    assert paths.resources_dir.__wrapped__() == own


def test_missing_resources_are_one_sentence(package: Path) -> None:
    with pytest.raises(FileError, match=r"'resources' folder is missing .* install Ketto again\.$"):
        paths.resources_dir.__wrapped__()


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.json"
    atomic.write_text(path, "old")

    def fail(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(FileError, match=r"no space left on device"):
        atomic.write_text(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]
