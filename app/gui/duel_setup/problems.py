"""Deck problems in the language of the program.

The data layer words each problem as one English sentence. Here the sentence is recognised by its
pattern and worded anew; one that is not recognised stays as it is.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from app.data.library import CardLibrary
from app.gui.i18n import language, mark, tr

TEMPLATES: Final = (
    mark("Ketto does not know the card with the passcode {code}; remove it."),
    mark("{name} ({code}) is a Token and cannot be in a Deck; remove it."),
    mark("{name} ({code}) has no script yet; replace it by another card."),
    mark("{name} ({code}) is in the {here} Deck but belongs in the {there} Deck; move it."),
    mark("The Main Deck has {count} cards; it needs at least {limit}."),
    mark("The Main Deck has 1 card; it needs at least {limit}."),
    mark("The {part} Deck has {count} cards; it may have at most {limit}."),
    mark("The deck has {count} copies of {name}; it may have at most {limit}."),
)
_PARTS: Final = {"Main": mark("Main"), "Extra": mark("Extra"), "Side": mark("Side")}


@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple(
        (re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(template))), template)
        for template in TEMPLATES
    )


def problem_text(sentence: str, library: CardLibrary) -> str:
    """``sentence`` in the language of the program."""
    if language() == "en":
        return sentence
    for pattern, template in _patterns():
        found = pattern.fullmatch(sentence)
        if found is None:
            continue
        words = found.groupdict()
        if "name" in words and words.get("code", "").isdecimal():
            words["name"] = library.name(int(words["code"]), language())
        for part in ("here", "there", "part"):
            if part in words:
                words[part] = tr(_PARTS.get(words[part], words[part]))
        return tr(template).format(**words)
    return sentence
