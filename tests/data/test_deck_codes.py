"""ydke links, Omega codes, card lists: what is written is read again, and nothing else gets through."""

import base64
import struct
import tracemalloc
import zlib
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from app.data import deck_codes
from app.data.deck_codes import from_omega, from_ydke, read_any, read_file, recognise, to_ydke
from app.data.deck_lists import MAX_UNREADABLE, list_text, read_list
from app.data.decks import MAX_CARDS, Deck, deck_text, parse_ydk
from app.data.errors import DeckError
from app.data.facts import ImportedCard
from app.data.library import load_library
from app.data.name_index import folded, name_index
from app.engine import constants as c
from app.engine.carddata import CardData
from tests.data.played import library, plain_deck

any_code = st.integers(1, 0xFFFFFFFF)
any_codes = st.lists(any_code, max_size=70).map(tuple)


def known(*, in_extra: bool) -> list[int]:
    return [card.code for card in library().pool if card.is_extra_deck == in_extra]


def unknown(code: int) -> bool:
    return code not in library().pool


main_code = st.sampled_from(known(in_extra=False)) | any_code.filter(unknown)
extra_code = st.sampled_from(known(in_extra=True)) | any_code.filter(unknown)
sorted_decks = st.builds(
    Deck,
    st.just("x"),
    st.lists(main_code, max_size=65).map(tuple),
    st.lists(extra_code, max_size=20).map(tuple),
    st.lists(main_code | extra_code, max_size=20).map(tuple),
)
"""Decks of known and unknown cards, each where its type belongs, as every loaded deck is."""


# -- Round trips --------------------------------------------------------------------------------------


@given(any_codes, any_codes, any_codes)
def test_any_deck_survives_ydke(main: tuple[int, ...], extra: tuple[int, ...], side: tuple[int, ...]) -> None:
    deck = Deck("x", main, extra, side)
    assert from_ydke(to_ydke(deck), "x") == deck
    assert recognise(to_ydke(deck)) == "ydke"


@settings(max_examples=60)
@given(sorted_decks, st.sampled_from(["en", "ja", "zh_CN"]))
def test_any_deck_survives_a_list(deck: Deck, lang: str) -> None:
    report = read_list(list_text(deck, library(), lang), library(), "x")
    assert report.deck == deck
    assert report.sure


@settings(max_examples=40)
@given(sorted_decks)
def test_any_deck_survives_all_forms_in_a_row(deck: Deck) -> None:
    through_ydk = parse_ydk(deck_text(deck), "x")
    through_ydke = from_ydke(to_ydke(through_ydk), "x")
    assert read_list(list_text(through_ydke, library()), library(), "x").deck == deck


@settings(max_examples=30)
@given(sorted_decks, st.sampled_from(["ydk", "ydke", "list"]))
def test_any_form_is_recognised(deck: Deck, form: str) -> None:
    if not (deck.main or deck.extra or deck.side):
        return
    tokens = {code for code in deck.main if (data := library().data(code)) and data.type & 0x4000}
    text = {"ydk": deck_text(deck), "ydke": to_ydke(deck), "list": list_text(deck, library())}[form]
    read = read_any(text, "x", library())
    assert [code for code in read.main if code not in tokens] == [
        code for code in deck.main if code not in tokens
    ]
    assert (read.extra, read.side) == (deck.extra, deck.side)


def omega(main: list[int], side: list[int], counts: tuple[int, int] | None = None) -> str:
    codes = [*main, *side]
    first, second = counts or (len(main), len(side))
    data = bytes([first, second]) + struct.pack(f"<{len(codes)}I", *codes)
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return base64.b64encode(packer.compress(data) + packer.flush()).decode()


def test_an_omega_code_is_read() -> None:
    stardust = library().pool.named("Stardust Dragon").code
    main = [*plain_deck(), stardust]
    text = omega(main, [stardust])
    assert from_omega(text, "x") == Deck("x", tuple(main), (), (stardust,))
    deck = read_any(f"  {text}\n", "x", library())
    assert (deck.main, deck.extra, deck.side, deck.problems) == (plain_deck(), (stardust,), (stardust,), ())
    assert recognise(text) == "omega"


