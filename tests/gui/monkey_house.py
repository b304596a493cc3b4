"""The house a monkey lives in: a player's folder with good and bad files, and who watches for faults."""

from __future__ import annotations

import logging
import os
import secrets
import sys
import threading
import time
import traceback
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from shutil import copyfile
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QDialog, QFileDialog

from app.data import paths
from app.data.decks import load_ydk
from app.data.errors import DataError
from app.data.puzzle_file import load_puzzle
from app.data.replay_file import load_record
from app.data.saved_duel import read_journal
from app.data.settings import Settings, load_settings, save_settings
from app.engine.errors import EngineError
from tests.data.card_folder import write_folder

_GOLDEN: Final = Path(__file__).parent.parent / "golden"
#: Seconds after which nobody writes a temporary file any more.
_IN_WORK: Final = 10
_DECKS: Final = ("blue_eyes_beatdown", "hero_fusion", "synchro", "monarchs")
#: What the offscreen platform says of itself, not of the program.
_HARMLESS: Final = ("This plugin does not support",)
_LUA: Final = (
    'Debug.SetAIName("Foe")\n'
    "Debug.ReloadFieldBegin(DUEL_ATTACK_FIRST_TURN,5)\n"
    "Debug.SetPlayerInfo(0,8000,0,0)\nDebug.SetPlayerInfo(1,1000,0,0)\n"
    "Debug.AddCard(89631139,0,0,LOCATION_MZONE,2,POS_FACEUP_ATTACK)\n"
    "Debug.ReloadFieldEnd()\naux.BeginPuzzle()\n"
)


