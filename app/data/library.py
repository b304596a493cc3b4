"""The card library: facts, scripts, names and texts of every card Ketto knows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from app.cards import load_scripts
from app.data import paths
from app.data.errors import CardFileError
from app.data.facts import ImportedCard, load_facts, read_json
from app.data.type_words import LANGUAGES, language_index, type_line
from app.engine.carddata import CardData, CardPool

_NO_SCRIPT = (
    "Ketto does not know this card's effects yet, so no duel may use it.",
    "このカードの効果はまだ収録されていないため、デュエルでは使用できません。",
    "本卡的效果尚未收录，因此不能在决斗中使用。",
)


ImportedTexts = Callable[[int], Mapping[str, str]]
"""Gives the texts of an imported card by language."""


def _no_texts(code: int) -> Mapping[str, str]:
    return {}


class CardLibrary:
    """Cards by passcode. ``pool`` holds what a duel needs; the rest is words for people.

    Languages are "en", "ja" and "zh_CN"; where a text does not exist in one, the English text of the
    card's script is given, so a caller never has to ask twice.
    """

    def __init__(
        self, pool: CardPool, names: dict[int, dict[str, str]], texts: dict[str, dict[int, dict[str, Any]]]
    ) -> None:
        self.pool = pool
        self._own = (pool, names)
        self._names = names
        self.texts = texts
        #: Passcodes of cards that only the player's own databases have.
        self.imported: frozenset[int] = frozenset()
        self._imported_texts: ImportedTexts = _no_texts

    def import_cards(self, cards: Iterable[ImportedCard], texts: ImportedTexts | None = None) -> None:
        """Add the cards of the player's databases in place of those added before; Ketto's own stay.

        ``texts`` gives the database's texts of a card by language. ``pool`` is a new one afterwards, so
        that a running duel keeps its own.
        """
        own, names = self._own
        added = {card.data.code: card for card in cards if card.data.code not in own}
        self.imported = frozenset(added)
        self._imported_texts = texts or _no_texts
        self._names = names | {code: card.names for code, card in added.items()}
        self.pool = own.extended(card.data for card in added.values()) if added else own

    def data(self, code: int) -> CardData | None:
        """Facts of ``code``, or None for a card Ketto does not know."""
        return self.pool.get(code)

    def name(self, code: int, lang: str = "en") -> str:
        """The card's name; "#12345" for a passcode Ketto does not know."""
        names = self._names.get(code)
        if names is not None:
            return names.get(lang) or names.get("en") or next(iter(names.values()), f"#{code}")
        entry = self._entry(code, lang)  # a Token is no card of the list: its name stands with the texts
        if entry is not None and entry.get("name"):
            return str(entry["name"])
        data = self.pool.get(code)
        return data.name if data is not None else f"#{code}"

    def type_line(self, code: int, lang: str = "en") -> str:
        """For example "Dragon / Synchro / Effect" or "Continuous Trap"; empty for an unknown card."""
        data = self.pool.get(code)
        return type_line(data.type, data.race, lang) if data is not None else ""

    def text(self, code: int, lang: str = "en") -> str:
        """The whole rules text, one line for the conditions and one for each effect.

        A card without a script has the text of the player's own database as it is, or a sentence that says
        what is missing. A card without effects has none, or the database's.
        """
        data = self.pool.get(code)
        if data is None:
            return ""
        if not data.needs_script:
            return self._imported_text(code, lang)
        script = self.pool.script(code)
        if script is None:
            return self._imported_text(code, lang) or _NO_SCRIPT[language_index(lang)]
        lines = [self._word(code, lang, "note", 0, (script.note,))]
        lines += [self.effect_text(code, n, lang) for n in range(len(script.effect_texts))]
        return "\n".join(line for line in lines if line)

    def effect_text(self, code: int, effect: int, lang: str = "en") -> str:
        """The sentence of one effect by its number in the script; empty if there is none."""
        script = self.pool.script(code)
        return self._word(code, lang, "effects", effect, script.effect_texts if script else ())

    def option_text(self, code: int, number: int, lang: str = "en") -> str:
        """The wording of option ``number`` of the card; empty if there is none."""
        script = self.pool.script(code)
        return self._word(code, lang, "options", number, script.options if script else ())

    def has_text(self, code: int, lang: str) -> bool:
        """Whether the card's texts exist in ``lang`` (English: in its script)."""
        if lang == "en":
            return self.pool.script(code) is not None
        return self._entry(code, lang) is not None

    def _imported_text(self, code: int, lang: str) -> str:
        if code not in self.imported:
            return ""
        texts = self._imported_texts(code)
        return texts.get(lang) or texts.get("en") or next(iter(texts.values()), "")

    def _entry(self, code: int, lang: str) -> dict[str, Any] | None:
        texts = self.texts.get(lang)
        if texts is None:
            return None
        data = self.pool.get(code)
        entry = texts.get(code)
        # An alternate art without a script of its own shares the texts of its original.
        if entry is None and data is not None and data.alias and self._shares_script(data):
            return texts.get(data.alias)
        return entry

    def _shares_script(self, data: CardData) -> bool:
        return self.pool.script(data.code) is self.pool.script(data.alias)

    def _word(self, code: int, lang: str, part: str, number: int, english: tuple[str, ...]) -> str:
        entry = self._entry(code, lang)
        if entry is not None and number >= 0:
            given = entry.get(part, "")
            words = [given] if isinstance(given, str) else given
            if number < len(words) and words[number]:
                return str(words[number])
        return english[number] if 0 <= number < len(english) else ""


def load_library(folder: Path | None = None, imported: Iterable[ImportedCard] = ()) -> CardLibrary:
    """The library of ``folder`` (default: the resources' ``cards``); raises :class:`CardFileError`.

    ``imported`` are cards of the player's own databases, see :meth:`CardLibrary.import_cards`.
    """
    folder = folder or paths.resources_dir() / "cards"
    facts = load_facts(folder)
    pool = CardPool([card.data for card in facts], load_scripts())
    names = {card.data.code: card.names for card in facts}
    texts = {
        lang: load_texts(folder / "text" / f"{lang}.json")
        for lang in LANGUAGES
        if lang != "en" and (folder / "text" / f"{lang}.json").is_file()
    }
    library = CardLibrary(pool, names, texts)
    library.import_cards(imported)
    return library


def load_texts(path: Path) -> dict[int, dict[str, Any]]:
    """Card texts of one language by passcode; raises :class:`CardFileError` naming the card."""
    found: dict[int, dict[str, Any]] = {}
    for code, entry in read_json(path, dict).items():
        if not code.isdecimal() or not isinstance(entry, dict):
            raise CardFileError(f"{path}: the entry '{code}' is not a card text; correct or remove it.")
        for part, kind in (("name", str), ("note", str), ("effects", list), ("options", list)):
            if part in entry and not isinstance(entry[part], kind):
                raise CardFileError(f"{path}: '{part}' of {code} must be a JSON {kind.__name__}; correct it.")
        found[int(code)] = entry
    return found
