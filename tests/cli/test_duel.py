"""The commands that play, watch and check."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from app.cli import main
from app.cli.random_duels import broken_promises, leaks
from app.data.recorder import Recorder
from app.data.replay_file import load_record, save_record
from app.engine.duel import Duel
from tests.data.played import library, plain_setup, play_some, played, write_deck

LAST_LINE = re.compile(r"winner: (A|B|draw|none) \((.+)\) turn: (\d+) digest: ([0-9a-f]+)\Z")


@pytest.fixture
def decks(tmp_path: Path) -> list[str]:
    paths = (write_deck(tmp_path / "dragons.ydk"), write_deck(tmp_path / "fiends.ydk", 5))
    return ["--deck", str(paths[0]), "--deck", str(paths[1])]


def run(capsys: pytest.CaptureFixture[str], *argv: str, code: int = 0) -> str:
    assert main(argv) == code
    out, err = capsys.readouterr()
    assert err == ""
    return str(out)


def test_a_duel_with_its_log(capsys: pytest.CaptureFixture[str], decks: list[str]) -> None:
    out = run(capsys, "duel", *decks, "--rules", "mr3", "--seed", "7", "--players", "random", "--first", "1")
    lines = out.splitlines()
    found = LAST_LINE.match(lines[-1])
    assert found is not None
    assert "fiends goes first" in lines[0]
    turns = [line for line in lines if line.startswith("--- Turn")]
    assert len(turns) == int(found[3])
    assert turns[0] == "--- Turn 1: fiends ---"
    assert any("Summons" in line for line in lines)


def test_the_same_seed_gives_the_same_duel(capsys: pytest.CaptureFixture[str], decks: list[str]) -> None:
    same = [run(capsys, "duel", *decks, "--seed", "7", "--quiet") for _ in range(2)]
    assert same[0] == same[1]
    assert len(same[0].splitlines()) == 1
    assert run(capsys, "duel", *decks, "--seed", "8", "--quiet") != same[0]


def test_options_reach_the_duel(capsys: pytest.CaptureFixture[str], decks: list[str], tmp_path: Path) -> None:
    path = tmp_path / "new" / "x.ketto"
    options = [
        "--lp",
        "1000",
        "--rules",
        "mr4",
        "--first",
        "0",
        "--seed",
        "3",
        "--record",
        str(path),
        "--json",
    ]
    summary = json.loads(run(capsys, "duel", *decks, *options, "--players", "random,greedy"))
    record = load_record(path)
    assert (record.setup.rules.name, record.setup.lp) == ("mr4", 1000)
    assert (record.setup.seed, record.setup.first_player) == (3, 0)
    assert record.names == ("dragons", "fiends")
    assert (summary["digest"], summary["winner"]) == (record.final_digest, record.winner)
    assert (summary["seed"], summary["rules"], summary["turn"]) == (3, "mr4", record.turn)


def test_one_deck_plays_against_itself(capsys: pytest.CaptureFixture[str], decks: list[str]) -> None:
    summary = json.loads(run(capsys, "duel", *decks[:2], "--seed", "1", "--json"))
    assert summary["names"] == ["dragons 1", "dragons 2"]


def test_the_turn_limit_stops_a_duel(capsys: pytest.CaptureFixture[str], decks: list[str]) -> None:
    out = run(capsys, "duel", *decks, "--seed", "7", "--max-turns", "2", "--quiet")
    assert out.startswith("winner: none (turn limit) turn: 3 ")


def test_a_record_is_printed_and_verified(
    capsys: pytest.CaptureFixture[str], decks: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "x.ketto"
    log = run(capsys, "duel", *decks, "--seed", "5", "--record", str(path))
    assert run(capsys, "replay", str(path)) == log
    out = run(capsys, "replay", str(path), "--verify").splitlines()
    assert out[0].startswith("verified: All ")
    assert out[1] == log.splitlines()[-1]
    found = json.loads(run(capsys, "replay", str(path), "--verify", "--json"))
    assert found["ok"] is True
    assert found["first_difference"] is None
    assert found["steps"] == found["decisions"]


def test_a_record_that_differs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = played(seed=3).record()
    step = record.digests[2][0]
    digests = (*record.digests[:2], (step, "f" * 16), *record.digests[3:])
    path = tmp_path / "x.ketto"
    save_record(replace(record, digests=digests), path)
    out = run(capsys, "replay", str(path), "--verify", code=1)
    assert out.startswith(f"differs: Step {step} of ")
    found = json.loads(run(capsys, "replay", str(path), "--verify", "--json", code=1))
    assert (found["ok"], found["first_difference"]) == (False, step)


def test_a_deck_is_listed(capsys: pytest.CaptureFixture[str], decks: list[str], tmp_path: Path) -> None:
    out = run(capsys, "deck", decks[1])
    assert out.splitlines()[0] == "Main Deck: 40"
    assert out.endswith("fit for a duel\n")
    (tmp_path / "one.ydk").write_text("89631139\n777\n", encoding="utf-8")
    out = run(capsys, "deck", str(tmp_path / "one.ydk"), "--names", "ja", code=1)
    assert "  1 x 青眼の白龍 (89631139)" in out
    assert "problem: line 2: Ketto does not know the card with the passcode 777; remove it." in out
    found = json.loads(run(capsys, "deck", str(tmp_path / "one.ydk"), "--json", code=1))
    assert (found["main"], len(found["problems"])) == ([89631139, 777], 2)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_random_duels(capsys: pytest.CaptureFixture[str], decks: list[str], jobs: str) -> None:
    folder = str(Path(decks[1]).parent)
    options = ["--count", "9", "--decks", folder, "--rules", "mr3,mr4,mr5", "--jobs", jobs]
    found = json.loads(run(capsys, "random-duels", *options, "--json"))
    assert found["problems"] == []
    assert [(name, row["duels"], row["finished"]) for name, row in found["rules"].items()] == [
        ("mr3", 3, 3), ("mr4", 3, 3), ("mr5", 3, 3),
    ]  # fmt: skip


def test_random_duels_print_a_table(capsys: pytest.CaptureFixture[str], decks: list[str]) -> None:
    lines = run(capsys, "random-duels", "--count", "2", "--decks", decks[1]).splitlines()
    assert lines[0].split() == ["rules", "duels", "finished", "draws", "turns", "decisions", "faulty"]
    assert lines[1].split()[:3] == ["mr5", "2", "2"]


def test_a_leak_would_be_found() -> None:
    duel = play_some(Recorder(Duel(plain_setup(), library().pool)), 30).duel
    view = duel.view(0)
    assert list(leaks(view)) == []
    assert broken_promises(duel) == []
    own = view.me.hand or view.me.graveyard
    assert own
    shown = replace(view.foe, hand=(own[0]._replace(public=False),), deck_list=(5,))
    sides = (view.sides[0], shown)
    assert len(list(leaks(replace(view, sides=sides)))) == 2
