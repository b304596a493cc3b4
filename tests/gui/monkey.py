"""A careless user on the real window: random clicks, keys, drags and words in all rooms, from a seed.

``python -m tests.gui.monkey --seed 7 --actions 2000`` runs one, ``--seeds 20`` as many after each other,
``--rooms duel builder`` only in these rooms. What goes wrong is printed with the actions before it; the same
seed and rooms do the same again.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QPoint, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QGraphicsView,
    QMenu,
)
from shiboken6 import isValid

from app.data.library import CardLibrary, load_library
from app.data.settings import load_settings, save_settings
from app.engine.decisions import BattleCommand, IdleCommand
from app.gui.application import apply_look, make_application
from app.gui.board.card_item import CardItem
from app.gui.board.scene import BoardScene
from app.gui.board.zone_item import ZoneItem
from app.gui.main_window import MainWindow
from tests.gui.monkey_hand import LEFT, RIGHT, SIZES, Hand, called, rows
from tests.gui.monkey_house import House, Watch, answered_file_dialogs, chance_of

ROOMS: Final = (
    "duel",
    "match",
    "setup",
    "builder",
    "practice",
    "editor",
    "puzzle",
    "hand test",
    "both sides",
    "replays",
    "viewer",
    "rulebook",
    "settings",
    "resume",
)
#: A single action may keep the window from answering for so long, in seconds of the processor.
PATIENCE: Final = 2.0
#: Milliseconds between two actions, one of these each time.
PAUSES: Final = (0, 0, 0, 1, 5, 25, 80)
#: Actions in a room, at least and at most.
STAY: Final = (10, 60)
#: After so many actions without a question a duel is stuck.
_LONG: Final = 25
#: So many closed dialogs of one kind may wait to be thrown away.
_LEFT_BEHIND: Final = 3
#: So long may everything together take; then the program hangs.
_HANG: Final = 90


@dataclass(frozen=True, slots=True)
class Fault:
    """What went wrong, at which action of which seed, and the actions before it."""

    seed: int
    number: int
    sentence: str
    actions: tuple[str, ...]

    def __str__(self) -> str:
        steps = "\n".join(f"    {action}" for action in self.actions)
        return f"seed {self.seed}, action {self.number}:\n{self.sentence.rstrip()}\n  after\n{steps}"


class Monkey:
    """One careless user in ``house``; all it does comes from ``seed``."""

    def __init__(
        self,
        seed: int,
        house: House,
        rooms: Sequence[str] = ROOMS,
        *,
        pauses: Sequence[int] = PAUSES,
        stay: tuple[int, int] = STAY,
        patience: float = PATIENCE,
        verbose: bool = False,
    ) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.house = house
        self.rooms = tuple(rooms)
        self.faults: list[Fault] = []
        #: How often each room was reached and each kind of action was done.
        self.visits: Counter[str] = Counter()
        #: At the home screen: number of top-level widgets and of all widgets.
        self.sizes: list[tuple[int, int]] = []
        self.slowest = (0.0, "")
        self._pauses, self._patience, self._stay = tuple(pauses), patience, stay
        self._library: CardLibrary | None = None
        self._app = make_application([])
        self._log: deque[str] = deque(maxlen=30)
        self._watch = Watch()
        self._number = 0
        self._known: set[str] = set()
        self._dialogs_answered = 0
        self._acting = False
        #: For how many actions the duel has asked nothing.
        self._waited = 0
        self.hand = Hand(self.rng, self._log, verbose=verbose)
        self._rescue = QTimer()
        self._rescue.setInterval(400)
        self._rescue.timeout.connect(self._leave_menu)
        self._window: MainWindow | None = None
        self._actions: tuple[tuple[int, Callable[[], None]], ...] = (
            (30, self.hand.click),
            (14, self.hand.press_key),
            (10, self.hand.drag),
            (14, self.hand.item),
            (20, self._board),
            (7, self.hand.write),
            (4, self.hand.hover),
            (2, self.hand.wheel),
            (2, self.hand.resize),
            (2, self._close_something),
            (6, self._go_on),
        )

    # --- running -----------------------------------------------------------------------------------

    def run(self, actions: int) -> list[Fault]:
        """Do ``actions`` actions, then leave; returns the faults found."""
        random.seed(self.seed)
        with (
            self._watch.listening(),
            chance_of(random.Random(self.seed + 1)),
            answered_file_dialogs(self._choose_file),
        ):
            try:
                self._do("open", self._open)
                while self._number < actions:
                    for room in self.rng.sample(self.rooms, len(self.rooms)):
                        self._do_room(room, actions)
            finally:
                self._end()
        return self.faults

    def _do_room(self, room: str, actions: int) -> None:
        """Go to a room and stay there for a while."""
        if self._number >= actions:
            return
        if self.rng.random() < 0.8:
            self._go_home()
        self.hand.note(f"-- {room}")
        self.visits[room] += 1
        for n in range(6):
            if not self._do("way", partial(self._way, room, n)):
                break
        for _ in range(self.rng.randint(*self._stay)):
            if self._number >= actions:
                return
            action = self.rng.choices([one for _, one in self._actions], [n for n, _ in self._actions])[0]
            self._do(action.__name__, action)

    def _do(self, name: str, action: Callable[[], object]) -> bool:
        """One action in a real event loop, and everything that must hold after it."""
        self._number += 1
        self.hand.begin(self._number, name)
        faulthandler.dump_traceback_later(_HANG, exit=True)
        start = time.thread_time()
        done: list[object] = []
        loop = QEventLoop()

        def act() -> None:
            self._acting = True
            self._rescue.start()
            try:
                if self._window is None or not self._window.isVisible():
                    self._open()
                self.hand.front().activateWindow()  # no window manager does it here
                done.append(action())
            except RuntimeError as error:
                # What was to be used went away under the hand.
                if "already deleted" not in str(error):
                    raise
                self.hand.note("it is gone")
            finally:
                self._acting = False
                self._rescue.stop()
                QTimer.singleShot(self.rng.choice(self._pauses), loop.quit)

        QTimer.singleShot(0, act)
        loop.exec()
        loop.deleteLater()
        faulthandler.cancel_dump_traceback_later()
        took = time.thread_time() - start
        if took > self.slowest[0]:
            self.slowest = (took, self._log[-1])
        if took > self._patience:
            self._watch.say(f"The window did not answer for {took:.1f} s.")
        self._check()
        return bool(done and done[0])

    def _check(self) -> None:
        app = QApplication.topLevelWidgets()
        modal = [w for w in app if w.isVisible() and w.isModal()]
        if len(modal) > 1:
            self._watch.say(f"Modal at once: {[called(w) for w in modal]}.")
        closed = [w for w in app if isinstance(w, QDialog | QMenu) and not w.isVisible()]
        left = Counter(called(w) for w in closed if not isinstance(w.parentWidget(), QMenu))
        for kind, number in left.items():
            if number > _LEFT_BEHIND:
                self._watch.say(f"Closed and never thrown away: {number} times {kind}.")
        if self._stands_still():
            self._watch.say("The duel waits for nothing that the user could do.")
        if QApplication.overrideCursor() is not None:
            self._watch.say("The waiting cursor was left.")
            QApplication.restoreOverrideCursor()
        for problem in self.house.problems():
            self._watch.say(problem)
        for sentence in self._watch.take():
            last = _gist(sentence)
            if last not in self._known:
                self._known.add(last)
                self.faults.append(Fault(self.seed, self._number, sentence, tuple(self._log)))

    def _stands_still(self) -> bool:
        """Whether the duel that is shown has asked nothing for many actions, and nobody thinks or moves."""
        duel = self._window.duel if self._window is not None else None
        if duel is None or not isValid(duel) or not duel.isVisible() or self._dialogs():
            self._waited = 0
            return False
        decision = duel.logic.decision
        asked = isinstance(decision, IdleCommand | BattleCommand) or duel.prompts.open
        moving = duel.bridge.busy or duel.director.busy or duel.bridge.closed
        self._waited = 0 if moving or (asked and not duel.session.over) else self._waited + 1
        return self._waited == _LONG

    def _leave_menu(self) -> None:

        if self._acting:
            self.hand.leave_menu()

    def _open(self) -> None:
        """Start the program anew, as after it was closed."""
        old, self._window = self._window, None
        self.hand.window = None
        if old is not None:
            old.deleteLater()
        settings = load_settings()
        settings.animation_speed = self.rng.choice((0, 0, 1, 4))
        apply_look(self._app, settings)
        self._library = self._library or load_library()
        self._window = MainWindow(self._library, settings, save_settings)
        self._window.resize(*self.rng.choice(SIZES))
        self._window.restore_and_show()
        self._window.activateWindow()
        self.hand.window = self._window
        self.hand.note("the program starts")

    def _end(self) -> None:
        """Close the window for good; nothing of it may run on."""
        window = self._window
        if window is None:
            return

        def close() -> None:
            for dialog in self._dialogs():
                dialog.done(0)
            if window.duel is not None:
                window.duel.close_duel()
                window.duel = None
            if window.builder is not None:
                window.builder.screen.stop_jobs()
            window._decks_left = window._positions_left = window._leaving = True
            window.close()
            window.deleteLater()

        self._do("close", close)
        self._window = self.hand.window = None
        loop = QEventLoop()
        QTimer.singleShot(20, loop.quit)
        loop.exec()

    def _dialogs(self) -> list[QDialog]:
        return [w for w in QApplication.topLevelWidgets() if isinstance(w, QDialog) and w.isVisible()]

    def _board(self) -> None:
        """A card or zone of a table: click it, drag it elsewhere, choose what it offers."""
        window, front = self._window, self.hand.front()
        duel = window.duel if window is not None else None
        if isinstance(front, QDialog) and self.rng.random() < 0.5:
            self._go_on()
            return
        if duel is not None and duel.isVisible() and duel.logic.menu is not None and self.rng.random() < 0.7:
            self.hand.press(self.rng.choice(duel.logic.menu.buttons))
            return
        tables = [w for w in self.hand.widgets(front, (QGraphicsView,)) if isinstance(w, QGraphicsView)]
        tables = [w for w in tables if isinstance(w.scene(), BoardScene)]
        if not tables:
            self.hand.item()
            return
        table = self.rng.choice(tables)
        point = self._spot(table)
        roll = self.rng.random()
        if roll < 0.5:
            button = self.rng.choices((LEFT, RIGHT), (85, 15))[0]
            self.hand.press_at(table.viewport(), point, button, double=self.rng.random() < 0.1)
        elif roll < 0.85:
            self.hand.drag_between(table.viewport(), point, table.viewport(), self._spot(table))
        else:
            self.hand.key(self.rng.choice((Qt.Key.Key_Return, Qt.Key.Key_E, Qt.Key.Key_B, Qt.Key.Key_M)))

    def _spot(self, table: QGraphicsView) -> QPoint:
        """A point of a card or zone in the viewport; what glows more often than other things."""
        scene = table.scene()
        assert isinstance(scene, BoardScene)
        cards = list(scene.cards.values())
        glowing: list[CardItem | ZoneItem] = [card for card in cards if card.signal]
        glowing += [zone for zone in scene.zones.values() if zone.signal]
        roll = self.rng.random()
        if glowing and roll < 0.5:
            item: CardItem | ZoneItem = self.rng.choice(glowing)
        elif cards and roll < 0.8:
            item = self.rng.choice(cards)
        else:
            item = self.rng.choice(list(scene.zones.values()))
        return table.mapFromScene(item.sceneBoundingRect().center())

    def _close_something(self) -> None:
        """The cross of the title bar."""
        front = self.hand.front()
        if front is self._window and self.rng.random() < 0.6:
            self._go_back()
            return
        self.hand.note(f"closes {called(front)}")
        front.close()

    def _go_on(self) -> None:
        """Do what leads on: the likely button of a dialog, the most eager one of a screen, or Enter."""
        root = self.hand.front()
        buttons = self.hand.widgets(root, (QAbstractButton,))
        eager = [one for one in buttons if one.property("role") in ("primary", "hero")]
        if eager and self.rng.random() < 0.7:
            self.hand.press(self.rng.choice(eager))
        else:
            self.hand.key(Qt.Key.Key_Return)

    def _choose_file(self, dialog: QFileDialog) -> Path | None:
        """What the user chooses in a file dialog."""
        self._dialogs_answered += 1
        path: Path | None
        if self.rng.random() < 0.15:
            path = None
        elif dialog.acceptMode() == QFileDialog.AcceptMode.AcceptSave:
            name = f"saved {self._dialogs_answered % 5}.{dialog.defaultSuffix()}"
            path = self.rng.choice((self.house.elsewhere / name, self.house.elsewhere / "new" / name))
        elif dialog.fileMode() == QFileDialog.FileMode.Directory:
            path = self.rng.choice(self.house.folders)
        else:
            path = self.rng.choice(self.house.files)
        self.hand.note(f"file dialog '{dialog.windowTitle()}': {path}")
        return path

    # --- going about ---------------------------------------------------------------------------------

    def _go_home(self) -> None:
        """Back to the home screen by whatever leads there; a stubborn room may keep us."""
        for _ in range(25):
            if self._do("home", self._go_back):
                break
        window = self._window
        if window is not None and window.stack.currentWidget() is window.home and self.hand.front() is window:
            self.sizes.append((len(QApplication.topLevelWidgets()), len(QApplication.allWidgets())))

    def _go_back(self) -> bool:
        """One step towards the home screen; True when it is there."""
        window, front = self._window, self.hand.front()
        assert window is not None
        if front is not window:
            buttons = self.hand.widgets(front, (QAbstractButton,))
            if isinstance(front, QMenu) or not buttons or self.rng.random() < 0.3:
                self.hand.key(Qt.Key.Key_Escape)
            else:
                self.hand.press(self.rng.choice(buttons))
            return False
        if window.stack.currentWidget() is window.home:
            return True
        names = ("replay-leave", "rulebook-leave", "practice-back", "builder-back", "leave", "editor-back")
        for button in self.hand.widgets(window, (QAbstractButton,)):
            assert isinstance(button, QAbstractButton)
            if (button.objectName() in names or button.text().startswith("‹ ")) and self.rng.random() < 0.8:
                self.hand.press(button)
                return False
        self.hand.key(Qt.Key.Key_Escape)
        return False

    def _way(self, room: str, step: int) -> bool:
        """Step number ``step`` of the way from the home screen to ``room``; False at its end."""
        window = self._window
        if window is None or self.hand.front() is not window:
            return False
        home = window.home
        first: dict[str, QAbstractButton] = {
            "builder": home.builder_button,
            "practice": home.practice_button,
            "editor": home.practice_button,
            "puzzle": home.practice_button,
            "hand test": home.practice_button,
            "both sides": home.practice_button,
            "replays": home.replay_button,
            "viewer": home.replay_button,
            "rulebook": home.rulebook_button,
            "settings": home.settings_button,
            "resume": home.resume_button,
        }
        if step == 0:
            return self.hand.press(first.get(room, home.duel_button))
        if room in ("duel", "match"):
            setup = window.setup
            if setup is None or step > 1:
                return False
            if room == "match":
                for button in self.hand.widgets(setup, (QAbstractButton,)):
                    if isinstance(button, QAbstractButton) and "atch" in button.text():
                        self.hand.press(button)
            return self.hand.press(setup.start_button)
        if room == "viewer" and window.replays is not None and window.replays.list is not None:
            view = window.replays.list.list
            if step == 1 and rows(view):
                row = self.rng.randrange(min(view.model().rowCount(), 8))
                rect = view.visualRect(view.model().index(row, 0))
                self.hand.press_at(view.viewport(), rect.center(), double=True)
                return True
        if window.practice is None or step > 2:
            return False
        puzzles = window.practice.list
        if step == 1:
            ways = {"editor": "new_button", "hand test": "hand_button", "both sides": "both_button"}
            if room == "puzzle":
                for tree in self.hand.widgets(puzzles, (QAbstractItemView,)):
                    assert isinstance(tree, QAbstractItemView)
                    self.hand.press_at(tree.viewport(), self.hand.point_in(tree.viewport()))
                return self.hand.press(puzzles.play_button)
            return room in ways and self.hand.press(getattr(puzzles, ways[room]))
        if room != "both sides" or window.setup is None:
            return False
        return self.hand.press(window.setup.start_button)


def _gist(sentence: str) -> str:
    """What two reports of the same fault have in common."""
    lines = [line for line in sentence.strip().splitlines() if line.strip()]
    head = lines[0] if lines[0].startswith(("Qt:", "Modal")) else lines[-1]
    place = next((line for line in reversed(lines) if line.lstrip().startswith("File ")), "")
    return "".join(sign for sign in head + place if not sign.isdigit())


def run(
    seed: int,
    actions: int,
    rooms: Sequence[str] = ROOMS,
    *,
    pauses: Sequence[int] = PAUSES,
    stay: tuple[int, int] = STAY,
    patience: float = PATIENCE,
    verbose: bool = False,
) -> Monkey:
    """One monkey in a house of its own; returns it with what it found."""
    before = os.environ.get("KETTO_HOME")
    with tempfile.TemporaryDirectory(prefix="ketto-monkey-") as folder:
        house = House(Path(folder) / "home", Path(folder) / "elsewhere")
        house.elsewhere.mkdir()
        os.environ["KETTO_HOME"] = str(house.home)
        try:
            house.furnish()
            monkey = Monkey(seed, house, rooms, pauses=pauses, stay=stay, patience=patience, verbose=verbose)
            monkey.run(actions)
        finally:
            if before is None:
                del os.environ["KETTO_HOME"]
            else:
                os.environ["KETTO_HOME"] = before
    return monkey


def main() -> int:
    """The command line; the exit code says whether a fault was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--seeds", type=int, default=1, help="how many seeds, each in a house of its own")
    parser.add_argument("--actions", type=int, default=1000, help="actions of each")
    parser.add_argument("--rooms", nargs="*", default=ROOMS, choices=ROOMS)
    parser.add_argument("--verbose", action="store_true", help="print each action before it is done")
    options = parser.parse_args()
    faulthandler.enable()
    faults = 0
    for seed in range(options.seed, options.seed + options.seeds):
        start = time.monotonic()
        monkey = run(seed, options.actions, options.rooms, verbose=options.verbose)
        for fault in monkey.faults:
            print(fault, "\n", flush=True)
        faults += len(monkey.faults)
        took, slow = monkey.slowest
        print(
            f"seed {seed}: {len(monkey.faults)} faults in {time.monotonic() - start:.0f} s; "
            f"slowest {took:.2f} s ({slow}); widgets at home {monkey.sizes[:2]} ... {monkey.sizes[-1:]}",
            flush=True,
        )
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
