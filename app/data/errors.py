"""Errors of files and folders; each message is one sentence that says what to do."""


class DataError(Exception):
    """Base of all errors about files; the message is one sentence for the player."""


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
