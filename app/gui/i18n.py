"""Languages of the program's own words.

How to use it: every text a player can see is English in the source, inside ``tr("...")`` (this
module's, or a ``QObject``'s own ``self.tr``). Values go in with :meth:`str.format`:
``tr("{count} cards").format(count=40)``. A text that stands in a table and is translated where it is
shown is written ``mark("...")`` in the table and ``tr(table[key])`` where it is shown. The sentence of an
error about a file is a pattern where it is raised, and is shown by ``told(error)``.

The Chinese words stand in ``resources/i18n/zh_CN/*.json`` (English text to Chinese text, one file a
room of the program). ``python resources/i18n/update.py`` lists texts without a translation and
translations without a text; ``tests/gui/test_i18n.py`` fails on either.

:func:`install` switches at run time: Qt sends ``LanguageChange`` to all widgets, which then write
their texts anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from app.data.errors import Phrase, printable
from app.data.paths import resources_dir

#: Language code to its own name.
LANGUAGES: Final = {"en": "English", "zh_CN": "简体中文"}
CONTEXT: Final = "Ketto"
#: Words of Qt's file dialog that Qt's own Chinese lacks.
_QT_WORDS: Final = {"&Look in:": "查找范围(&L)：", "Files of &type:": "文件类型(&T)："}


class TableTranslator(QTranslator):
    """A translator over a plain table, the same for every context but Qt's own."""

    def __init__(self, table: dict[str, str]) -> None:
        super().__init__()
        self._table = table

    def isEmpty(self) -> bool:
        """Qt skips empty translators."""
        return not self._table

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The translation of ``source``, or None so that Qt asks the next translator.

        Qt's classes have words of their own: its "Name" and "Type" of a file are no card's.
        """
        if context.startswith("Q"):
            return _QT_WORDS.get(source) if self._table else None
        return self._table.get(source)


_installed: list[QTranslator] = []
_language: list[str] = ["en"]


def tr(text: str) -> str:
    """``text`` in the language of the program."""
    return QCoreApplication.translate(CONTEXT, text)


def told(problem: Exception | str) -> str:
    """What went wrong, in the language of the program as far as its words are a :class:`Phrase`."""
    text = problem if isinstance(problem, str) else getattr(problem, "phrase", str(problem))
    return printable(_in_words(text))


def _in_words(text: object) -> str:
    if not isinstance(text, Phrase):
        return str(text)
    pattern = tr(text.pattern)
    values = {
        name: _in_words(value) if isinstance(value, Phrase) else value for name, value in text.values.items()
    }
    return pattern.format(**values) if values else pattern


def mark(text: str) -> str:
    """``text`` unchanged; marks it as one to translate where it is shown."""
    return text


def language() -> str:
    """The code of the active language."""
    return _language[0]


def load_table(folder: Path) -> dict[str, str]:
    """All translations of a language's folder; raises ``ValueError`` naming a damaged file."""
    table: dict[str, str] = {}
    for path in sorted(folder.glob("*.json")):
        try:
            words = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise ValueError(f"{path} is not a translation file ({error}); correct or remove it.") from None
        table.update({source: text for source, text in words.items() if text})
    return table


def install(code: str) -> None:
    """Make ``code`` the language of the program; an unknown code means English."""
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("A language can be installed after the application object exists only.")
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    _language[0] = code if code in LANGUAGES else "en"
    if _language[0] == "en":
        return
    # Qt's own words, for its buttons and file dialogs.
    own_qt = QTranslator()
    folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    if own_qt.load(QLocale(_language[0]), "qtbase", "_", folder):
        _installed.append(own_qt)
    _installed.append(TableTranslator(load_table(resources_dir() / "i18n" / _language[0])))
    for translator in _installed:
        app.installTranslator(translator)
