"""What a replay can be turned into: text, picture, GIF, and a page that a browser plays."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from pytestqt.qtbot import QtBot

from app.controller.replay_player import ReplayPlayer
from app.data.library import CardLibrary
from app.data.record import Record
from app.engine import constants as c
from app.engine.view import PlayerView
from app.gui.exports.html_page import Cancelled, replay_page
from app.gui.exports.text_log import replay_text
from app.gui.replay_viewer.exporting import StretchDialog
from app.gui.replay_viewer.screen import ReplayScreen
from app.gui.wording import Wording
from tests.gui import replay_help
from tests.gui.replay_help import NAMES, open_viewer, played, press, saved
from tests.gui.table_robot import settle

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome", "microsoft-edge")


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return replay_help.library()


@pytest.fixture
def screen(qtbot: QtBot, tmp_path: Path) -> Iterator[ReplayScreen]:
    viewer = open_viewer(saved(tmp_path / "duel.ketto"))
    qtbot.addWidget(viewer)
    yield viewer
    viewer.close_replay()


def answer_with(screen: ReplayScreen, path: Path) -> list[str]:
    """Instead of the file dialog: ``path``; returns the names that were suggested."""
    suggested: list[str] = []

    def ask(host: object, title: str, name: Path, kind: str, then: object) -> None:
        suggested.append(name.name)
        assert callable(then)
        then(path)

    screen.exporter.ask = ask
    return suggested


# --- text -----------------------------------------------------------------------------------------


def test_the_text_log_tells_all_turns_and_notes(screen: ReplayScreen, tmp_path: Path) -> None:
    screen.document.set_note(30, "two\nlines")
    path = tmp_path / "log.txt"
    assert answer_with(screen, path) == []
    screen.exporter.text(both=True)
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"{NAMES[0]} – {NAMES[1]}\n")
    turns = re.findall(r"^Turn (\d+) · .*\((.*)\)$", text, re.MULTILINE)
    assert [int(turn) for turn, _ in turns] == list(range(1, played().turn + 1))
    assert {name for _, name in turns} == set(NAMES)
    assert "[Note] two / lines" in text
    assert path.name in screen.toast.text()


def test_one_sides_log_does_not_name_what_the_other_drew(screen: ReplayScreen) -> None:
    words = screen.words
    player = screen.player
    both = replay_text(player, words, seat=0, both=True)
    one = replay_text(player, words, seat=0, both=False)
    assert re.search(r"Opponent draws (?!a card|\d+ cards|\d)", both)
    assert not re.search(r"Opponent draws (?!a card|\d+ cards|1 card|\d+ )", one)
    assert both != one


# --- pictures -------------------------------------------------------------------------------------


def test_a_position_becomes_a_sharp_png(screen: ReplayScreen, tmp_path: Path) -> None:
    screen.playback.seek(40)
    path = tmp_path / "position.png"
    suggested = answer_with(screen, path)
    screen.exporter.picture()
    assert suggested == ["duel-40.png"]
    with Image.open(path) as picture:
        assert picture.format == "PNG"
        assert picture.width > 2000
        colours = picture.convert("RGB").getcolors(1 << 24)
        assert colours is not None
        assert len(colours) > 500  # cards are on it
    assert screen.playback.step == 40


def test_a_stretch_becomes_a_moving_gif(screen: ReplayScreen, qtbot: QtBot, tmp_path: Path) -> None:
    screen.playback.seek(screen.player.first_step_of_turn(2))
    path = tmp_path / "turn.gif"
    answer_with(screen, path)
    screen.exporter.gif()
    settle()
    first = screen.player.first_step_of_turn(2)
    dialog = screen.findChild(StretchDialog)
    assert dialog is not None
    assert dialog.first.value() == first
    dialog.last.setValue(first + 9)
    press(screen, "gif-make")
    qtbot.waitUntil(path.exists, timeout=30000)
    assert screen.exporter.progress is None
    with Image.open(path) as picture:
        frames = getattr(picture, "n_frames", 1)
        assert frames > 3
        assert picture.size[0] >= 700
        first_frame = picture.convert("RGB").tobytes()
        picture.seek(frames - 1)
        assert picture.convert("RGB").tobytes() != first_frame
        assert picture.info["duration"] >= 600


def test_a_gif_can_be_cancelled_and_leaves_nothing(
    screen: ReplayScreen, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "never.gif"
    answer_with(screen, path)
    screen.exporter.gif()
    settle()
    press(screen, "gif-make")
    assert screen.exporter.progress is not None
    press(screen, "export-cancel")
    qtbot.waitUntil(lambda: screen.exporter.progress is None, timeout=10000)
    assert not path.exists()
    assert "cancelled" in screen.toast.text()
    screen.playback.seek(10)


def test_a_folder_that_cannot_be_written_is_told(screen: ReplayScreen, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("x")
    answer_with(screen, blocked / "page.html")
    screen.exporter.page(both=True)
    assert "Cannot write" in screen.toast.text()


# --- the page -------------------------------------------------------------------------------------


def page_of(library: CardLibrary, record: Record, *, both: bool) -> str:
    player = ReplayPlayer(record)
    return replay_page(player, library, Wording(library), seat=0, both=both, about="About")


def data_of(page: str) -> dict[str, Any]:
    """What the page's script works with."""
    found = re.search(r'id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    data = json.loads(found[1])
    assert isinstance(data, dict)
    return data


def test_the_page_needs_nothing_else_and_holds_only_what_it_may(library: CardLibrary, qtbot: QtBot) -> None:
    both, one = (page_of(library, played(), both=which) for which in (True, False))
    for page in (both, one):
        assert not re.search(r'(src|href)\s*=\s*"', page)
        assert "http:" not in page.replace("http://www.w3.org/2000/svg", "")
        assert "https:" not in page
        assert "@import" not in page
        assert "default-src 'none'" in page
        assert not re.search(r"@(data|title|lang|version)@", page)
    data = data_of(one)
    hands = {data["rows"][n][1] for frame in data["frames"] for n in data["sides"][frame[4]][3]}
    shown = {
        card.code for step in range(len(played().frames)) for card in played().frames[step][0].sides[1].hand
    }
    assert hands == shown
    secret = {card.code for frame in played().frames for card in frame[1].sides[1].hand} - {
        int(code) for code in data["cards"]
    }
    assert secret, "the page of one side names every card the other ever held"
    assert len(both.encode()) < 400_000


def test_names_cannot_break_out_of_the_page(library: CardLibrary, qtbot: QtBot) -> None:
    nasty = ("</script><script>alert(1)</script>", "<b>&\u2028")
    player = ReplayPlayer(replace(played(), names=nasty))
    page = replay_page(player, library, Wording(library), title=nasty[0])
    assert page.count("<script") == 2
    assert "alert(1)</script>" not in page
    data = data_of(page)
    assert data["names"] == list(nasty)


def test_a_page_can_be_cancelled(library: CardLibrary, qtbot: QtBot) -> None:
    with pytest.raises(Cancelled):
        replay_page(ReplayPlayer(played()), library, Wording(library), progress=lambda done, whole: done < 40)


class _Dom(HTMLParser):
    """Collects the attributes of the elements that have an id, and those of the body."""

    def __init__(self) -> None:
        super().__init__()
        self.of: dict[str, dict[str, str]] = {}
        #: Keys of the cards that lie sideways.
        self.sideways: set[int] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.of[found.get("id", tag)] = found
        if {"card", "def"} <= set(found.get("class", "").split()):
            self.sideways.add(int(found["data-key"]))


def browser() -> str:
    """A Chromium that runs here; skips the test with the reason otherwise."""
    for name in BROWSERS:
        path = shutil.which(name)
        if path:
            return path
    pytest.skip("No Chromium is installed here: the page was not run in a browser.")


def play_in_browser(page: str, tmp_path: Path, hash_: str) -> _Dom:
    """Open the page and let its own timers run until it stands still."""
    file = tmp_path / "replay.html"
    file.write_text(page, encoding="utf-8")
    command = [
        browser(),
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        f"--user-data-dir={tmp_path / 'profile'}",
        "--virtual-time-budget=600000",
        "--dump-dom",
        f"{file.as_uri()}{hash_}",
    ]
    home = {**os.environ, "HOME": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, timeout=120, check=True, env=home)
    dom = _Dom()
    dom.feed(done.stdout.decode("utf-8"))
    return dom


def agrees(dom: _Dom, view: PlayerView, winner: int | None, step: int) -> None:
    """The page shows LP, hands, zones and piles as the record has them."""
    body = dom.of["body"]
    assert int(body["data-step"]) == step
    assert body["data-winner"] == ("" if winner is None else str(winner))
    for player, side in enumerate(view.sides):
        tag = "you" if player == view.player else "foe"
        assert int(dom.of[f"lp-{tag}"]["data-lp"]) == side.lp
        assert int(dom.of[f"hand-{tag}"]["data-count"]) == len(side.hand)
        for letter, row in (("m", side.monsters[:5]), ("s", side.spells[:6])):
            for n, card in enumerate(row):
                shown = dom.of[f"z-{player}-{letter}{n}"].get("data-code", "")
                assert shown == ("" if card is None else str(card.code)), (player, letter, n)
        counts = {
            "deck": side.deck_count,
            "extra": side.extra_count,
            "grave": len(side.graveyard),
            "banished": len(side.banished),
        }
        for zone, count in counts.items():
            assert int(dom.of[f"z-{player}-{zone}"]["data-count"]) == count, (player, zone)
    defending = {
        card.key
        for side in view.sides
        for card in side.monsters
        if card is not None and card.position & c.POS_DEFENSE
    }
    assert dom.sideways == defending, "only monsters lie sideways"
    for n in (5, 6):
        if f"z-{view.player}-m{n}" in dom.of:
            here = view.me.monsters[n] or view.foe.monsters[11 - n]
            shown = dom.of[f"z-{view.player}-m{n}"].get("data-code", "")
            assert shown == ("" if here is None else str(here.code))


def _not_upright(view: PlayerView) -> list[int]:
    sides = view.sides
    monsters = [card for side in sides for card in side.monsters if card and card.position & c.POS_DEFENSE]
    spells = [card for side in sides for card in side.spells if card and not card.is_face_up]
    return [card.key for card in (*monsters, *spells)]


@pytest.mark.parametrize(("both", "rules"), [(True, "mr5"), (False, "mr3")])
def test_a_browser_plays_the_page_to_the_same_end(
    library: CardLibrary, qtbot: QtBot, tmp_path: Path, both: bool, rules: str
) -> None:
    record = played() if rules == "mr5" else played("pendulum", "xyz", rules, 9)
    page, player = page_of(library, record, both=both), ReplayPlayer(record)
    dom = play_in_browser(page, tmp_path, "#play")
    agrees(dom, player.view(player.steps, 0, both), record.winner, player.steps)
    # The moment at which most cards lie face-down or in Defense Position.
    middle = max(range(player.steps), key=lambda step: len(_not_upright(player.view(step, 0, both))))
    assert len(_not_upright(player.view(middle, 0, both))) >= 2
    dom = play_in_browser(page, tmp_path, f"#{middle}")
    agrees(dom, player.view(middle, 0, both), None, middle)
