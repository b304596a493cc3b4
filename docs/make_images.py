"""Makes the pictures of the documentation: ``python docs/make_images.py [FOLDER]``.

Two AIs play seeded duels with the sample decks; the handsomest moments are shown on the real table.
Writes home.png, setup.png, deck_builder.png, table.png, prompt.png and replay.png, 1440x900, into
docs/images.
"""
# ruff: noqa: E402  # run as a file, the program is found only once its folder is on the path

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # Nobody's own decks and settings belong into the pictures.
    os.environ["KETTO_HOME"] = tempfile.mkdtemp(prefix="ketto-images-")

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.ai.greedy import GreedyAgent
from app.controller.session import Chooser
from app.data import paths
from app.data.decks import Deck, load_ydk
from app.data.library import CardLibrary, load_library
from app.data.record import MAIN_LINE, Branch, Note
from app.data.recorder import Recorder
from app.data.settings import Settings
from app.engine import constants as c
from app.engine.decisions import ChainResponse, Decision, IdleCommand
from app.engine.duel import DeckList, Duel, Setup
from app.engine.rules import rules_named
from app.engine.view import PlayerView
from app.gui.application import apply_look, make_application
from app.gui.duel_setup.request import DuelRequest
from app.gui.main_window import MainWindow
from app.gui.replay_viewer.document import ReplayDocument
from app.gui.replay_viewer.room import ReplayRoom
from app.gui.table.duel_screen import DuelScreen
from app.gui.table.start import RecordedDuel

SIZE = (1440, 900)
SEEDS = range(1, 13)
_LONGEST = 400
_FROM_EXTRA = c.TYPE_FUSION | c.TYPE_SYNCHRO | c.TYPE_XYZ | c.TYPE_LINK | c.TYPE_RITUAL
_WAIT_MS = 400

Score = Callable[[Decision, PlayerView], float]


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision of a seeded duel: the ``step``-th of the duel of ``decks`` and ``seed``."""

    seed: int
    decks: tuple[str, str]
    step: int


def sample_decks() -> dict[str, DeckList]:
    """The decks that ship, by name."""
    return {
        path.stem: DeckList(tuple(deck.main), tuple(deck.extra))
        for path in sorted(paths.sample_decks_dir().glob("*.ydk"))
        for deck in (load_ydk(path),)
    }


def _parts(name: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Main and Extra Deck of a sample deck."""
    deck = sample_decks()[name]
    return deck.main, deck.extra


def begin(library: CardLibrary, seed: int, decks: tuple[str, str]) -> tuple[Duel, dict[int, GreedyAgent]]:
    """A fresh duel and who plays it."""
    lists = sample_decks()
    setup = Setup(rules_named("mr5"), seed, (lists[decks[0]], lists[decks[1]]), first_player=0)
    return Duel(setup, library.pool), {n: GreedyAgent(library.pool, seed * 2 + n) for n in (0, 1)}


def on_table(view: PlayerView) -> float:
    """How much there is to see: cards on the field, most of all face-up monsters; a hand of four or five."""
    score = 0.0
    for side in view.sides:
        cards = [card for card in (*side.monsters, *side.spells) if card is not None]
        faces = {
            card.code for card in cards if card.is_face_up and card.code and not card.type & c.TYPE_TOKEN
        }
        score += 0.5 * min(7, len(cards)) + min(5, len(faces))
        score += 2.0 * len({card.type & _FROM_EXTRA for card in side.monsters if card is not None} - {0})
        score += 0.6 * (len(side.graveyard) > 0) + 0.8 * (side.lp < view.rules.start_lp)
    # A long duel has a long story; a picture wants the height of a short one.
    score -= 0.3 * max(0, view.turn - 12)
    return score - 1.2 * abs(len(view.me.hand) - 4) - 0.3 * abs(len(view.foe.hand) - 3)


def main_phase(decision: Decision, view: PlayerView) -> float:
    """For the table: the player is to move and can do several things."""
    if decision.player != 0 or not isinstance(decision, IdleCommand) or view.turn < 4:
        return 0.0
    hand = {card.key for card in view.me.hand}
    usable = hand & {command.card.key for command in decision.commands}
    return on_table(view) + min(3, len(usable))


def response(decision: Decision, view: PlayerView) -> float:
    """For the prompt: the opponent has activated something, and there is one answer."""
    if decision.player != 0 or not isinstance(decision, ChainResponse) or not view.chain:
        return 0.0
    fits = view.chain[-1].player == 1 and len(decision.commands) == 1 and view.turn > 3
    return on_table(view) + len(view.chain) if fits else 0.0


def find(library: CardLibrary, scores: dict[str, Score]) -> dict[str, Moment]:
    """The best moment of each score over all seeds and pairs of sample decks."""
    names = sorted(sample_decks())
    best: dict[str, tuple[float, Moment]] = {}
    for seed in SEEDS:
        first = names[seed % len(names)]
        for second in names:
            if second == first:
                continue
            duel, agents = begin(library, seed, (first, second))
            duel.keep_quiet()
            step = 0
            while (decision := duel.decision) is not None and step < _LONGEST:
                view = duel.view(decision.player)
                for name, score in scores.items():
                    worth = score(decision, view)
                    if worth > best.get(name, (0.0, None))[0]:
                        best[name] = (worth, Moment(seed, (first, second), step))
                duel.respond(agents[decision.player].choose(view, decision))
                step += 1
    return {name: moment for name, (_, moment) in best.items()}


