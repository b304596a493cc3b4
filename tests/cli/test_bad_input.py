"""Bad input gives exit code 2 and one sentence on stderr, and nothing else happens."""

from pathlib import Path

import pytest

from app.cli import COMMANDS, main
from tests.data.played import library, plain_deck, write_deck

DAMAGED = b"\x89KETTO\r\n" + bytes(30)


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with good and bad files."""
    write_deck(tmp_path / "good.ydk")
    cards = [str(code) for code in plain_deck()]
    (tmp_path / "unknown.ydk").write_text("\n".join([*cards, "12345"]), encoding="utf-8")
    (tmp_path / "malformed.ydk").write_text("#main\n" + "\n".join([*cards[:3], "Kuriboh"]), encoding="utf-8")
    (tmp_path / "oversized.ydk").write_text("12345678\n" * 200_000, encoding="utf-8")
    (tmp_path / "short.ydk").write_text("\n".join(cards[:39]), encoding="utf-8")
    (tmp_path / "picture.ydk").write_bytes(b"\x00\x01\x02")
    (tmp_path / "foreign.ketto").write_bytes(b"yrp1 and so on")
    (tmp_path / "damaged.ketto").write_bytes(DAMAGED)
    (tmp_path / "a file").write_text("", encoding="utf-8")
    return tmp_path


GOOD = "--deck {}/good.ydk --deck {}/good.ydk --quiet"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "required"),
        ("summon", "invalid choice"),
        ("duel " + GOOD + " --wrong\x07option", "arguments: --wrong\ufffdoption"),
        ("duel --deck {}/no\x1b[2Jne.ydk", "no deck file {}/no\ufffd[2Jne.ydk"),
        ("duel " + GOOD + " --rules mr\x079", "no rule set"),
        ("duel", "--deck"),
        ("duel --deck {}/none.ydk", "no deck file"),
        ("duel --deck {}", "Cannot read the deck file"),
        ("duel --deck {}/unknown.ydk", "passcode 12345"),
        ("duel --deck {}/malformed.ydk", "line 5: 'Kuriboh' is not a passcode"),
        ("duel --deck {}/oversized.ydk", "larger than 1024 KiB"),
        ("duel --deck {}/picture.ydk", "not a text file"),
        ("duel --deck {}/short.ydk", "39 cards"),
        ("duel " + GOOD + " --deck {}/good.ydk", "two decks"),
        ("duel " + GOOD + " --rules mr9", "no rule set 'mr9'"),
        ("duel " + GOOD + " --players greedy,genius", "--players"),
        ("duel " + GOOD + " --players random,random,random", "--players"),
        ("duel " + GOOD + " --lp 0", "--lp"),
        ("duel " + GOOD + " --lp many", "invalid int value"),
        ("duel " + GOOD + " --seed -1", "--seed"),
        ("duel " + GOOD + " --first 2", "--first"),
        ("duel " + GOOD + " --max-turns -1", "--max-turns"),
        ("duel " + GOOD + " --wrong-option", "nrecognized arguments: --wrong-option"),
        ("duel " + GOOD + " --record {}/a-file/x.ketto", "Cannot write into the folder"),
        ("duel " + GOOD + " --record {}", "is a folder"),
        ("replay", "FILE"),
        ("replay {}/none.ketto", "no record file"),
        ("replay {}/foreign.ketto --verify", "not a Ketto record"),
        ("replay {}/damaged.ketto", "damaged"),
        ("replay {}", "Cannot read the record file"),
        ("deck {}/malformed.ydk", "line 5"),
        ("deck {}/none.ydk", "no deck file"),
        ("bench --seconds 0", "--seconds"),
        ("rulings --jobs 0", "--jobs"),
        ("random-duels --count 0", "--count"),
        ("random-duels --rules mr3,mrx", "no rule set 'mrx'"),
        ("random-duels --jobs 1000", "--jobs"),
        ("random-duels --decks {}/short.ydk", "39 cards"),
    ],
)
def test_one_sentence_and_exit_code_2(
    files: Path, capsys: pytest.CaptureFixture[str], line: str, words: str
) -> None:
    (files / "a-file").write_text("", encoding="utf-8")
    argv = [part.replace("{}", str(files)) for part in line.split()]
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert words.replace("{}", str(files)) in err
    assert err.removesuffix("\n").isprintable()
    assert err.count("\n") == 1
    assert err.endswith(".\n")
    assert not list(files.glob("*.tmp"))


def test_a_card_without_a_script_is_named(files: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pool = library().pool
    unscripted = [card for card in pool if not pool.is_playable(card.code)]
    if not unscripted:
        pytest.skip("every card has a script")
    code = next(card.code for card in unscripted if not card.is_extra_deck)
    path = files / "new.ydk"
    path.write_text("\n".join(map(str, (*plain_deck(), code))), encoding="utf-8")
    assert main(["duel", "--deck", str(path)]) == 2
    assert f"({code}) has no script yet" in capsys.readouterr().err


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(command in out for command in COMMANDS)
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("Ketto ")
    for command in COMMANDS:
        assert main([command, "--help"]) == 0
