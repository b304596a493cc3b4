"""One entry of the rulebook as a page of text with links."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape

from app.data.rulebook import Entry
from app.gui import theme
from app.gui.board.sizes import scaled
from app.gui.i18n import tr
from app.gui.rulebook.words import TEXT_WORDS, legend

CARD_LINK = "card"
RULE_LINK = "rule"
"""Schemes of the links on a page: ``card:PASSCODE`` and ``rule:ID``."""


def page_html(
    entry: Entry,
    english: Entry,
    is_id: Callable[[str], bool],
    name_of: Callable[[int], str],
    inline: Mapping[str, int],
) -> str:
    """The page of ``entry``; ``english`` is the same entry in English.

    ``is_id`` tells whether a text is the id of an entry, ``name_of`` gives a card's name by passcode,
    ``inline`` are the names of cards as the sentences may have them, with their passcodes.
    """
    active = theme.palette()
    linked = _Linker(inline, is_id, entry.id)
    second, faint = active.text_second, active.text_faint
    parts = [
        f'<p style="margin:0 0 {scaled(6)}px 0;color:{active.legal};font-size:{scaled(13)}px">'
        f"<b>{escape(entry.id)}</b></p>",
        f'<p style="margin:0 0 {scaled(14)}px 0;font-size:{scaled(17)}px;font-weight:600;line-height:128%">'
        f"{linked(entry.rule)}</p>",
    ]
    gap = f"{scaled(6)}px {scaled(14)}px {scaled(6)}px 0"
    body = '<p style="margin:0;line-height:135%">'
    rows = "".join(
        f'<tr><td style="padding:{gap};color:{second};font-size:{scaled(12)}px;white-space:nowrap">'
        f"<b>{escape(tr(TEXT_WORDS[key]))}</b></td>"
        f'<td style="padding:{scaled(5)}px 0">{body}{linked(text)}</p></td></tr>'
        for key in TEXT_WORDS
        if (text := str(getattr(entry, key)))
    )
    parts.append(f'<table cellspacing="0" cellpadding="0" style="margin-top:{scaled(10)}px">{rows}</table>')
    if entry.since2020:
        parts.append(_heading(tr("SINCE 2020"), active.acting))
        parts.append(f"{body}{linked(entry.since2020)}</p>")
    if entry.note:
        parts.append(_heading(tr("NOTE"), second))
        parts.append(f'<p style="margin:0;color:{second};line-height:135%">{linked(entry.note)}</p>')
    codes = dict.fromkeys(card.code for card in entry.cards)
    if codes:
        links = " · ".join(_link(CARD_LINK, str(code), name_of(code)) for code in codes)
        parts.append(_heading(tr("CARDS"), second))
        parts.append(f'<p style="margin:0;line-height:150%">{links}</p>')
    explained = legend(english)
    if explained:
        lines = "<br>".join(map(escape, explained))
        parts.append(
            f'<p style="margin:{scaled(16)}px 0 0 0;color:{faint};font-size:{scaled(12)}px;line-height:130%">'
            f"{lines}</p>"
        )
    return "".join(parts)


def _heading(text: str, color: str) -> str:
    return (
        f'<p style="margin:{scaled(14)}px 0 {scaled(4)}px 0;color:{color};font-size:{scaled(11)}px">'
        f"<b>{escape(text)}</b></p>"
    )


def _link(scheme: str, target: str, text: str) -> str:
    role = theme.palette().card_name if scheme == CARD_LINK else theme.palette().legal
    return f'<a href="{scheme}:{target}" style="color:{role};text-decoration:none">{escape(text)}</a>'


class _Linker:
    """Turns a sentence into HTML with its card names and ids as links."""

    def __init__(self, names: Mapping[str, int], is_id: Callable[[str], bool], own: str) -> None:
        self._names = names
        self._is_id = is_id
        self._own = own
        longest = sorted(filter(None, names), key=len, reverse=True)
        # A name that begins or ends with a letter of the alphabet is a word of its own.
        words = [f"{_edge(name[0])}{re.escape(name)}{_edge(name[-1])}" for name in longest]
        self._pattern = re.compile("|".join([*words, r"\b[A-Z]{2,8}-\d{3}\b"]))

    def __call__(self, text: str) -> str:
        """The HTML of ``text``."""
        made, at = [], 0
        for match in self._pattern.finditer(text):
            made.append(escape(text[at : match.start()]))
            made.append(self._linked(match[0]))
            at = match.end()
        return "".join([*made, escape(text[at:])])

    def _linked(self, found: str) -> str:
        if found in self._names:
            return _link(CARD_LINK, str(self._names[found]), found)
        if found != self._own and self._is_id(found):
            return _link(RULE_LINK, found, found)
        return escape(found)


def _edge(letter: str) -> str:
    return r"\b" if letter.isascii() and letter.isalnum() else ""
