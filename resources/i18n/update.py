"""Keeps the translations in step with the source: ``python resources/i18n/update.py [--prune]``.

Collects every text inside ``tr("...")`` and ``mark("...")`` under ``app``, and the sentences of errors
about files (``FileError("...")``, ``Phrase("...")``); adds the ones that are new to each language's files with an empty translation, and lists what is missing and what is no longer
used; ``--prune`` removes the latter. Exit code 1 while something is missing. It also lists texts that
a widget shows without ``tr``.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDER = Path(__file__).resolve().parent
#: First part of a module's path under app/gui to the file its texts go to; others go to shell.json.
ROOMS = {
    "wording.py": "wording",
    "board": "table",
    "dialogs": "table",
    "table": "table",
    "replay_viewer": "replay_viewer",
    "exports": "replay_viewer",
    "deck_builder": "deck_builder",
    "practice": "practice",
    "rulebook": "rulebook",
}
#: Methods and classes whose text argument a player sees.
SHOWING = {
    "QAction", "QCheckBox", "QGroupBox", "QLabel", "QPushButton", "QRadioButton", "QToolButton",
    "addAction", "addItem", "addItems", "drawText", "setAccessibleDescription", "setAccessibleName",
    "setItemText", "setLabelText", "setPlaceholderText", "setPlainText", "setStatusTip", "setText",
    "setTitle", "setToolTip", "setWindowTitle",
}  # fmt: skip
#: Errors and words of ``app/data/errors.py`` whose first argument is a text to translate.
PHRASES = {"BanlistError", "DataError", "DeckError", "FileError", "Phrase", "PuzzleError", "RecordError"}
#: Proper names that are the same in every language.
NAMES = {"Ketto"}


def sources() -> list[Path]:
    """All modules whose texts are translated."""
    return [
        path for folder in ("gui", "controller") for path in sorted((ROOT / "app" / folder).rglob("*.py"))
    ]


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def marked_texts(tree: ast.AST) -> Iterator[str]:
    """The texts of ``tr`` and ``mark`` calls in a module."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in ("tr", "mark") and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str) and first.value:
                yield first.value


def phrases(tree: ast.AST) -> Iterator[str]:
    """The patterns of errors about files that a module raises, and of the words in them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in PHRASES and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


def bare_texts(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, text) of literal words that a widget shows without ``tr``."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and _name(node.func) in SHOWING):
            continue
        for argument in node.args:
            parts = argument.values if isinstance(argument, ast.JoinedStr) else [argument]
            for part in parts:
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    words = [word for word in re.findall(r"[A-Za-z]{3,}", part.value) if word not in NAMES]
                    if words:
                        yield node.lineno, part.value


def collect() -> dict[str, str]:
    """Every text to translate and the file (without ending) it belongs to."""
    found: dict[str, str] = {}
    for path in sources():
        parts = path.relative_to(ROOT / "app").parts
        room = ROOMS.get(parts[1], "shell") if parts[0] == "gui" else "table"
        for text in marked_texts(ast.parse(path.read_text(encoding="utf-8"))):
            found.setdefault(text, room)
    for folder in ("data", "controller", "gui"):
        for path in sorted((ROOT / "app" / folder).rglob("*.py")):
            for text in phrases(ast.parse(path.read_text(encoding="utf-8"))):
                found.setdefault(text, "data")
    return found


def unwrapped() -> list[str]:
    """One line for each text that is shown without ``tr``."""
    return [
        f"{path.relative_to(ROOT).as_posix()}:{line}: {text!r}"
        for path in sources()
        for line, text in bare_texts(ast.parse(path.read_text(encoding="utf-8")))
    ]


def languages() -> list[Path]:
    """The folder of each language."""
    return sorted(path for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("__"))


def read(folder: Path) -> dict[str, dict[str, str]]:
    """File name (without ending) to its table."""
    return {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.json"))}


def write(folder: Path, tables: dict[str, dict[str, str]]) -> None:
    """Write the tables back, each file in one step."""
    for name, table in tables.items():
        path = folder / f"{name}.json"
        text = json.dumps(table, ensure_ascii=False, indent=1) + "\n"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            temporary = path.with_suffix(".tmp")
            temporary.write_text(text, encoding="utf-8", newline="\n")
            temporary.replace(path)


def update(folder: Path, wanted: dict[str, str], *, prune: bool) -> tuple[list[str], list[str]]:
    """Add what is new to one language; returns (texts without translation, translations without text)."""
    tables = read(folder)
    known = {text for table in tables.values() for text in table}
    for text, room in wanted.items():
        if text not in known:
            tables.setdefault(room, {})[text] = ""
    stale = sorted(known - set(wanted))
    if prune:
        tables = {name: {t: w for t, w in table.items() if t in wanted} for name, table in tables.items()}
    write(folder, tables)
    missing = sorted(
        text for table in tables.values() for text, word in table.items() if text in wanted and not word
    )
    return missing, stale


def main(arguments: list[str]) -> int:
    """Bring all languages up to date and report."""
    wanted = collect()
    code = 0
    for folder in languages():
        missing, stale = update(folder, wanted, prune="--prune" in arguments)
        print(f"{folder.name}: {len(wanted)} texts, {len(missing)} without translation, {len(stale)} unused")
        for title, texts in (("missing", missing), ("unused", stale)):
            for text in texts:
                print(f"  {title}: {text}")
        code = code or bool(missing)
    for line in unwrapped():
        print(f"shown without tr: {line}")
    return int(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
