"""Folding of words, so that what is typed and what is printed meet.

Case, accents, half and full width, hiragana and katakana, and punctuation make no difference. For the
full text index, runs of Chinese, Japanese or Korean letters (which have no spaces between words) are cut
into overlapping pairs: 黒魔術 becomes "黒魔 魔術 術".
"""

from __future__ import annotations

import re
import unicodedata

BREAK = "\ue000"
"""A word that no query can have; it stands between texts so that no phrase runs from one to the next."""

# Letters that are a letter with a stroke to the eye but not to Unicode.
_STROKED = {"ø": "o", "ł": "l", "đ": "d", "ð": "d", "ħ": "h", "ı": "i", "æ": "ae", "œ": "oe", "þ": "th"}

_HIRAGANA = range(0x3041, 0x3097)
_TO_KATAKANA = 0x60

# Letters of scripts that are written without spaces: kana, Han (all planes) and Hangul.
_RUN = (
    "\u3005-\u3007\u30a1-\u30fa\u30fc-\u30fe\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\uf900-\ufaff"
    "\U00020000-\U000323af"
)
_RUNS = re.compile(f"[{_RUN}]+")
_IN_RUN = re.compile(f"[{_RUN}]")


class _Table(dict[int, str]):
    """Folded form of each letter, worked out when first met."""

    def __missing__(self, point: int) -> str:
        folded = self[point] = _fold_letter(chr(point))
        return folded


def _fold_letter(letter: str) -> str:
    if ord(letter) in _HIRAGANA:
        return chr(ord(letter) + _TO_KATAKANA)
    if _IN_RUN.match(letter):
        return letter
    if letter.casefold() in _STROKED:
        return _STROKED[letter.casefold()]
    out = []
    for part in unicodedata.normalize("NFKD", letter.casefold()):
        kind = unicodedata.category(part)[0]
        if kind in "LN":
            out.append(part)
        elif kind != "M":
            out.append(" ")
    return "".join(out)


_TABLE = _Table()


def fold(text: str) -> str:
    """``text`` with all that makes no difference taken out; words are parted by single spaces.

    An apostrophe vanishes ("Gaia's" is "gaias"), other signs part words. Letters stay in order.
    """
    if not text.isascii():
        text = unicodedata.normalize("NFKC", text)
    text = text.replace("'", "").replace("’", "")
    return " ".join(text.translate(_TABLE).split())


def compact(text: str) -> str:
    """``text`` folded and without spaces."""
    return fold(text).replace(" ", "")


def is_run(word: str) -> bool:
    """Whether ``word`` (folded) has a letter of a script without spaces."""
    return _IN_RUN.search(word) is not None


def index_words(folded: str) -> str:
    """The words of ``folded`` as they go into the full text index."""
    return _RUNS.sub(_pairs, folded)


def _pairs(match: re.Match[str]) -> str:
    run = match[0]
    pairs = [run[n : n + 2] for n in range(len(run) - 1)]
    return f" {' '.join(pairs)} {run[-1]} "


def match_words(folded: str) -> list[str]:
    """The words of ``folded`` as a phrase to look up; the last is only the beginning of a word."""
    words = []
    for part in _RUNS.sub(_parted, folded).split():
        if len(part) > 1 and _IN_RUN.match(part):
            words += [part[n : n + 2] for n in range(len(part) - 1)]
        else:
            words.append(part)
    return words


def _parted(match: re.Match[str]) -> str:
    return f" {match[0]} "
