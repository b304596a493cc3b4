"""``deck check`` over a folder of 40 decks, legal and illegal in each way, and what else ``deck`` does."""

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from app.cli import main
from app.data.banlists import banlist_named
from app.data.deck_codes import to_ydke
from app.data.decks import Deck
from app.engine import constants as c
from tests.data.played import library

LIST = "OCG 2014.07"


def code(name: str) -> int:
    return library().pool.named(name).code


@cache
def plain() -> tuple[int, ...]:
    """Passcodes of playable Main Deck cards that no rule of these tests looks at, one of each name."""
    pool = library().pool
    limits = banlist_named(LIST).limits
    return tuple(
        card.code
        for card in pool
        if card.code not in limits
        and card.type == c.TYPE_MONSTER | c.TYPE_NORMAL
        and not card.alias
        and card.name not in ("Dark Magician", "Blue-Eyes White Dragon", "Harpie Lady")
    )


def filling(size: int, start: int = 0) -> list[int]:
    """``size`` cards, three of a name."""
    return [plain()[start + n // 3] for n in range(size)]


def extras(size: int) -> list[int]:
    """``size`` playable Synchro and Fusion Monsters of different names, older than Xyz Monsters."""
    pool = library().pool
    kinds = c.TYPE_FUSION | c.TYPE_SYNCHRO
    found = [card.code for card in pool if card.type & kinds and pool.is_playable(card.code)]
    limits = banlist_named(LIST).limits
    return [each for each in found if each not in limits and not pool.data(each).alias][:size]


def unscripted() -> int:
    """A card without a script; the whole pool has scripts one day, so it may be one that is made up."""
    pool = library().pool
    return next((card.code for card in pool if not pool.is_playable(card.code)), 0)


@dataclass(frozen=True)
class Case:
    """A deck and what is said of it under LIST and mr3; no sentence: legal."""

    name: str
    main: Sequence[int]
    extra: Sequence[int] = ()
    side: Sequence[int] = ()
    sentences: tuple[str, ...] = ()
    text: Callable[[str], str] = str


def ydk(case: Case) -> str:
    lines = ["#main", *map(str, case.main), "#extra", *map(str, case.extra), "!side", *map(str, case.side)]
    return case.text("\n".join(lines) + "\n")


def copies(name: str, count: int) -> list[int]:
    return [code(name)] * count


def in_one_part(text: str) -> str:
    return text.replace("#extra\n", "").replace("!side\n", "")


@cache
def cases() -> tuple[Case, ...]:
    forty = filling(40)
    magician, other_art = 46986414, 36996508
    link, pendulum = code("Decode Talker"), code("Flash Knight")
    return (
        Case("legal_40", forty),
        Case("legal_60", filling(60)),
        Case("legal_all_parts", forty, extras(15), filling(15, 20)),
        Case("legal_limited_one", [*filling(39), code("Monster Reborn")]),
        Case("legal_semi_limited_two", [*filling(38), *copies("Tragoedia", 2)]),
        Case("legal_two_arts", [*filling(37), magician, magician, other_art]),
        Case("legal_shared_name", [*filling(37), *copies("Harpie Lady", 2), code("Cyber Harpie Lady")]),
        Case("legal_xyz", forty, copies("Number 39: Utopia", 3)),
        Case("legal_pendulum", [*filling(37), *[pendulum] * 3]),
        Case("legal_ritual", [*filling(39), code("Black Luster Soldier")]),
        Case("legal_bom", forty, text=lambda text: "\ufeff" + text),
        Case("legal_crlf", forty, text=lambda text: text.replace("\n", "\r\n")),
        Case("legal_zeros", forty, text=lambda text: text.replace("\n", "\n00").replace("00#", "#")
             .replace("00!", "!").removesuffix("00")),
        Case("legal_no_side_line", forty, extras(2), text=lambda text: text.replace("!side\n", "")),
        Case("legal_no_headings", [*forty, code("Number 39: Utopia")], text=in_one_part),
        Case("legal_no_last_line_end", forty, side=filling(1, 20), text=lambda text: text.rstrip("\n")),
        Case("legal_comments", forty, text=lambda text: "#created by 遊戯\n# x\n" + text),
        Case("legal_ritual_in_extra", forty, copies("Black Luster Soldier", 1)),
        Case("main_39", filling(39), sentences=("The Main Deck has 39 cards; it needs at least 40.",)),
        Case("main_1", filling(1), sentences=("The Main Deck has 1 card; it needs at least 40.",)),
        Case("main_0", (), sentences=("The Main Deck has 0 cards; it needs at least 40.",)),
        Case("main_61", filling(61), sentences=("The Main Deck has 61 cards; it may have at most 60.",)),
        Case("extra_16", forty, extras(16),
             sentences=("The Extra Deck has 16 cards; it may have at most 15.",)),
        Case("side_16", forty, (), filling(16, 20),
             sentences=("The Side Deck has 16 cards; it may have at most 15.",)),
        Case("four_copies", [*filling(36), *copies("Blue-Eyes White Dragon", 4)],
             sentences=("The deck has 4 copies of Blue-Eyes White Dragon; it may have at most 3.",)),
        Case("four_over_parts", [*filling(37), *copies("Blue-Eyes White Dragon", 3)], (),
             copies("Blue-Eyes White Dragon", 1),
             ("The deck has 4 copies of Blue-Eyes White Dragon; it may have at most 3.",)),
        Case("four_arts", [*filling(36), magician, magician, other_art, other_art],
             sentences=("The deck has 4 copies of Dark Magician; it may have at most 3.",)),
        Case("four_of_a_shared_name",
             [*filling(36), *copies("Cyber Harpie Lady", 2), *copies("Harpie Lady", 2)],
             sentences=("The deck has 4 copies of Harpie Lady; it may have at most 3.",)),
        Case("forbidden", [*filling(39), code("Pot of Greed")],
             sentences=("Pot of Greed is Forbidden, but the deck has 1.",)),
        Case("forbidden_in_side", forty, (), copies("Raigeki", 1),
             ("Raigeki is Forbidden, but the deck has 1.",)),
        Case("limited_twice", [*filling(38), *copies("Monster Reborn", 2)],
             sentences=("Monster Reborn is Limited to 1 copy, but the deck has 2.",)),
        Case("limited_over_parts", [*filling(39), code("Dark Hole")], (), copies("Dark Hole", 1),
             ("Dark Hole is Limited to 1 copy, but the deck has 2.",)),
        Case("semi_limited_thrice", [*filling(37), *copies("Tragoedia", 3)],
             sentences=("Tragoedia is Semi-Limited to 2 copies, but the deck has 3.",)),
        Case("link_before_its_era", forty, [link],
             sentences=(f"Decode Talker ({link}) is a Link Monster, which mr3 does not have;"
                        " play mr4 or remove it.",)),
        Case("unknown_card", [*filling(39), 99999998],
             sentences=("line 41: Ketto does not know the card with the passcode 99999998; remove it.",)),
        Case("unknown_twice", [123, *filling(38), 123],
             sentences=("line 2, 41: Ketto does not know the card with the passcode 123; remove it.",)),
        Case("token_in_side", forty, (), [73915052],
             ("Sheep Token (73915052) is a Token and cannot be in a Deck; remove it.",)),
        Case("several_at_once", [*filling(38), code("Pot of Greed")], (), [99999998],
             ("The Main Deck has 39 cards; it needs at least 40.",
              "line 43: Ketto does not know the card with the passcode 99999998; remove it.",
              "Pot of Greed is Forbidden, but the deck has 1.")),
        Case("not_a_deck", forty, text=lambda text: text + "Kuriboh\n",
             sentences=("line 44: 'Kuriboh' is not a passcode; write one card number on each line"
                        " or remove the line.",)),
        Case("a_picture", forty, text=lambda text: "\x89PNG\x00\x01",
             sentences=("is not a text file, so it is not a deck; choose a .ydk file.",)),
    )  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The 40 decks, some of them in a folder of the folder, and one that was deleted."""
    root = tmp_path_factory.mktemp("decks")
    (root / "more").mkdir()
    (root / ".ketto" / "trash").mkdir(parents=True)
    (root / ".ketto" / "trash" / "deleted.ydk").write_text("1\n", encoding="utf-8")
    for number, case in enumerate(cases()):
        place = root / "more" if number % 3 == 0 else root
        (place / f"{case.name}.ydk").write_text(ydk(case), encoding="utf-8", newline="")
    return root


@pytest.fixture(scope="module")
def said(folder: Path) -> dict[str, tuple[str, list[str]]]:
    """Verdict and sentences of one run over the folder, by deck."""
    with pytest.MonkeyPatch.context() as patch:
        lines: list[str] = []
        patch.setattr("builtins.print", lambda *words, **options: lines.extend(" ".join(words).split("\n")))
        assert main(["deck", "check", str(folder), "--banlist", LIST, "--rules", "mr3"]) == 1
    found: dict[str, tuple[str, list[str]]] = {}
    name = ""
    for line in lines[:-1]:
        if line.startswith("  "):
            found[name][1].append(line.strip())
        else:
            path, _, verdict = line.rpartition(": ")
            name = Path(path).stem
            found[name] = (verdict, [])
    illegal = sum(bool(case.sentences) for case in cases())
    assert lines[-1] == f"40 decks checked ({LIST}, mr3), {illegal} illegal"
    return found


def test_there_are_forty_decks_of_both_kinds() -> None:
    assert len({case.name for case in cases()}) == 40
    assert 15 < sum(not case.sentences for case in cases()) < 25


@pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
def test_verdict_and_sentence(case: Case, said: dict[str, tuple[str, list[str]]], folder: Path) -> None:
    verdict, sentences = said[case.name]
    unreadable = case.name in ("not_a_deck", "a_picture")
    assert verdict == ("unreadable" if unreadable else "illegal" if case.sentences else "legal")
    if unreadable:
        # A file that is no deck is named in the sentence.
        path = next(folder.rglob(f"{case.name}.ydk"))
        assert sentences == [f"{path}{', ' if case.name == 'not_a_deck' else ' '}{case.sentences[0]}"]
    else:
        assert sentences == list(case.sentences)


def test_a_card_without_a_script(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    number = unscripted()
    if not number:
        pytest.skip("every card has a script")
    in_extra = library().pool.data(number).is_extra_deck
    case = Case("x", filling(40), [number] if in_extra else [], [] if in_extra else [number])
    path = tmp_path / "x.ydk"
    path.write_text(ydk(case), encoding="utf-8")
    assert main(["deck", "check", str(path)]) == 1
    name = library().name(number)
    assert f"  {name} ({number}) has no script yet; replace it by another card.\n" in capsys.readouterr().out


def test_a_legal_deck_gives_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    link = to_ydke(Deck("x", tuple(filling(40)), tuple(extras(3))))
    path = tmp_path / "legal.ydk"
    path.write_text(ydk(cases()[0]), encoding="utf-8")
    assert main(["deck", "check", str(path), link]) == 0
    assert capsys.readouterr().out.endswith("2 decks checked (no list, any era), 0 illegal\n")


def test_a_card_list_is_checked_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "list.txt"
    names = dict.fromkeys(library().name(each) for each in filling(39))
    lines = [*(f"3 {name}" for name in names), "1 Kurboh", "2 Zzyzx", "1 [99999998]"]
    path.write_text("\n".join(lines), encoding="utf-16")
    assert main(["deck", "check", str(path)]) == 1
    out = capsys.readouterr().out
    assert "Line 15: no card is called 'Zzyzx'; correct or remove it." in out
    assert "  Ketto does not know the card with the passcode 99999998; remove it." in out
    assert out.count("\n  ") == 2


def test_json(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "check", str(folder), "--banlist", LIST, "--rules", "mr3", "--json"]) == 1
    result = json.loads(capsys.readouterr().out)
    assert (result["banlist"], result["rules"], len(result["decks"])) == (LIST, "mr3", 40)
    verdicts = {Path(each["file"]).stem: each["verdict"] for each in result["decks"]}
    assert verdicts["legal_40"] == "legal"
    assert verdicts["forbidden"] == "illegal"
    assert verdicts["a_picture"] == "unreadable"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("deck check", "Name the decks to check"),
        ("deck check {}/none.ydk", "There is no deck file"),
        ("deck check {} --banlist OCG2014", "did you mean OCG 2014.10 or OCG 2014.07 or OCG 2014.04?"),
        ("deck check {} --banlist zzz", "'deck list-banlists' prints the names."),
        ("deck check {} --rules mr9", "no rule set 'mr9'"),
        ("deck check {}/more/empty", "There is no .ydk file in the folder"),
        ("deck check {} --lflist {}/none.conf", "no Forbidden/Limited list file"),
        ("deck list-banlists {}", "takes no file"),
        ("deck {} {}", "deck check FILE..."),
    ],
)
def test_bad_input(folder: Path, capsys: pytest.CaptureFixture[str], line: str, words: str) -> None:
    (folder / "more" / "empty").mkdir(exist_ok=True)
    assert main([part.replace("{}", str(folder)) for part in line.split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words in err
    assert err.count("\n") == 1


def test_list_banlists(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck", "list-banlists"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 102
    assert lines[0] == "2026-07-01  OCG 2026.07      92 Forbidden, 92 Limited, 13 Semi-Limited"
    assert [line[:10] for line in lines] == sorted((line[:10] for line in lines), reverse=True)
    own = tmp_path / "lflist.conf"
    own.write_text("!My List\n$whitelist\n89631139 3\n46986414 1", encoding="utf-8")
    assert main(["deck", "list-banlists", "--lflist", str(own)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "no date     My List          2 cards allowed"
    assert main(["deck", "list-banlists", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)) == 102


def test_a_whitelist_of_the_user(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "lflist.conf"
    allowed = [f"{each} 3" for each in dict.fromkeys(filling(40))][:-1]
    own.write_text("\r\n".join(["!Small", "$whitelist", *allowed]), encoding="utf-8")
    path = tmp_path / "x.ydk"
    path.write_text(ydk(cases()[0]), encoding="utf-8")
    assert main(["deck", "check", str(path), "--lflist", str(own), "--banlist", "small"]) == 1
    last = filling(40)[-1]
    sentence = f"{library().name(last)} ({last}) is not allowed by the list Small; remove it."
    assert sentence in capsys.readouterr().out


def test_the_timeline_of_a_deck(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "pots.ydk"
    pot, hole = code("Pot of Greed"), code("Dark Hole")
    path.write_text(f"#main\n{pot}\n" + f"{hole}\n" * 3, encoding="utf-8")
    assert main(["deck", "timeline", str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 103
    assert next(line for line in lines if line.startswith("OCG 2014.04")) == (
        "OCG 2014.04      over: Pot of Greed, Dark Hole"
    )
    assert lines[-1] == "pots keeps to 0 of 102 lists"
    path.write_text(f"#main\n{hole}\n" * 3, encoding="utf-8")
    assert main(["deck", "timeline", str(path), "--names", "zh_CN", "--json"]) == 0
    found = {row["list"]: row for row in json.loads(capsys.readouterr().out)["lists"]}
    assert found["OCG 2014.04"] == {"list": "OCG 2014.04", "legal": False, "over": ["黑洞"]}
    assert found["OCG 2026.07"]["legal"]
    for bad in (["timeline"], ["timeline", str(path), str(path)], ["timeline", str(path), "--banlist", LIST]):
        assert main(["deck", *bad]) == 2
        assert "takes one deck" in capsys.readouterr().err
