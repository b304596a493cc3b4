"""``ketto rulings``: how many entries of the rulebook the tests prove, and what an entry says."""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.cli.inputs import BadInput
from app.data.library import CardLibrary, load_library
from app.data.paths import checkout_dir, resources_dir
from app.data.rulebook import RULES, WORDS, Entry, Rulebook, load_rulebook

_TESTS_RAN = (0, 1)  # pytest's exit codes for "all passed" and "some failed"
_NO_TESTS = 5
_ENTRY = re.compile(r"^- id: (\S+)\s*$", re.MULTILINE)
_PASSCODE = re.compile(r"passcode: (\d+)")


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("rulings", help="run the rulings tests, or show entries of the rulebook")
    parser.add_argument("--show", nargs="+", metavar="ID", help="print these entries instead (no tests run)")
    parser.add_argument(
        "--language", choices=("en", "zh_CN"), default="en", help="language of the entries shown"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--jobs", type=int, default=min(4, os.cpu_count() or 1), help="parallel processes")
    parser.set_defaults(run=run)


@dataclass(frozen=True, slots=True)
class Coverage:
    """Ids of the rulebook in file order, and those that passing tests prove or failing tests deny."""

    ids: tuple[str, ...]
    proven: frozenset[str]
    failed: frozenset[str]

    @property
    def unproven(self) -> list[str]:
        """Ids that no passing test proves."""
        return [name for name in self.ids if name not in self.proven]

    def areas(self) -> dict[str, dict[str, int]]:
        """Total and proven by area (the letters of the id), in file order."""
        found: dict[str, dict[str, int]] = {}
        for name in self.ids:
            area = found.setdefault(name.rsplit("-", 1)[0], {"total": 0, "proven": 0})
            area["total"] += 1
            area["proven"] += name in self.proven
        return found


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; 1 if a rulings test fails. Raises :class:`BadInput` for an unknown entry."""
    if arguments.show:
        return show(arguments.show, arguments.language, as_json=arguments.json)
    checkout = checkout_dir()
    if checkout is None:
        raise BadInput("The rulings tests are in the source code only; run this command from a checkout.")
    if not 1 <= arguments.jobs <= 64:
        raise BadInput(f"--jobs {arguments.jobs}: choose a number from 1 to 64.")
    coverage = measure(checkout, arguments.jobs)
    reasons = open_reasons(resources_dir() / "rulebook", coverage.unproven, load_library())
    if arguments.json:
        print(json.dumps(_summary(coverage) | {"reasons": reasons}))
    else:
        _print_table(coverage, reasons)
    return 1 if coverage.failed else 0


def show(names: Sequence[str], language: str, *, as_json: bool) -> int:
    """Prints the entries with these ids (in any case) in ``language``, English where it has no words."""
    folder = resources_dir() / "rulebook"
    book = load_rulebook(folder)
    for problem in book.problems:
        print(problem, file=sys.stderr)
    found = [
        _entry_named(book, name, language) for name in dict.fromkeys(name.upper()[:40] for name in names)
    ]
    if as_json:
        print(json.dumps({"entries": [_values(entry) for entry in found]}, ensure_ascii=False))
        return 0
    print("\n\n".join(map(_as_text, found)))
    return 0


def _entry_named(book: Rulebook, name: str, language: str) -> Entry:
    entry = book.entry(name, language)
    if entry is not None:
        return entry
    area = name.partition("-")[0]
    ids = [each.id for each in book.entries if each.area == area]
    if ids:
        raise BadInput(f"The rulebook has no entry '{name}'; {area} goes from {ids[0]} to {ids[-1]}.")
    areas = ", ".join(dict.fromkeys(each.area for each in book.entries))
    raise BadInput(f"The rulebook has no entry '{name}'; an id is an area ({areas}) and a number: CHN-012.")


def _values(entry: Entry) -> dict[str, object]:
    """The entry as JSON values, under the names it has in the rulebook's files."""
    cards = [{"name": card.name, "passcode": card.code} for card in entry.cards]
    words = {key: getattr(entry, key) for key in WORDS}
    return {"id": entry.id, "era": entry.era, "eras": entry.eras, **words, "cards": cards}


def _as_text(entry: Entry) -> str:
    """The entry as lines of text."""
    era = "all eras" if entry.eras == RULES else ", ".join(entry.eras)
    lines = [f"{entry.id} ({era})", entry.rule]
    lines += [f"  {key}: {text}" for key in WORDS[1:] if (text := getattr(entry, key))]
    if entry.cards:
        lines.append("  cards: " + ", ".join(f"{card.name} ({card.code})" for card in entry.cards))
    return "\n".join(lines)


def open_reasons(folder: Path, ids: Sequence[str], library: CardLibrary) -> dict[str, str]:
    """Why each of ``ids`` is not proven: what ``open.json`` says, a card without a script, or no test yet."""
    said: dict[str, str] = json.loads((folder / "open.json").read_text(encoding="utf-8"))
    blocks: dict[str, str] = {}
    for path in sorted(folder.glob("*.yaml")):
        parts = _ENTRY.split(path.read_text(encoding="utf-8"))
        blocks.update(zip(parts[1::2], parts[2::2], strict=True))
    return {
        name: said.get(name) or _missing_card(blocks[name], library) or "test still to write" for name in ids
    }


def _missing_card(block: str, library: CardLibrary) -> str:
    """The first card an entry names that no duel can use yet, as a reason; empty if there is none."""
    for code in map(int, _PASSCODE.findall(block)):
        if not library.pool.is_playable(code):
            return f"card still to write: {library.name(code, 'en') or code}"
    return ""


def rulebook_ids(folder: Path) -> tuple[str, ...]:
    """The ids of all entries in the rulebook files of ``folder``."""
    return tuple(
        name
        for path in sorted(folder.glob("*.yaml"))
        for name in _ENTRY.findall(path.read_text(encoding="utf-8"))
    )


def measure(checkout: Path, jobs: int) -> Coverage:
    """Runs the tests marked as rulings in a process of their own; raises :class:`BadInput` if it cannot."""
    with tempfile.TemporaryDirectory(prefix="ketto-rulings-") as folder:
        out = Path(folder) / "rulings.json"
        command = [sys.executable, "-m", "pytest", "tests", "-q", "-m", "ruling", "--rulings-out", str(out)]
        if jobs > 1:
            command += ["-n", str(jobs)]
        done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
        if done.returncode not in (*_TESTS_RAN, _NO_TESTS) or not out.is_file():
            last = (done.stdout + done.stderr).strip().splitlines()[-1:] or ["no output"]
            why = last[0].strip()
            raise BadInput(f"The rulings tests could not run ({why}); run 'pytest tests' to see why.")
        outcomes: dict[str, str] = json.loads(out.read_text(encoding="utf-8"))
    return Coverage(
        rulebook_ids(resources_dir() / "rulebook"),
        frozenset(name for name, outcome in outcomes.items() if outcome == "passed"),
        frozenset(name for name, outcome in outcomes.items() if outcome == "failed"),
    )


def _summary(coverage: Coverage) -> dict[str, object]:
    return {
        "total": len(coverage.ids),
        "proven": len(coverage.ids) - len(coverage.unproven),
        "areas": coverage.areas(),
        "unproven": coverage.unproven,
        "failed": sorted(coverage.failed),
    }


def _print_table(coverage: Coverage, reasons: Mapping[str, str]) -> None:
    print(f"{'area':<8}{'total':>7}{'proven':>8}")
    for area, counts in coverage.areas().items():
        print(f"{area:<8}{counts['total']:>7}{counts['proven']:>8}")
    total, missing = len(coverage.ids), coverage.unproven
    print(f"{'all':<8}{total:>7}{total - len(missing):>8}")
    if coverage.failed:
        print(f"failed: {' '.join(sorted(coverage.failed))}")
    if missing:
        print(f"not proven ({len(missing)}):")
        for name in missing:
            print(f"  {name:<11} {reasons[name]}")
