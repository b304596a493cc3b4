"""``python resources/banlists/update.py`` writes the card names into the lists again.

Run it after cards were added to resources/cards. Passcodes and dates stay as they are.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from app.data import atomic  # noqa: E402  # found only after the line above
from app.data.banlists import banlist_text, load_banlist  # noqa: E402
from app.data.facts import load_facts  # noqa: E402


def update(folder: Path) -> list[Path]:
    """Rewrites the lists in ``folder`` whose text changes and gives their paths."""
    names = {card.data.code: card.names["en"] for card in load_facts(ROOT / "resources" / "cards")}
    changed = []
    for path in sorted(folder.glob("*.txt")):
        text = banlist_text(load_banlist(path), names)
        if text != path.read_text(encoding="utf-8"):
            atomic.write_text(path, text)
            changed.append(path)
    return changed


if __name__ == "__main__":
    for changed_file in update(Path(__file__).resolve().parent):
        sys.stdout.write(f"{changed_file.name}\n")