# -- Links --------------------------------------------------------------------------------------------


def test_the_published_check_value() -> None:
    deck = Deck("x", (89631139, 89631139), (), (14558127,))
    assert to_ydke(deck) == "ydke://o6lXBaOpVwU=!!ryPeAA==!"


@pytest.mark.parametrize(
    "text",
    [
        "ydke://o6lXBaOpVwU=!!ryPeAA==!",
        "Here is my deck: YDKE://o6lXBaOpVwU=!!ryPeAA==! Have fun!",
        "ydke://o6lXBaOpVwU!!ryPeAA!",
        "ydke://o6lXBaOpVwU%3D!!ryPeAA%3D%3D!",
        "ydke://o6lXB\r\n aOpVwU=!!ryPeAA==!\n",
        "İ ydke://o6lXBaOpVwU=!!ryPeAA==!",
    ],
)
def test_a_link_is_found_however_it_was_copied(text: str) -> None:
    deck = from_ydke(text, "x")
    assert (deck.main, deck.extra, deck.side) == ((89631139, 89631139), (), (14558127,))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no ydke link"),
        ("ydke://", "only 0 of its three parts"),
        ("ydke://o6lXBaOpVwU=!!ryPeAA==", "only 2 of its three parts"),
        ("ydke://o6lXBaOpVw-_!!!", "The Main Deck of the ydke link is not base64"),
        ("ydke://!o6lX!!", "The Extra Deck of the ydke link ends in the middle of a passcode"),
        ("ydke://!!AAAAAA==!", "Card 1 of the Side Deck of the ydke link has no passcode"),
        ("ydke://!!A!", "The Side Deck of the ydke link is not base64"),
        ("ydke://" + "o6lXBaOpVwU=" * 2, "only 0"),
        (f"ydke://{base64.b64encode(b'abcd' * (MAX_CARDS + 1)).decode()}!!!", "holds 1001 cards"),
        ("ydke://\x00!!!", "not a text"),
        ("ydke://" + "A" * (1 << 20), "longer than 1024 KiB"),
    ],
)
def test_a_damaged_link_is_one_sentence(text: str, words: str) -> None:
    with pytest.raises(DeckError) as error:
        from_ydke(text, "x")
    assert words in str(error.value)
    assert len(str(error.value).splitlines()) == 1
    assert str(error.value).endswith(".")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "not an Omega code"),
        ("Kuriboh", "Omega code"),
        ("////////", "damaged"),
        ("!!!!", "not an Omega code"),
        (omega([1, 2], [], (3, 0)), "speaks of 3 and 0 cards but holds 2"),
        (omega([1, 2], [], (2, 1)), "speaks of 2 and 1 cards but holds 2"),
        (omega([1], [], (255, 255)), "speaks of 255 and 255 cards but holds 1"),
        (omega([1] * 76, []), "speaks of 76 and 0 cards"),
        (omega([1], [1] * 16), "speaks of 1 and 16 cards"),
        (omega([0], []), "Card 1 of the Omega code has no passcode"),
        (base64.b64encode(zlib.compress(b"")[2:-4]).decode(), "holds no deck"),
    ],
)
def test_a_damaged_omega_code_is_one_sentence(text: str, words: str) -> None:
    with pytest.raises(DeckError) as error:
        from_omega(text, "x")
    assert words in str(error.value)
    assert len(str(error.value).splitlines()) == 1


def test_a_bomb_is_not_unpacked() -> None:
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    bomb = packer.compress(b"\x01" * 20_000_000) + packer.flush()
    text = base64.b64encode(bomb).decode()
    tracemalloc.start()
    try:
        deck = from_omega(text, "x")
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert deck == Deck("x", (0x01010101,), (), (0x01010101,))
    assert peak < 5_000_000, "bytes"


# -- Lists --------------------------------------------------------------------------------------------


