"""Errors of files and folders; each message is one sentence that says what to do."""

import re
from typing import Final

#: Signs that break a line, move the cursor or cannot be printed at all.
_UNPRINTABLE: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def printable(text: str) -> str:
    """``text`` on one line, with U+FFFD for each sign that would break it or that no screen shows."""
    return _UNPRINTABLE.sub("\ufffd", text)


class DataError(Exception):
    """Base of all errors about files; the message is one sentence for the player.

    Words of a damaged or foreign file that ``message`` quotes cannot break it (:func:`printable`).
    """

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))


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
