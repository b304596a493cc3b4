"""Decks as text to copy and paste: ydke links, Omega codes, and any text that may be a deck.

Formats in formats.md. A ydke link is ``ydke://MAIN!EXTRA!SIDE!`` with three base64 strings of
little-endian 32-bit passcodes; an Omega code is base64 of a raw deflate stream with two count bytes.
"""

from __future__ import annotations

import base64
import binascii
import re
import struct
import zlib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final, Literal
from urllib.parse import unquote

from app.data import atomic
from app.data.deck_lists import read_list
from app.data.decks import MAX_CARDS, MAX_FILE_BYTES, Deck, check_size, parse_ydk
from app.data.errors import DeckError, FileError, Phrase
from app.data.library import CardLibrary

YDKE: Final = "ydke://"
MAX_OMEGA_MAIN: Final = 75
MAX_OMEGA_SIDE: Final = 15
_CODE_BYTES: Final = 4
_BASE64: Final = re.compile(r"[A-Za-z0-9+/]*={0,2}\Z")
_LINK: Final = re.compile(YDKE, re.IGNORECASE | re.ASCII)
_YDK_LINE: Final = re.compile(r"(?:[#!].*|[0-9]{1,20})?\Z", re.DOTALL)
_NOT_TEXT: Final = re.compile(r"[\x00-\x08\x0e-\x1f]")

Form = Literal["ydk", "ydke", "omega", "list"]


def to_ydke(deck: Deck) -> str:
    """The deck as a ydke link; every passcode and its place are kept."""
    parts = (deck.main, deck.extra, deck.side)
    return YDKE + "".join(f"{_packed(codes)}!" for codes in parts)


def _packed(codes: Sequence[int]) -> str:
    return base64.b64encode(struct.pack(f"<{len(codes)}I", *codes)).decode("ascii")


def from_ydke(text: str, name: str) -> Deck:
    """The deck called ``name`` in a ydke link, which may stand inside other text.

    Raises :class:`DeckError` with one sentence if there is no link or it is damaged.
    """
    start = _LINK.search(text)
    if start is None:
        raise DeckError("The text holds no ydke link; a link begins with {start}.", start=YDKE)
    _check_length(text)
    link = text[start.end() :]
    if "%" in link:  # an address bar escapes the signs of base64
        link = unquote(link)
    parts = link.split("!", 3)
    if len(parts) < 4:
        raise DeckError(
            "The ydke link has only {count} of its three parts, each ended by '!'; copy it whole.",
            count=len(parts) - 1,
        )
    main, extra, side = (
        _unpacked("".join(part.split()), word)
        for part, word in zip(parts, ("Main", "Extra", "Side"), strict=False)
    )
    check_size(len(main) + len(extra) + len(side), Phrase("The ydke link"))
    return Deck(name, main, extra, side)


def _unpacked(part: str, word: str) -> tuple[int, ...]:
    data = _from_base64(part)
    if data is None:
        raise DeckError("The {word} Deck of the ydke link is not base64; copy the link again.", word=word)
    if len(data) % _CODE_BYTES:
        raise DeckError(
            "The {word} Deck of the ydke link ends in the middle of a passcode; copy the link again.",
            word=word,
        )
    codes = struct.unpack(f"<{len(data) // _CODE_BYTES}I", data)
    if 0 in codes:
        raise DeckError(
            "Card {number} of the {word} Deck of the ydke link has no passcode.",
            number=codes.index(0) + 1,
            word=word,
        )
    return codes


def _from_base64(text: str) -> bytes | None:
    """The bytes of ``text``, or None. Missing padding is forgiven, foreign signs are not."""
    if not _BASE64.match(text):
        return None
    bare = text.rstrip("=")
    try:
        return base64.b64decode(bare + "=" * (-len(bare) % 4), validate=True)
    except binascii.Error:
        return None


