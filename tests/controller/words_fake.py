"""Words for controller tests: ids instead of sentences, with the values behind them."""

from __future__ import annotations


class IdWords:
    """Says ``id`` and, where the id has them, the values it would be filled with."""

    def pattern(self, wording: str) -> str:
        if wording.startswith(("title.", "reason.")) or wording.endswith((".of", ".you", ".foe")):
            return wording
        return f"<{wording}>"

    def card(self, code: int) -> str:
        return f"card {code}" if code else "hidden"

    def effect(self, code: int, effect: int) -> str:
        return f"effect {effect} of {code}"

    def text(self, code: int) -> str:
        return f"text of {code}" if code else ""

    def option(self, code: int, number: int) -> str:
        return f"option {number} of {code}"

    def counter(self, counter: int) -> str:
        return f"counter {counter}"

    def scale(self, code: int) -> int | None:
        return None
