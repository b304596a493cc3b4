"""``ketto replay``: print a record's log, or prove that it plays out the same."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from app.cli.duel import LogPrinter, last_line
from app.cli.playing import Outcome
from app.data.carddb import known_library
from app.data.errors import RecordError
from app.data.recorder import verify
from app.data.replay_file import Record, load_partial, load_record
from app.data.type_words import LANGUAGES


def add_parser(commands: argparse._SubParsersAction[Any]) -> None:
    """Adds the command to the command line."""
    parser = commands.add_parser("replay", help="print or verify a duel record")
    parser.add_argument("record", type=Path, metavar="FILE", help="a .ketto file")
    parser.add_argument("--verify", action="store_true", help="play it again and compare every digest")
    parser.add_argument("--names", choices=LANGUAGES, default="en", help="language of card names in the log")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Runs the command; 1 if the record does not verify or only a part of it can be read."""
    try:
        record, missing = load_record(arguments.record), ""
    except RecordError as error:
        try:
            record, missing = load_partial(arguments.record)
        except RecordError:
            raise error from None
        print(missing, file=sys.stderr)
    library = known_library()
    outcome = _outcome(record)
    summary = {
        "names": list(record.names),
        "rules": record.setup.rules.name,
        "winner": record.winner,
        "reason": record.win_reason,
        "turn": record.turn,
        "digest": record.final_digest,
        "decisions": len(record.responses),
        "app_version": record.app_version,
        "lines": len(record.branches),
        "notes": len(record.notes),
        "missing": missing,
    }
    code = 1 if missing else 0
    if arguments.verify:
        result = verify(record, library.pool)
        summary |= {
            "ok": result.ok,
            "steps": result.steps,
            "first_difference": result.first_difference,
            "message": result.message,
            "details": list(result.details),
            "scripts_changed": result.scripts_changed,
        }
        code = code if result.ok else 1
        if not arguments.json:
            print(("verified: " if result.ok else "differs: ") + result.message)
            for detail in result.details[1:]:
                print(f"  {detail}")
    elif not arguments.json:
        printer = LogPrinter(library, record.names, arguments.names)
        for _, event in record.events:
            printer.tell(event)
    print(json.dumps(summary, ensure_ascii=False) if arguments.json else last_line(outcome, record.names))
    return code


def _outcome(record: Record) -> Outcome:
    return Outcome(record.winner, record.win_reason, record.turn, len(record.responses), record.final_digest)