@dataclass(slots=True)
class House:
    """The player's folder ``home``, and ``elsewhere``: the files that dialogs hand over."""

    home: Path
    elsewhere: Path
    files: list[Path] = field(default_factory=list)
    folders: list[Path] = field(default_factory=list)
    _known: set[str] = field(default_factory=set)
    _seen: dict[Path, tuple[int, int]] = field(default_factory=dict)

    def furnish(self) -> None:
        """Write everything that a player may have, whole and damaged."""
        for folder, ending in (("decks", ".ydk"), ("records", ".ketto"), ("puzzles", ".puzzle")):
            self._plant(self.home / folder, ending)
        (self.home / "decks" / "tournament").mkdir()
        copyfile(_deck(_DECKS[0]), self.home / "decks" / "tournament" / f"卡组 ♥ {'x' * 60}.ydk")
        for ending in (".ydk", ".ketto", ".puzzle"):
            self._plant(self.elsewhere, ending)
        foreign = {
            "one.lua": _LUA.encode(),
            "bad.lua": b"while true do end",
            "lflist.conf": b"!2024.1 OCG\n55144522 0 --Pot of Greed\n",
            "lists.txt": b"3 Blue-Eyes White Dragon\n2 Nobody knows this\n",
            "cards.cdb": b"SQLite format 3\0" + b"\0" * 90,
            "replay.yrp": b"yrp1" + bytes(range(60)),
            "picture.png": b"\x89PNG\r\n\x1a\n" + b"\0" * 20,
        }
        for name, content in foreign.items():
            (self.elsewhere / name).write_bytes(content)
        self.files = sorted(path for path in self.elsewhere.iterdir() if path.is_file())
        self.files.append(self.elsewhere / "gone.ydk")
        game, empty = self.elsewhere / "game", self.elsewhere / "empty"
        empty.mkdir()
        write_folder(game)
        copyfile(_deck(_DECKS[2]), game / "deck" / "theirs.ydk")
        broken = self.elsewhere / "broken"
        broken.mkdir()
        for name in ("cards.cdb", "bad.lua", "one.lua", "damaged.ydk"):
            copyfile(self.elsewhere / name, broken / name)
        self.folders = [game, empty, broken, self.elsewhere, self.elsewhere / "no such folder"]
        save_settings(Settings(animation_speed=0, last_folder=str(self.elsewhere)))

    def _plant(self, folder: Path, ending: str) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        if ending == ".ydk":
            good = [_deck(name) for name in _DECKS]
        elif ending == ".ketto":
            good = [_GOLDEN / name for name in ("greedy_mr3.ketto", "mixed_mr5.ketto")]
        else:
            good = sorted((paths.resources_dir() / "puzzles").glob("*.puzzle"))[:2]
        for path in good:
            copyfile(path, folder / path.name)
        whole = good[0].read_bytes()
        damaged = {
            "damaged": whole[: len(whole) // 2] + b"\xff\xfe\0" + whole[len(whole) // 2 + 5 :],
            "empty": b"",
            "cut off": whole[: len(whole) * 2 // 3],
            "<b>bold & 100%" if os.name != "nt" else "bold & 100%": b"#main\n" + b"9" * 400 + b"\n",
        }
        for name, content in damaged.items():
            (folder / f"{name}{ending}").write_bytes(content)
            self._known.add(sha256(content).hexdigest())

    def problems(self) -> list[str]:
        """Files of the player's folder that were written since the last call and are not whole."""
        found = []
        for path in sorted(self.home.rglob("*")):
            try:
                stat = path.stat()
            except OSError:
                continue
            mark = (stat.st_mtime_ns, stat.st_size)
            if not path.is_file() or "cache" in path.parts or self._seen.get(path) == mark:
                continue
            self._seen[path] = mark
            if path.suffix == ".tmp":
                if time.time() - stat.st_mtime < _IN_WORK:
                    del self._seen[path]  # a thread is still writing it
                    continue
                found.append(f"A temporary file was left: {path.relative_to(self.home)}.")
            elif sha256(path.read_bytes()).hexdigest() not in self._known:
                try:
                    _read(path)
                except (DataError, EngineError) as error:
                    found.append(f"{path.relative_to(self.home)} is not whole: {error}")
        return found


def _deck(name: str) -> Path:
    return paths.sample_decks_dir() / f"{name}.ydk"


def _read(path: Path) -> None:
    """Read a file of the player's; whatever its reader raises says that it is not whole."""
    if path.suffix == ".ydk":
        load_ydk(path)
    elif path.suffix == ".ketto":
        load_record(path)
    elif path.suffix == ".puzzle":
        load_puzzle(path)
    elif path.suffix == ".unfinished":
        saved = read_journal(path)
        if saved.problem:
            raise DataError(saved.problem)
    elif path.name == "settings.json" and load_settings().warnings:
        raise DataError("; ".join(load_settings().warnings))


class Watch:
    """Hears of everything that must not happen: exceptions, warnings, words of Qt and of the log."""

    def __init__(self) -> None:
        self._complaints: list[str] = []

    def take(self) -> list[str]:
        """What was heard since the last call."""
        heard, self._complaints = self._complaints, []
        return heard

    def say(self, sentence: str) -> None:
        """Note one complaint."""
        self._complaints.append(sentence)

    def _exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.say("".join(traceback.format_exception(kind, error, trace)))

    def _qt(self, kind: QtMsgType, _where: QMessageLogContext, words: str | None) -> None:
        if kind != QtMsgType.QtDebugMsg and not (words or "").startswith(_HARMLESS):
            self.say(f"Qt: {words}\n" + "".join(traceback.format_stack(limit=12)))

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Everything that may tell of a fault tells it here."""
        log = _Log(self)
        before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._exception
        threading.excepthook = lambda args: self._exception(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )
        sys.unraisablehook = lambda args: self._exception(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )
        old = qInstallMessageHandler(self._qt)
        logging.getLogger("app").addHandler(log)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                yield
        finally:
            logging.getLogger("app").removeHandler(log)
            qInstallMessageHandler(old)
            sys.excepthook, threading.excepthook, sys.unraisablehook = before


class _Log(logging.Handler):
    """Warnings of the program's own log."""

    def __init__(self, watch: Watch) -> None:
        super().__init__(logging.WARNING)
        self._watch = watch

    def emit(self, record: logging.LogRecord) -> None:
        """Note it, with its traceback."""
        self._watch.say(f"Log: {logging.Formatter().format(record)}")


@contextmanager
def chance_of(rng: Random) -> Iterator[None]:
    """The program's own chance comes from ``rng``, so that a run can be repeated."""
    old = secrets.randbits
    setattr(secrets, "randbits", rng.getrandbits)  # noqa: B010  # mypy knows the names of parameters
    try:
        yield
    finally:
        setattr(secrets, "randbits", old)  # noqa: B010


@contextmanager
def answered_file_dialogs(answer: Callable[[QFileDialog], Path | None]) -> Iterator[None]:
    """File dialogs do not open: ``answer`` says what was chosen, None for nothing."""
    old: Any = QFileDialog.open
    waiting: list[QFileDialog] = []

    def chosen(dialog: QFileDialog) -> None:
        waiting.clear()
        path = answer(dialog)
        if path is not None:
            dialog.filesSelected.emit([str(path)])
            dialog.fileSelected.emit(str(path))
        dialog.done(QDialog.DialogCode.Rejected if path is None else QDialog.DialogCode.Accepted)
        dialog.deleteLater()

    def opened(dialog: QFileDialog, *_args: object) -> None:
        if waiting:  # it would be modal: nothing else could be clicked
            dialog.deleteLater()
            return
        waiting.append(dialog)
        QTimer.singleShot(0, dialog, lambda: chosen(dialog))

    setattr(QFileDialog, "open", opened)  # noqa: B010  # mypy knows that a method is no variable
    try:
        yield
    finally:
        setattr(QFileDialog, "open", old)  # noqa: B010
