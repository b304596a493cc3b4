"""Translations: complete, in step with the source, switched without a restart."""

from __future__ import annotations

import importlib.util
import json
import string
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.data.decks import check_deck, load_ydk
from app.data.errors import DeckError
from app.data.library import CardLibrary
from app.data.paths import resources_dir
from app.gui import i18n
from app.gui.duel_setup.problems import TEMPLATES, problem_text


@pytest.fixture(scope="module")
def update() -> ModuleType:
    path = resources_dir() / "i18n" / "update.py"
    spec = importlib.util.spec_from_file_location("i18n_update", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def chinese(qtbot: QtBot) -> Iterator[None]:
    i18n.install("zh_CN")
    yield
    i18n.install("en")


def tables() -> dict[str, str]:
    return i18n.load_table(resources_dir() / "i18n" / "zh_CN")


def test_every_text_has_a_chinese_translation(update: ModuleType) -> None:
    wanted = update.collect()
    assert len(wanted) > 100
    assert sorted(set(wanted) - set(tables())) == []


def test_no_translation_is_left_over(update: ModuleType) -> None:
    assert sorted(set(tables()) - set(update.collect())) == []


def test_no_widget_shows_a_text_without_tr(update: ModuleType) -> None:
    assert update.unwrapped() == []


def test_the_scan_sees_bare_and_marked_texts(update: ModuleType) -> None:
    import ast

    tree = ast.parse(
        'b.setText("Start now")\nb.setText(tr("Stop"))\nx = mark("Later")\nb.setText(f"{n} cards")'
    )
    assert list(update.bare_texts(tree)) == [(1, "Start now"), (4, " cards")]
    assert sorted(update.marked_texts(tree)) == ["Later", "Stop"]


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_translations_have_the_same_placeholders() -> None:
    wrong = {source: word for source, word in tables().items() if not fields(word) <= fields(source)}
    assert wrong == {}


def test_a_text_has_one_translation_in_all_files() -> None:
    seen: dict[str, str] = {}
    for path in sorted((resources_dir() / "i18n" / "zh_CN").glob("*.json")):
        for source, word in json.loads(path.read_text(encoding="utf-8")).items():
            assert seen.setdefault(source, word) == word, f"{path.name}: {source}"


def test_switching_reaches_widgets_at_once(qtbot: QtBot) -> None:
    class Button(QPushButton):
        def changeEvent(self, event: QEvent) -> None:
            super().changeEvent(event)
            if event.type() == QEvent.Type.LanguageChange:
                self.setText(i18n.tr("Settings"))

    button = Button()
    qtbot.addWidget(button)
    i18n.install("zh_CN")
    qtbot.waitUntil(lambda: button.text() == "设置")
    assert i18n.language() == "zh_CN"
    i18n.install("en")
    qtbot.waitUntil(lambda: button.text() == "Settings")


def test_an_unknown_language_is_english(qtbot: QtBot) -> None:
    i18n.install("xx")
    assert i18n.language() == "en"
    assert i18n.tr("Settings") == "Settings"


def test_a_damaged_translation_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "shell.json").write_text("{", encoding="utf-8")
    with pytest.raises(ValueError, match=r"shell\.json is not a translation file"):
        i18n.load_table(tmp_path)


@pytest.mark.usefixtures("chinese")
def test_deck_problems_are_told_in_chinese(library: CardLibrary) -> None:
    dragon, stardust = 89631139, 44508094
    problems = check_deck([dragon] * 5 + [stardust, 1], [dragon] * 16, [], library.pool)
    told = [problem_text(sentence, library) for sentence in problems]
    assert len(told) > 4
    assert [text for text in told if " the " in text or "Deck" in text] == []
    assert any("青眼白龙" in text for text in told)


def test_deck_problems_stay_english_in_english(library: CardLibrary) -> None:
    sentence = TEMPLATES[0].format(code=5)
    assert problem_text(sentence, library) == sentence


def test_qts_file_dialog_speaks_of_files_not_of_cards(qtbot: QtBot) -> None:
    i18n.install("zh_CN")
    try:
        words = {word: QCoreApplication.translate("QFileSystemModel", word) for word in ("Name", "Type")}
        assert words == {"Name": "名称", "Type": "类型"}
        assert QCoreApplication.translate("QFileDialog", "Files of &type:") == "文件类型(&T)："
        assert i18n.tr("Type") == "种族"
    finally:
        i18n.install("en")


@pytest.mark.usefixtures("chinese")
def test_errors_of_files_are_told_in_chinese(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as found:
        load_ydk(tmp_path / "none.ydk")
    error = found.value
    assert i18n.told(error) == f"没有卡组文件{tmp_path / 'none.ydk'}；请检查名称和文件夹。"
    assert i18n.told(error.phrase) == i18n.told(error)
    assert str(error).startswith("There is no deck file")
    broken = tmp_path / "broken.ydk"
    broken.write_text("#main\nno {card}\n", encoding="utf-8")
    with pytest.raises(DeckError) as found:
        load_ydk(broken)
    assert "第2行：“no {card}”不是卡片密码" in i18n.told(found.value)
    assert i18n.told(ValueError("odd")) == "odd"


def test_the_scan_sees_sentences_of_errors(update: ModuleType) -> None:
    import ast

    tree = ast.parse('raise FileError("{n} lost", n=1)\nx = Phrase("deck")\nraise FileError(f"{n}")')
    assert sorted(update.phrases(tree)) == ["deck", "{n} lost"]
