"""Twenty deliberate wrong turns in the kernel: each must be caught by a rulebook test.

    python -m tests.mutations            # all, in a copy of the checkout
    python -m tests.mutations piercing   # those whose name contains the word

Prints each mutation with the first test that caught it; exit code 1 when one survived.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class Mutation(NamedTuple):
    """Replace ``right`` by ``wrong`` in a file of app/engine."""

    name: str
    file: str
    right: str
    wrong: str


MUTATIONS = (
    Mutation(
        "when is treated as if",
        "triggers.py",
        'if definition.timing == "when" and not definition.mandatory and fact.instant < last:',
        'if definition.timing == "never":',
    ),
    Mutation(
        "the opponent's simultaneous triggers come first",
        "triggers.py",
        "turn_player = pending.player == kernel.state.turn_player",
        "turn_player = pending.player != kernel.state.turn_player",
    ),
    Mutation(
        "piercing is not applied",
        "damage.py",
        "if kernel.active(c.EFFECT_PIERCE) and query.has(attacker, c.EFFECT_PIERCE):",
        "if kernel.active(c.EFFECT_PIERCE) and not query.has(attacker, c.EFFECT_PIERCE):",
    ),
    Mutation(
        "a target is kept after it moved",
        "running.py",
        "return card.data.generation == generation and bool(card.data.location)",
        "return bool(card.data.location)",
    ),
    Mutation(
        "links resolve first to last",
        "chain.py",
        "link = state.chain[-1]\n        card",
        "link = state.chain[0]\n        card",
    ),
    Mutation(
        "a Trap may be activated in the turn it was Set",
        "permissions.py",
        "if data.turn_placed == state.turn and bits & (c.TYPE_TRAP | c.TYPE_QUICKPLAY):",
        "if data.turn_placed > state.turn and bits & (c.TYPE_TRAP | c.TYPE_QUICKPLAY):",
    ),
    Mutation(
        "Spell Speed 2 may answer a Counter Trap", "legality.py", "if speed < last:", "if speed < last - 1:"
    ),
    Mutation(
        "monsters destroyed by battle leave at once",
        "battle.py",
        "card.data.status |= STATUS_BATTLE_DESTROYED",
        "card.data.status |= 0",
    ),
    Mutation(
        "a face-down target is flipped without its effect",
        "battle.py",
        "kernel.note(\n            c.EVENT_FLIP,",
        "kernel.note(\n            c.EVENT_CHAIN_END,",
    ),
    Mutation("no replay", "battle.py", "if now == before and not lost_right:", "if True:"),
    Mutation("two Normal Summons a turn", "actions/normal_summon.py", "    limit = 1\n", "    limit = 2\n"),
    Mutation(
        "a Level 5 monster needs no Tribute",
        "legality.py",
        "need = 0 if level <= 4 else",
        "need = 0 if level <= 5 else",
    ),
    Mutation(
        "the first turn has a Battle Phase",
        "turn.py",
        "if kernel.state.turn == 1 and not kernel.rules.first_turn_attack:",
        "if kernel.state.turn == 0:",
    ),
    Mutation("the hand limit is 7", "rules.py", "hand_limit: int = 6", "hand_limit: int = 7"),
    Mutation("equal ATK destroys nobody", "damage.py", "elif mine > 0:", "elif mine > 99999:"),
    Mutation(
        "an attacker weaker than the DEF takes no damage",
        "damage.py",
        "elif mine < theirs:\n        damage = {me:",
        "elif mine < 0:\n        damage = {me:",
    ),
    Mutation(
        "negated monsters keep their continuous effects",
        "modifiers.py",
        "if modifier.source in negated and modifier.definition is not None",
        "if modifier.source in () and modifier.definition is not None",
    ),
    Mutation(
        "an Equip Card stays without its monster",
        "actions/place.py",
        "if target.location != c.LOCATION_MZONE or target.is_face_down():\n        return False\n    for m",
        "if False:\n        return False\n    for m",
    ),
    Mutation("an empty Deck loses nothing", "actions/draw.py", "losers.append(player)", "losers.extend(())"),
    Mutation(
        "a stolen monster goes to the GY of its controller",
        "actions/move.py",
        "owner = data.owner if to_player is None",
        "owner = data.controller if to_player is None",
    ),
    Mutation(
        "once per turn is never used up",
        "limits.py",
        "book[key] = book.get(key, 0) + by",
        "book[key] = book.get(key, 0)",
    ),
    Mutation(
        "a declared attack does not lock the position",
        "battle.py",
        "data.status |= STATUS_DECLARED_ATTACK",
        "data.status |= 0",
    ),
)


def caught_by(mutation: Mutation, copy: Path) -> str:
    """The first failing test with the mutation in place; empty when it survives."""
    path = copy / "app" / "engine" / mutation.file
    text = path.read_text(encoding="utf-8")
    if mutation.right not in text:
        raise SystemExit(f"'{mutation.name}' no longer fits {mutation.file}; mend the list.")
    path.write_text(text.replace(mutation.right, mutation.wrong), encoding="utf-8")
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "tests/rulings", "-q", "-x", "-n", "0", "-p", "no:randomly"],
            cwd=copy,
            capture_output=True,
            text=True,
            check=False,
        )
    finally:
        path.write_text(text, encoding="utf-8")
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0] if failed else ""


def main(word: str) -> int:
    """Try every mutation whose name contains ``word``."""
    survived = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        ignored = shutil.ignore_patterns(".git", ".venv", "__pycache__", ".*_cache", "decks")
        shutil.copytree(ROOT, copy, ignore=ignored)
        shutil.copytree(ROOT / "decks", copy / "decks")
        for mutation in MUTATIONS:
            if word in mutation.name:
                test = caught_by(mutation, copy)
                survived += not test
                print(f"{'caught' if test else 'SURVIVED':<9}{mutation.name}  {test}", flush=True)
    return 1 if survived else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else ""))