def from_omega(text: str, name: str) -> Deck:
    """The deck called ``name`` of an Omega code; raises :class:`DeckError` with one sentence.

    The code keeps Main and Extra Deck in one list, so all of it comes as Main Deck;
    ``Deck.sorted_by_type`` parts them.
    """
    _check_length(text)
    packed = _from_base64("".join(text.split()))
    if not packed:
        raise DeckError("The text is not an Omega code, which is base64; copy the code again.")
    # A code never unpacks to more than this; a longer stream is not read on.
    limit = 2 + _CODE_BYTES * (MAX_OMEGA_MAIN + MAX_OMEGA_SIDE)
    try:
        data = zlib.decompressobj(-zlib.MAX_WBITS).decompress(packed, limit)
    except zlib.error:
        raise DeckError("The Omega code is damaged; copy it again.") from None
    if len(data) < 2:
        raise DeckError("The Omega code holds no deck; copy it again.")
    main, side = data[0], data[1]
    there = (len(data) - 2) // _CODE_BYTES
    # Each count by itself first, then the sum.
    if main > MAX_OMEGA_MAIN or side > MAX_OMEGA_SIDE or main > there or side > there or main + side > there:
        raise DeckError(
            "The Omega code speaks of {main} and {side} cards but holds {there}; copy the whole code.",
            main=main,
            side=side,
            there=there,
        )
    codes = struct.unpack_from(f"<{main + side}I", data, 2)
    if 0 in codes:
        raise DeckError("Card {number} of the Omega code has no passcode.", number=codes.index(0) + 1)
    return Deck(name, codes[:main], (), codes[main:])


def recognise(text: str) -> Form:
    """Which form of deck ``text`` most likely is."""
    if _LINK.search(text):
        return "ydke"
    if all(_YDK_LINE.match(line.strip()) for line in text.splitlines()):
        return "ydk"
    words = text.split()
    if len(words) == 1 and len(words[0]) >= 8 and _from_base64(words[0]):
        try:
            from_omega(text, "")
        except DeckError:
            return "list"
        return "omega"
    # A heading of a .ydk file with a malformed line after it: its reader says which line it is.
    first = text.lstrip("\ufeff \t\r\n").lower()
    return "ydk" if first.startswith(("#main", "#created by")) else "list"


def read_any(text: str | bytes, name: str, library: CardLibrary) -> Deck:
    """The deck called ``name`` in a text of any form Ketto knows, sorted into its parts and checked.

    ``text`` may be the bytes of a file. Raises :class:`DeckError` with one sentence. Lines of a card
    list that name no card are told first in ``problems``.
    """
    if isinstance(text, bytes):
        text = _decoded(text)
    _check_length(text)
    form = recognise(text)
    told: tuple[str, ...] = ()
    if form == "ydke":
        deck = from_ydke(text, name)
    elif form == "omega":
        deck = from_omega(text, name)
    elif form == "ydk":
        deck = parse_ydk(text, name, Phrase("The text"))
    else:
        report = read_list(text, library, name)
        deck = report.deck
        told = tuple(line.sentence for line in report.lines if not line.code)
    if not (deck.main or deck.extra or deck.side):
        raise DeckError("The text holds no deck; copy a .ydk text, a ydke link, a deck code or a card list.")
    deck = deck.sorted_by_type(library.pool).checked(library.pool)
    return replace(deck, problems=told + deck.problems)


def read_file(path: Path, library: CardLibrary) -> Deck:
    """Like :func:`read_any` for a file; the deck has the file's name."""
    try:
        content = atomic.read_bytes(path, MAX_FILE_BYTES, Phrase("deck"))
        return replace(read_any(content, path.stem, library), path=path)
    except FileError as error:
        raise DeckError(error.phrase) from None
    except DeckError as error:
        raise DeckError("{path}: {error}", path=path, error=error.phrase) from None


def _decoded(content: bytes) -> str:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace")
    return content.decode("utf-8-sig", errors="replace")


def _check_length(text: str) -> None:
    if len(text) > MAX_FILE_BYTES:
        raise DeckError(
            "The text is longer than {size} KiB, so it is not a deck of at most {most} cards.",
            size=MAX_FILE_BYTES // 1024,
            most=MAX_CARDS,
        )
    if _NOT_TEXT.search(text):
        raise DeckError("This is not a text, so it is not a deck; choose a .ydk file or copy a link or list.")