def read(text: str) -> list[tuple[int, str, float]]:
    """Count, name and certainty of each line."""
    lines = read_list(text, library(), "x").lines
    return [(line.count, line.name, line.certainty) for line in lines]


def test_a_list_as_it_is_written() -> None:
    pool = library().pool
    magician, other_art = 46986414, 36996508
    deck = Deck(
        "x",
        (magician, magician, other_art, pool.named("7 Colored Fish").code, magician, 99999998),
        (pool.named("Number 39: Utopia").code,),
    )
    assert list_text(deck, library()) == (
        "Main Deck (6)\n2 Dark Magician\n1 Dark Magician [36996508]\n1 7 Colored Fish\n1 Dark Magician\n"
        "1 [99999998]\n\nExtra Deck (1)\n1 Number 39: Utopia\n\nSide Deck (0)\n"
    )
    assert list_text(deck, library(), "zh_CN").startswith("主卡组 (6)\n2 黑魔导\n")


@pytest.mark.parametrize(
    "line",
    [
        "3 Dark Magician",
        "3x Dark Magician",
        "3 x Dark Magician",
        "3X  dark magician",
        "Dark Magician x3",
        "Dark Magician ×3",
        "Dark Magician (3)",
        "- 3 DARK-MAGICIAN",
        "3 ブラック・マジシャン",
        "3x黑魔导",
        "3 [46986414]",
        "3 46986414",
        "3 #46986414",
        "3 something else [46986414]",
    ],
)
def test_ways_to_write_three_copies(line: str) -> None:
    assert read(line) == [(3, "Dark Magician", 1)]


def test_names_that_look_like_counts() -> None:
    assert read("7 Colored Fish") == [(1, "7 Colored Fish", 1)]
    assert read("2 7 Colored Fish") == [(2, "7 Colored Fish", 1)]
    assert read("Number 39: Utopia") == [(1, "Number 39: Utopia", 1)]


def test_typing_errors_are_forgiven_and_told() -> None:
    report = read_list("2 Drak Magican\n1 Blue Eyes White Dragn", library(), "x")
    assert [line.name for line in report.lines] == ["Dark Magician", "Blue-Eyes White Dragon"]
    assert all(0.78 <= line.certainty < 1 for line in report.lines)
    assert report.lines[0].sentence == "Line 1: 'Drak Magican' was taken for 'Dark Magician'."
    assert not report.sure
    assert report.deck.main == (46986414, 46986414, 89631139)


def test_a_name_nobody_knows_is_told_with_its_line() -> None:
    report = read_list("Main Deck\n\n1 Zzyzxqq\n0 Dark Magician\nMagician Dark", library(), "x")
    unread, none, vague = report.lines
    assert (unread.number, unread.code) == (3, 0)
    assert unread.sentence == "Line 3: no card is called 'Zzyzxqq'; correct or remove it."
    assert none.sentence == "Line 4: '0 Dark Magician' asks for no copy of the card; it was left out."
    assert vague.code == 0 or vague.certainty < 1
    assert report.deck == Deck("x", ())


@pytest.mark.parametrize(
    "text",
    [
        "Monsters (1)\n1 Dark Magician\nSpells: 1\nRaigeki\nExtra Deck\nStardust Dragon\nSide: 1\n1 Kuriboh",
        "主卡组\n黑魔导\n雷击\n额外卡组\n星尘龙\n副卡组\n库里波",
        "メインデッキ\nブラック・マジシャン\nサンダー・ボルト\nスターダスト・ドラゴン\n#サイドデッキ\nクリボー",
        "Dark Magician\nStardust Dragon\nRaigeki\nSideboard:\nKuriboh",
    ],
)
def test_headings(text: str) -> None:
    deck = read_list(text, library(), "x").deck
    pool = library().pool
    assert deck == Deck(
        "x",
        (46986414, pool.named("Raigeki").code),
        (pool.named("Stardust Dragon").code,),
        (pool.named("Kuriboh").code,),
    )


