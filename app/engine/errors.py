"""Errors the engine raises; each message is one sentence a player can read."""


class EngineError(Exception):
    """Base of all errors raised on purpose by the engine."""


class IllegalResponse(EngineError):
    """The answer is not among the choices of the open decision; nothing has changed."""


class UnknownRules(EngineError):
    """No Master Rule preset has this name."""


class UnknownCard(EngineError):
    """The card pool has no card with this passcode or name."""


class UnscriptedCard(EngineError):
    """The card has an effect that Ketto does not know yet, so no duel may use it."""


class BadSetup(EngineError):
    """The duel set-up breaks a deck or rule limit."""


class BadNotation(EngineError):
    """A position text cannot be read; the message names the line."""