def table_at(library: CardLibrary, settings: Settings, moment: Moment) -> DuelScreen:
    """The duel screen at a moment, with the whole log."""
    duel, agents = begin(library, moment.seed, moment.decks)
    opponents: dict[int, Chooser] = {1: agents[1]}
    recorded = RecordedDuel(duel, ("You", "AI"))
    yours, theirs = (Deck(name, *_parts(name)) for name in moment.decks)
    request = DuelRequest(yours, theirs, first=0, seed=moment.seed)
    screen = DuelScreen(library, settings, request, duel=recorded, agents=opponents)
    session = screen.session
    for _ in range(moment.step):
        thought, decision = session.thought(), session.decision
        if thought is not None:
            session.answer_thought(thought, thought.think())
        elif decision is not None:
            session.answer(agents[0].choose(session.view(), decision))
    screen.resize(*SIZE)
    screen.show()
    QTest.qWait(_WAIT_MS)
    return screen


def point_at_hand(screen: DuelScreen) -> None:
    """Rest the pointer on the middle usable card of the hand."""
    items = [item for item in screen.scene.hand_items(0) if item.signal] or screen.scene.hand_items(0)
    if not items:
        return
    item = items[len(items) // 2]
    window = screen.windowHandle()
    at = screen.board.viewport().mapTo(screen, screen.board.mapFromScene(item.pos()))
    for offset in (QPoint(0, -200), QPoint(1, -20), QPoint(0, -20)):
        QTest.mouseMove(window, at + offset)
        QTest.qWait(60)


def builder(window: MainWindow) -> None:
    """Show the deck builder with a sample deck, roles, a list of its time and a search."""
    window.settings.builder_rules = "mr3"
    window.settings.builder_list = "OCG 2014.04"
    window.show_builder()
    assert window.builder is not None
    screen = window.builder.screen
    while screen.bench.catalog is None:
        QTest.qWait(50)
    screen.open_path(paths.sample_decks_dir() / "xyz.ydk")
    main = screen.bench.editor.main
    screen.bench.set_role("Starter", main[:4], on=True)
    screen.bench.set_role("Extender", main[6:9], on=True)
    screen.search.set_text("kind:monster level=4 atk>=1800")
    screen.info.hand.new_hand()
    QTest.qWait(_WAIT_MS)
    while screen.pictures.waiting:
        QTest.qWait(50)
    QTest.qWait(_WAIT_MS)


def replay(window: MainWindow, moment: Moment) -> None:
    """Show the replay of a duel at ``moment``, with a note and a line that leaves it."""
    duel, agents = begin(window.library, moment.seed, moment.decks)
    recorder = Recorder(duel, ("Yugi", "Kaiba"), frames=True)
    while (decision := recorder.decision) is not None:
        recorder.respond(agents[decision.player].choose(recorder.view(decision.player), decision))
    record = recorder.record()
    first, last = moment.step, min(moment.step + 30, record.steps)
    line = Branch(
        parent=MAIN_LINE,
        step=first,
        name="Typhoon first",
        responses=record.responses[first:last],
        events=tuple(item for item in record.events if first < item[0] <= last),
        frames=record.frames[first : last + 1],
        names=record.names,
    )
    note = Note(moment.step, "Could have waited a turn here.")
    document = ReplayDocument(replace(record, branches=(line,), notes=(note,)), window.library.pool)
    room = ReplayRoom(window, lambda sentence: None)
    room.show_document(document, decks=(moment.decks[0], moment.decks[1]))
    viewer = room.viewer
    assert viewer is not None
    viewer.playback.seek(moment.step)
    QTest.qWait(_WAIT_MS)


def save(widget: QWidget, path: Path) -> None:
    """Write what ``widget`` shows."""
    temporary = path.with_suffix(".tmp.png")
    if not widget.grab().save(str(temporary)):
        raise OSError(f"{temporary} cannot be written; check that the folder exists and is writable.")
    temporary.replace(path)


def main(folder: Path) -> None:
    """Make all pictures in ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication.instance() or make_application([sys.argv[0]])
    assert isinstance(app, QApplication)
    settings = Settings(animation_speed=0, chain_prompts="always", last_first="you")
    apply_look(app, settings)
    library = load_library()
    window = MainWindow(library, settings, lambda _: None)
    window.resize(*SIZE)
    window.show()
    QTest.qWait(_WAIT_MS)
    save(window, folder / "home.png")
    window.show_setup()
    QTest.qWait(_WAIT_MS)
    save(window, folder / "setup.png")
    builder(window)
    save(window, folder / "deck_builder.png")
    if window.builder is not None:
        window.builder.screen.files.discard()
    window.close()
    moments = find(library, {"table": main_phase, "prompt": response})
    for name, moment in moments.items():
        screen = table_at(library, settings, moment)
        if name == "table":
            point_at_hand(screen)
            QTest.qWait(_WAIT_MS)
        save(screen, folder / f"{name}.png")
        screen.close()
    window = MainWindow(library, settings, lambda _: None)
    window.resize(*SIZE)
    window.show()
    replay(window, moments["prompt"])
    save(window, folder / "replay.png")
    window.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "images")
