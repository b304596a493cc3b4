"""The settings file: whatever is in it, the program starts."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data.errors import FileError
from app.data.paths import decks_dir, records_dir, settings_file, user_dir
from app.data.settings import Settings, load_settings, save_settings


def test_no_file_gives_the_defaults(tmp_path: Path) -> None:
    assert load_settings(tmp_path / "settings.json") == Settings()


def test_round_trip_keeps_unknown_values(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    path.parent.mkdir()
    path.write_text('{"theme": "light", "from_the_future": {"x": [1]}}', encoding="utf-8")
    settings = load_settings(path)
    assert (settings.theme, settings.warnings) == ("light", [])
    settings.animation_speed = 2.5
    settings.player_name = "遊戯"
    save_settings(settings, path)
    assert load_settings(path) == settings
    text = path.read_text(encoding="utf-8")
    assert json.loads(text)["from_the_future"] == {"x": [1]}
    assert "遊戯" in text
    assert text.count("\n") > 10, "readable: one value a line"
    assert "warnings" not in text


@pytest.mark.parametrize(
    ("key", "bad"),
    [
        ("language", "fr"), ("theme", 5), ("animation_speed", 9), ("animation_speed", True),
        ("ui_scale", "big"), ("chain_prompts", None), ("card_names_language", "de"), ("player_name", " "),
        ("player_name", "x" * 41), ("window_geometry", []), ("last_decks", "a.ydk"), ("last_decks", [1]),
        ("last_rules", "mr9"), ("last_length", "best of nine"),
        ("last_ai", "genius"), ("last_lp", 0), ("last_lp", 8000.5), ("last_first", 1),
        ("last_folder", None),
    ],
)  # fmt: skip
def test_a_bad_value_gives_its_default_and_a_sentence(tmp_path: Path, key: str, bad: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({key: bad, "ui_scale" if key != "ui_scale" else "theme": "dark"}))
    settings = load_settings(path)
    assert getattr(settings, key) == getattr(Settings(), key)
    assert any(f"'{key}' must be" in warning and str(path) in warning for warning in settings.warnings)


@given(st.binary(max_size=120) | st.text(max_size=80).map(str.encode))
def test_any_file_gives_usable_settings(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("settings") / "settings.json"
    path.write_bytes(content)
    settings = load_settings(path)
    save_settings(settings, path)
    again = load_settings(path)
    assert again.warnings == []
    assert again.theme == "dark"


@pytest.mark.parametrize("content", ["{", "[1]", '"x"', "\u00ff", "[" * 100_000, " " * (1 << 20) + "{}"])
def test_a_damaged_file_is_told(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content, encoding="latin-1")
    settings = load_settings(path)
    assert len(settings.warnings) == 1
    assert str(path) in settings.warnings[0]
    assert settings == Settings(warnings=settings.warnings)


def test_an_unwritable_place_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError) as error:
        save_settings(Settings(), tmp_path / "file" / "settings.json")
    assert str(error.value).count(".") == 1 or str(tmp_path) in str(error.value)


def test_the_home_variable_moves_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KETTO_HOME", str(tmp_path))
    assert user_dir() == tmp_path
    assert {decks_dir().parent, records_dir().parent, settings_file().parent} == {tmp_path}
    save_settings(Settings(theme="light"))
    assert load_settings().theme == "light"


def test_without_the_variable_it_is_the_systems_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KETTO_HOME")
    assert "ketto" in str(user_dir()).lower()
    assert user_dir().is_absolute()
