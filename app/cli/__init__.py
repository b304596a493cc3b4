"""The commands without a window: ``duel``, ``replay``, ``rulings``, ``bench``, ``deck``, ``random-duels``."""

from app.cli.command_line import COMMANDS, main

__all__ = ["COMMANDS", "main"]
