"""Errors of files and folders; each message is one sentence that says what to do."""

import re
from typing import Final, Self

#: Signs that break a line, move the cursor or cannot be printed at all.
_UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def printable(text: str) -> str:
    """``text`` on one line, with U+FFFD for each sign that would break it or that no screen shows."""
    return _UNPRINTABLE.sub("\ufffd", text)


class Phrase(str):
    """Words of the program's own that can be shown in another language: a pattern and its values.

    As text it is the English sentence; ``pattern`` and ``values`` make the same one of a translated
    pattern. A value may be a phrase itself. Words of a damaged or foreign file that it quotes cannot break
    it (:func:`printable`). ``resources/i18n/update.py`` finds every pattern that is written out.
    """

    pattern: str
    values: dict[str, object]

    def __new__(cls, pattern: str, /, **values: object) -> Self:
        """``pattern`` with ``values`` put in as by :meth:`str.format`; without values it stays as it is."""
        made = super().__new__(cls, printable(pattern.format(**values) if values else pattern))
        made.pattern, made.values = pattern, values
        return made


class DataError(Exception):
    """Base of all errors about files; the message is one sentence for the player.

    ``message`` with ``values`` is a pattern of :class:`Phrase`; ``phrase`` is what came of it.
    """

    def __init__(self, message: str, /, **values: object) -> None:
        self.phrase = message if isinstance(message, Phrase) else Phrase(message, **values)
        super().__init__(self.phrase)


class FileError(DataError):
    """A file or folder cannot be read or written."""


class CardFileError(DataError):
    """A card data file of the resources folder is damaged."""


class DeckError(DataError):
    """A deck file cannot be read; the message names the file and the line."""


class RecordError(DataError):
    """A duel record is damaged, foreign or made by a newer version."""


class BanlistError(DataError):
    """A Forbidden/Limited list cannot be read or found; the message names the file and the line."""


class PuzzleError(DataError):
    """A puzzle cannot be read; the message names the file and the line."""


class RulebookError(DataError):
    """A file of the rulebook is damaged; the message names the file and what is wrong with it."""
