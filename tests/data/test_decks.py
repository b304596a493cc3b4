"""Reading, writing and checking .ydk decks."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data.decks import Deck, check_deck, deck_text, list_decks, load_ydk, parse_ydk, save_ydk
from app.data.errors import DeckError, FileError
from app.engine import constants as c
from app.engine.carddata import CardData, CardPool

NORMAL = c.TYPE_MONSTER | c.TYPE_NORMAL
FUSION = c.TYPE_MONSTER | c.TYPE_FUSION | c.TYPE_EFFECT

MONSTERS = tuple(range(1, 31))
ART, TREATED, EXTRA, UNSCRIPTED, TOKEN = 101, 102, 200, 300, 400


class AllScripted(CardPool):
    """A pool in which only UNSCRIPTED lacks a script."""

    def is_playable(self, code: int) -> bool:
        return code != UNSCRIPTED and code in self


@pytest.fixture(scope="module")
def pool() -> CardPool:
    cards = [CardData(code, f"Monster {code}", NORMAL) for code in MONSTERS]
    cards.append(CardData(ART, "Monster 1", NORMAL, alias=1))
    cards.append(CardData(TREATED, "Monster One Again", NORMAL, alias=1))
    cards += [CardData(EXTRA + n, f"Fusion {n}", FUSION) for n in range(20)]
    cards.append(CardData(UNSCRIPTED, "Riddle", c.TYPE_SPELL))
    cards.append(CardData(TOKEN, "Sheep Token", c.TYPE_MONSTER | c.TYPE_TOKEN))
    return AllScripted(cards, {})


def main_of(size: int) -> tuple[int, ...]:
    """``size`` cards, at most 3 of a name."""
    return tuple(MONSTERS[n // 3] for n in range(size))


codes = st.lists(st.integers(1, 0xFFFFFFFF), max_size=70).map(tuple)
line_ends = st.sampled_from(["\n", "\r\n", "\r"])


@given(main=codes, extra=codes, side=codes, creator=st.text(max_size=20))
def test_what_is_written_is_read_again(
    main: tuple[int, ...], extra: tuple[int, ...], side: tuple[int, ...], creator: str
) -> None:
    deck = Deck("x", main, extra, side)
    assert parse_ydk(deck_text(deck, creator), "x") == deck


@given(main=codes, side=codes, end=line_ends, bom=st.booleans(), zeros=st.integers(0, 6), data=st.data())
def test_every_dialect_is_read(
    main: tuple[int, ...], side: tuple[int, ...], end: str, bom: bool, zeros: int, data: st.DataObject
) -> None:
    """Byte order mark, any line end, leading zeros, blank lines, comments and spaces change nothing."""
    noise = st.lists(st.sampled_from(["", "  ", "# Card Name", "#created by 遊戯", "\t"]), max_size=2)
    lines = ["#main"]
    for code in main:
        lines += [*data.draw(noise), f" {'0' * zeros}{code}\t"]
    lines += ["#extra", "!Side", *(str(code) for code in side)]
    text = ("\ufeff" if bom else "") + end.join(lines)
    deck = parse_ydk(text, "x")
    assert (deck.main, deck.extra, deck.side) == (main, (), side)


def test_sections_may_be_missing() -> None:
    assert parse_ydk("5\n6\n", "x") == Deck("x", (5, 6))
    assert parse_ydk("#main\n5\n#extra\n6\n", "x") == Deck("x", (5,), (6,))
    assert parse_ydk("", "x") == Deck("x", ())


@pytest.mark.parametrize("line", ["abc", "12a", "-5", "0", "1.5", "12 13", "9" * 30, "１２３", "4294967296"])
def test_a_malformed_line_is_named(tmp_path: Path, line: str) -> None:
    path = tmp_path / "odd.ydk"
    path.write_text(f"#main\n5\n{line}\n", encoding="utf-8")
    with pytest.raises(DeckError) as error:
        load_ydk(path)
    assert str(error.value).startswith(f"{path}, line 3: '{line}' is not a passcode;")
    assert "\n" not in str(error.value)


@given(st.binary(max_size=200))
def test_any_bytes_are_a_deck_or_one_sentence(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("decks") / "any.ydk"
    path.write_bytes(content)
    try:
        found: Deck | DeckError = load_ydk(path)
    except DeckError as error:
        found = error
    if isinstance(found, Deck):
        assert all(0 < code <= 0xFFFFFFFF for code in (*found.main, *found.extra, *found.side))
    else:
        assert str(path) in str(found)
        assert len(str(found).splitlines()) == 1


def test_a_comment_in_an_old_encoding_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "old.ydk"
    path.write_bytes("#created by 玩家\n#main\n5\n".encode("gbk"))
    assert load_ydk(path).main == (5,)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"5\n" * (1 << 19) + b"5\n", "larger than 1024 KiB"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "not a text file"),
        ("5\n".encode("utf-16"), "not a text file"),
    ],
)
def test_what_is_no_deck_file_is_refused(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "big.ydk"
    path.write_bytes(content)
    with pytest.raises(DeckError, match=sentence):
        load_ydk(path)


def test_missing_file_and_folder(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="no deck file"):
        load_ydk(tmp_path / "none.ydk")
    with pytest.raises(DeckError, match="Cannot read the deck file"):
        load_ydk(tmp_path)
    assert list_decks(tmp_path / "none") == []


def test_save_load_and_list(tmp_path: Path, pool: CardPool) -> None:
    folder = tmp_path / "new"
    deck = Deck("mine", main_of(40), (EXTRA,), (30,))
    save_ydk(deck, folder / "mine.YDK", "a\nb")
    save_ydk(deck, folder / "also.ydk")
    (folder / "notes.txt").write_text("x", encoding="utf-8")
    assert [path.name for path in list_decks(folder)] == ["also.ydk", "mine.YDK"]
    loaded = load_ydk(folder / "mine.YDK", pool)
    assert (loaded.main, loaded.extra, loaded.side) == (deck.main, deck.extra, deck.side)
    assert loaded.problems == ()
    assert loaded.path == folder / "mine.YDK"
    assert sorted(path.suffix for path in folder.iterdir()) == [".YDK", ".txt", ".ydk"], "no temporary file"


def test_saving_over_a_folder_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(FileError, match="Cannot write into the folder"):
        save_ydk(Deck("x", (1,)), tmp_path / "file" / "x.ydk")
    with pytest.raises(FileError, match="Cannot write"):
        save_ydk(Deck("x", (1,)), tmp_path)


def test_cards_go_where_their_type_says(tmp_path: Path, pool: CardPool) -> None:
    path = tmp_path / "mixed.ydk"
    path.write_text(f"#main\n1\n{EXTRA}\n777\n{TOKEN}\n#extra\n2\n778\n", encoding="utf-8")
    deck = load_ydk(path, pool)
    assert deck.main == (1, 777, 2)
    assert deck.extra == (EXTRA, 778)


@pytest.mark.parametrize(
    ("main", "extra", "side", "problem"),
    [
        (39, 0, 0, "The Main Deck has 39 cards; it needs at least 40."),
        (61, 0, 0, "The Main Deck has 61 cards; it may have at most 60."),
        (40, 16, 0, "The Extra Deck has 16 cards; it may have at most 15."),
        (40, 0, 16, "The Side Deck has 16 cards; it may have at most 15."),
        (40, 15, 15, None),
        (60, 0, 0, None),
    ],
)
def test_sizes(pool: CardPool, main: int, extra: int, side: int, problem: str | None) -> None:
    extras = tuple(EXTRA + n for n in range(extra))
    sides = tuple(25 + n // 3 for n in range(side))
    found = check_deck(main_of(main), extras, sides, pool)
    assert found == ((problem,) if problem else ())


def test_three_copies_of_a_name_in_all_parts_together(pool: CardPool) -> None:
    rest = main_of(40)[3:]
    assert check_deck((1, ART, TREATED, *rest), (), (), pool) == ()
    too_many = "The deck has 4 copies of Monster 1; it may have at most 3."
    assert check_deck((1, ART, TREATED, *rest), (), (1,), pool) == (too_many,)
    assert check_deck((1, 1, ART, ART, *rest), (), (), pool) == (too_many,)


def test_cards_no_duel_can_use(pool: CardPool) -> None:
    found = check_deck((*main_of(38), UNSCRIPTED, UNSCRIPTED, 999, TOKEN, EXTRA), (30,), (), pool)
    assert found == (
        f"Riddle ({UNSCRIPTED}) has no script yet; replace it by another card.",
        "Ketto does not know the card with the passcode 999; remove it.",
        f"Sheep Token ({TOKEN}) is a Token and cannot be in a Deck; remove it.",
        f"Fusion 0 ({EXTRA}) is in the Main Deck but belongs in the Extra Deck; move it.",
        "Monster 30 (30) is in the Extra Deck but belongs in the Main Deck; move it.",
    )