def test_what_is_no_list_is_refused() -> None:
    with pytest.raises(DeckError, match="name no card"):
        read_list("no such card\n" * (MAX_UNREADABLE + 1), library(), "x")
    with pytest.raises(DeckError, match="holds 1998 cards"):
        read_list("999 Kuriboh\n" * 2, library(), "x")
    with pytest.raises(DeckError, match="longer than"):
        read_list("x" * (2 << 20), library(), "x")


def test_folding() -> None:
    assert folded("Ｂｌｕｅ-Eyes　White!") == folded("blue eyes WHITE")
    assert folded("ブラック・マジシャン") == folded("ぶらっく まじしゃん")
    assert folded("Éa") == "ea"


def test_the_index_follows_an_import() -> None:
    known = load_library()
    index = name_index(known)
    assert name_index(known) is index
    card = CardData(99999998, "Zzyzxqq", c.TYPE_MONSTER | c.TYPE_NORMAL)
    known.import_cards([ImportedCard(card, {"en": "Zzyzxqq"})])
    assert read_list("2 zzyzxqq", known, "x").deck.main == (99999998, 99999998)


# -- Anything -----------------------------------------------------------------------------------------

GARBAGE = st.binary(max_size=300) | st.text(max_size=120).map(lambda text: text.encode("utf-8", "replace"))
PIECES = st.lists(
    st.sampled_from(
        # Whatever means something to one of the readers, and what has tripped others.
        [
            *("ydke://", "!", "o6lXBaOpVwU=", "#main\n", "!side\n", "46986414", "\n", "3 Dark Magician"),
            *("[", "]", "\x00", "İ", "Main Deck", "%3D", "9" * 30, " " * 50, "x3", "(", ")", "\r", "\ufeff"),
        ]
    ),
    max_size=12,
).map(lambda pieces: "".join(pieces).encode())


@settings(max_examples=300)
@given(GARBAGE | PIECES)
@example(b"")
@example(b"\xff\xfe\x00")
def test_any_bytes_are_a_deck_or_one_sentence(content: bytes) -> None:
    found: Deck | DeckError
    try:
        found = read_any(content, "x", library())
    except DeckError as error:
        found = error
    if isinstance(found, Deck):
        codes = (*found.main, *found.extra, *found.side)
        assert codes
        assert all(0 < code <= 0xFFFFFFFF for code in codes)
        assert all(len(problem.splitlines()) == 1 for problem in found.problems)
    else:
        assert len(str(found).splitlines()) == 1
        assert str(found).endswith(".")


@pytest.mark.timeout(20)
@pytest.mark.parametrize(
    "content",
    [
        b" " * (1 << 20),
        b"x " * (1 << 19),
        b"9" * (1 << 20),
        b"3" + b" " * 1_000_000 + b"x",
        b"Dark Magician [" * 60_000,
        b"[" * 500_000 + b"]" * 500_000,
        b"A" * (1 << 20),
        b"ydke://" + b"%41" * 300_000,
        b"\n" * (1 << 20),
        b"zzzz\n" * 200_000,
        b"46986414\n" * 100_000,
        b"(x3" * 300_000,
    ],
    ids=lambda content: repr(content[:8]),
)
def test_large_nonsense_does_not_hang(content: bytes) -> None:
    with pytest.raises(DeckError):
        read_any(content, "x", library())


def test_a_file_of_any_form(tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("40 Dark Magician\nZzyzxqq\n", encoding="utf-16")
    deck = read_file(path, library())
    assert (deck.name, deck.path, len(deck.main)) == ("mine", path, 40)
    assert deck.problems[0] == "Line 2: no card is called 'Zzyzxqq'; correct or remove it."
    path.write_bytes(b"")
    with pytest.raises(DeckError, match=r"mine\.txt: The text holds no deck"):
        read_file(path, library())
    with pytest.raises(DeckError, match="no deck file"):
        read_file(path.with_name("none"), library())
    assert deck_codes.MAX_OMEGA_MAIN == 75
