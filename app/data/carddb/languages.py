"""In which language a card database is written."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Final

from app.data.carddb.cdb import RawCard
from app.data.carddb.fold import compact

_FOLDERS: Final = {
    compact(word): language
    for language, words in {
        "en": ("English", "EN"),
        "ja": ("Japanese", "日本語", "JA", "JP"),
        "zh_CN": ("Chinese", "Simplified Chinese", "Chinese Simplified", "简体中文", "中文", "zh-CN", "SC"),
        "zh_TW": ("Traditional Chinese", "Chinese Traditional", "繁體中文", "zh-TW", "TC"),
        "ko": ("Korean", "한국어", "KO"),
        "fr": ("French", "Français", "FR"),
        "de": ("German", "Deutsch", "DE"),
        "it": ("Italian", "Italiano", "IT"),
        "es": ("Spanish", "Español", "ES"),
        "pt": ("Portuguese", "Português", "PT", "PT-BR"),
    }.items()
    for word in words
}
_KANA: Final = re.compile("[\u3041-\u3096\u30a1-\u30fa]")
_HAN: Final = re.compile("[\u4e00-\u9fff]")
_HANGUL: Final = re.compile("[\uac00-\ud7af]")
_LATIN: Final = re.compile("[A-Za-z]")
# Letters that nearly every card text has, in their traditional and simplified shapes.
_TRADITIONAL: Final = re.compile("[張這時對場獸發動]")
_SIMPLIFIED: Final = re.compile("[张这时对场兽发动]")


def language_of(path: Path, cards: Iterable[RawCard]) -> tuple[str, bool]:
    """The language of a database, and whether it only translates others (it lies in a language folder).

    "en", "ja", "zh_CN" and some more codes; a folder of any other name is its own language.
    """
    parents = path.parts[:-1]
    if len(parents) >= 2 and parents[-2].casefold() == "languages":
        return folder_language(parents[-1]), True
    return text_language("\n".join(card.name + card.text for card in islice(cards, 400))), False


def folder_language(name: str) -> str:
    """The code for the name of a language folder."""
    return _FOLDERS.get(compact(name), name.casefold())


def text_language(text: str) -> str:
    """The language of ``text`` by its letters: "ja", "ko", "zh_CN", "zh_TW", else "en"."""
    kana, han, hangul = (len(letters.findall(text)) for letters in (_KANA, _HAN, _HANGUL))
    latin = len(_LATIN.findall(text)) // 3  # a word of three letters is about one sign
    if max(kana + han, hangul) <= latin:
        return "en"
    if hangul > kana + han:
        return "ko"
    if kana * 5 > han:
        return "ja"
    return "zh_TW" if len(_TRADITIONAL.findall(text)) > len(_SIMPLIFIED.findall(text)) else "zh_CN"
