"""Cases about decks and the files of other programs (88 to 107, 124, 125)."""

import base64
import struct
import zlib
from pathlib import Path

import pytest

from app.cli import main
from app.controller.deck_editor import DeckEditor
from app.controller.match import IllegalSwap, Match
from app.data.banlists import NO_LIST, Banlist, load_lflist, parse_lflist, remembered_banlist
from app.data.deck_codes import from_omega, from_ydke, read_any, to_ydke
from app.data.deck_lists import list_text, read_list
from app.data.deck_store import DeckStore
from app.data.decks import MAX_CARDS, Deck, check_deck, load_ydk, passcode_lines, save_ydk
from app.data.errors import DeckError
from app.engine.rules import rules_named
from tests.data.played import library, plain_deck

POOL = library().pool
MAGICIAN, OTHER_MAGICIAN = 46986414, 36996508
POLYMERIZATION, OTHER_POLYMERIZATION = 24094653, 27847700
BLUE_EYES, CHANGE_OF_HEART = 89631139, 4031928
UTOPIA, STARDUST = 84013237, 44508094


def write(path: Path, *lines: object, end: str = "\n", start: bytes = b"") -> Path:
    path.write_bytes(start + end.join(map(str, lines)).encode())
    return path


@pytest.mark.parametrize("first", ["#main", str(BLUE_EYES)])
def test_case_88_a_byte_order_mark(tmp_path: Path, first: str) -> None:
    path = write(tmp_path / "x.ydk", first, *plain_deck(), start=b"\xef\xbb\xbf")
    deck = load_ydk(path, POOL)
    assert deck.main == ((BLUE_EYES,) if first != "#main" else ()) + plain_deck()
    save_ydk(deck, path)
    assert path.read_bytes().startswith(b"#created by")


def test_case_89_no_extra_header(tmp_path: Path) -> None:
    deck = load_ydk(write(tmp_path / "x.ydk", "#main", UTOPIA, *plain_deck(), STARDUST), POOL)
    assert (deck.main, deck.extra, deck.side) == (plain_deck(), (UTOPIA, STARDUST), ())
    assert deck.problems == ()


def test_case_91_unknown_numbers_are_kept_and_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = write(tmp_path / "x.ydk", "#main", *plain_deck()[:38], 99999998, 123, "!side", 123)
    deck = load_ydk(path, POOL)
    assert deck.main[38:] == (99999998, 123)
    assert deck.side == (123,)
    save_ydk(deck, path)
    assert load_ydk(path).main == deck.main
    assert main(["deck", "check", str(path)]) == 1
    out = capsys.readouterr().out
    lines = passcode_lines(path.read_text("utf-8"))
    assert f"line {lines[99999998][0]}: Ketto does not know the card with the passcode 99999998;" in out
    assert f"line {lines[123][0]}, {lines[123][1]}: Ketto does not know the card" in out
    assert library().name(123) == "#123", "shown, without a crash"


@pytest.mark.parametrize("size", [80, 500, MAX_CARDS, MAX_CARDS + 1, 100_000])
def test_case_92_very_large_decks(tmp_path: Path, size: int) -> None:
    path = write(tmp_path / "x.ydk", "#main", *[BLUE_EYES] * size)
    if size > MAX_CARDS:
        with pytest.raises(DeckError, match=f"holds {size} cards, more than the {MAX_CARDS}"):
            load_ydk(path, POOL)
        return
    deck = load_ydk(path, POOL)
    assert len(DeckEditor(deck, POOL).main) == size
    assert deck.problems[0] == f"The Main Deck has {size} cards; it may have at most 60."


def test_case_93_every_way_of_adding_knows_the_limit() -> None:
    editor = DeckEditor(Deck("x", ()), POOL, banlist=Banlist("L", limits={CHANGE_OF_HEART: 1}))
    for _ in range(3):
        assert editor.add(BLUE_EYES) is None
    for part, index in ((None, None), ("main", 0), ("side", None), ("side", 0)):
        assert editor.add(BLUE_EYES, part, index) is not None
    assert editor.add(CHANGE_OF_HEART, "side") is None
    assert editor.add(CHANGE_OF_HEART, "main") is not None
    assert editor.move("side", [0], "main") is None
    assert editor.add(CHANGE_OF_HEART, "side") is not None
    assert (editor.main.count(BLUE_EYES), editor.main.count(CHANGE_OF_HEART)) == (3, 1)


def test_case_94_the_limit_is_per_name() -> None:
    editor = DeckEditor(Deck("x", ()), POOL)
    codes = plain_deck()[::3][:4]
    assert [editor.add(code) for code in codes] == [None] * 4
    assert editor.main == codes


def test_case_95_sides_are_swapped_like_for_like() -> None:
    deck = Deck("x", plain_deck(), (UTOPIA,), (STARDUST, *plain_deck(20, 3)))
    match = Match(rules_named("mr5"), (deck, deck))
    match.score(0)
    crossed = Deck("x", (*deck.main[1:], UTOPIA), (), (STARDUST, *deck.side[1:], deck.main[0]))
    with pytest.raises(IllegalSwap):
        match.swap(0, crossed, POOL)
    wrong_sizes = Deck("x", deck.main[1:], (UTOPIA, STARDUST), (*deck.side[1:], deck.main[0]))
    with pytest.raises(IllegalSwap):
        match.swap(0, wrong_sizes, POOL)
    match.swap(0, Deck("x", deck.main, (STARDUST,), (UTOPIA, *deck.side[1:])), POOL)


def test_case_96_alternate_art_survives_and_counts_as_the_card(tmp_path: Path) -> None:
    deck = Deck("x", (OTHER_MAGICIAN, OTHER_POLYMERIZATION, MAGICIAN, POLYMERIZATION))
    path = tmp_path / "x.ydk"
    save_ydk(deck, path)
    loaded = load_ydk(path, POOL)
    assert loaded.main == deck.main
    assert from_ydke(to_ydke(loaded), "x").main == deck.main
    assert read_list(list_text(loaded, library()), library(), "x").deck.main == deck.main
    four = check_deck((*deck.main, MAGICIAN, OTHER_MAGICIAN), (), (), POOL)
    assert "The deck has 4 copies of Dark Magician; it may have at most 3." in four


def test_case_83_a_list_limits_both_arts() -> None:
    limited = Banlist("L", limits={POLYMERIZATION: 1})
    editor = DeckEditor(Deck("x", (OTHER_POLYMERIZATION,)), POOL, banlist=limited)
    assert editor.marks[OTHER_POLYMERIZATION].limit == 1
    assert editor.add(POLYMERIZATION) is not None


def test_case_98_a_ritual_monster_goes_to_the_main_deck(tmp_path: Path) -> None:
    ritual = POOL.named("Black Luster Soldier").code
    deck = load_ydk(write(tmp_path / "x.ydk", "#main", *plain_deck(), "#extra", ritual), POOL)
    assert (deck.main, deck.extra) == ((*plain_deck(), ritual), ())
    assert "belongs in the Main Deck" in "".join(check_deck(plain_deck(), (ritual,), (), POOL))


@pytest.mark.parametrize("change", ["clear", "sort", "shuffle"])
def test_case_99_every_change_is_unsaved(tmp_path: Path, change: str) -> None:
    deck = Deck("x", (STARDUST, *reversed(plain_deck())))
    editor = DeckEditor(deck, POOL)
    getattr(editor, change)()
    assert editor.dirty
    editor.mark_saved(tmp_path / "other.ydk")
    assert editor.path == tmp_path / "other.ydk"
    editor.add(UTOPIA)
    assert editor.dirty, "compared with the new file"
    editor.undo()
    assert DeckEditor(editor.deck, POOL).dirty is False


def test_case_101_what_is_known_is_imported_and_the_rest_listed() -> None:
    link = to_ydke(Deck("x", (*plain_deck(), 99999998), (STARDUST,)))
    deck = read_any(link, "x", library())
    assert (deck.main, deck.extra) == ((*plain_deck(), 99999998), (STARDUST,))
    assert deck.problems == ("Ketto does not know the card with the passcode 99999998; remove it.",)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_case_102_a_bare_list_marker(end: str) -> None:
    unnamed, named = parse_lflist(end.join(["!", "5 1", "!2024.1 OCG  ", "6 0"]), "x.conf")
    assert (unnamed.name, unnamed.limits) == ("Unnamed", {5: 1})
    assert unnamed.problems == ("x.conf, line 1: the list has no name after '!'; it is called 'Unnamed'.",)
    assert (named.name, named.limits) == ("2024.1 OCG", {6: 0})


def test_case_104_a_very_long_comment() -> None:
    comment = "x" * 260 + " 12345678 0 " + "y" * 328
    (only,) = parse_lflist(f"!X\n#{comment}\n5 1 --{comment}\n6 0")
    assert only.limits == {5: 1, 6: 0}
    assert only.problems == ()


def test_case_105_a_remembered_list_that_is_gone(tmp_path: Path) -> None:
    lists = parse_lflist("!A\n5 1")
    assert remembered_banlist("number 5", lists) == (
        NO_LIST,
        "The Forbidden/Limited list 'number 5' is gone, so no list is used.",
    )
    assert remembered_banlist("A", lists) == (lists[0], "")
    assert remembered_banlist("A", ())[0] is NO_LIST
    empty = write(tmp_path / "lflist.conf")
    with pytest.raises(Exception, match="holds no Forbidden/Limited list"):
        load_lflist(empty)


def test_case_106_the_last_line_needs_no_end(tmp_path: Path) -> None:
    assert load_ydk(write(tmp_path / "x.ydk", "#main", 5, "!side", 6)).side == (6,)
    (only,) = load_lflist(write(tmp_path / "lflist.conf", "!X", "5 1", "6 2"))
    assert only.limits == {5: 1, 6: 2}
    assert read_list("Dark Magician\nKuriboh", library(), "x").deck.main[1:] == (POOL.named("Kuriboh").code,)


@pytest.mark.parametrize("counts", [(255, 255), (75, 15), (2, 1), (0, 3), (3, 0), (200, 58)])
def test_case_107_counts_are_checked_one_by_one(counts: tuple[int, int]) -> None:
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    data = packer.compress(bytes(counts) + struct.pack("<2I", 5, 6)) + packer.flush()
    with pytest.raises(DeckError, match=f"speaks of {counts[0]} and {counts[1]} cards but holds 2"):
        from_omega(base64.b64encode(data).decode(), "x")


@pytest.mark.parametrize("name", ["決闘 デッキ", "Déck à moi", "😀 𠮷 deck"])
def test_case_124_125_names_of_every_script(tmp_path: Path, name: str) -> None:
    store = DeckStore(tmp_path / "用户 Ü" / "my decks")
    saved = store.save_new(Deck("", plain_deck()), name)
    assert saved.path is not None
    assert [deck.name for deck in store.decks()] == [name]
    assert load_ydk(saved.path, POOL).name == name
