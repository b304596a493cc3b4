"""The rulebook's own words: what its parts, areas and eras are called."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, NamedTuple

from app.data.rulebook import RULES, Entry
from app.gui.duel_setup.rules_panel import RULE_WORDS
from app.gui.i18n import mark, tr

PART_WORDS: Final = {
    "basics": mark("Basics"),
    "battle": mark("Turn and battle"),
    "effects": mark("Effects"),
    "summoning": mark("Summoning"),
}
AREA_WORDS: Final = {
    "DECK": mark("Decks"),
    "WIN": mark("Winning, LP and Matches"),
    "ZONE": mark("Zones of the field"),
    "INFO": mark("Public information"),
    "CARD": mark("What a card is"),
    "TOK": mark("Tokens"),
    "TRM": mark("Trap Monsters"),
    "CTR": mark("Counters"),
    "MAT": mark("Xyz Materials"),
    "SPL": mark("Spell Cards"),
    "TRP": mark("Trap Cards"),
    "EQP": mark("Equip Cards"),
    "FLD": mark("Field Spells"),
    "CTL": mark("Control"),
    "BAN": mark("Banishing"),
    "MOVE": mark("Where cards go"),
    "GAIN": mark("Gained effects"),
    "MUST": mark("What a player must do"),
    "TURN": mark("Turns"),
    "PH": mark("Phases"),
    "BP": mark("Battle Phase"),
    "RPL": mark("Replays of attacks"),
    "DS": mark("Damage Step"),
    "DMG": mark("Battle damage"),
    "BDES": mark("Destruction by battle"),
    "EFF": mark("Kinds of effects"),
    "ACT": mark("Activating"),
    "COST": mark("Costs"),
    "TGT": mark("Targets"),
    "LINKED": mark("Cards tied to a target"),
    "CHN": mark("Chains and Spell Speeds"),
    "SEG": mark("Simultaneous effects"),
    "TIM": mark("Timing"),
    "RES": mark("Resolving"),
    "NEG": mark("Negating"),
    "DES": mark("Destruction"),
    "OPT": mark("Once per turn"),
    "NS": mark("Normal Summons"),
    "TRB": mark("Tribute Summon"),
    "FLIP": mark("Flip Summon"),
    "SS": mark("Special Summon"),
    "REV": mark("The revive limit"),
    "RIT": mark("Ritual Summon"),
    "FUS": mark("Fusion Summon"),
    "SYN": mark("Synchro Summon"),
    "XYZ": mark("Xyz Summon"),
    "PEN": mark("Pendulum Summon"),
    "LNK": mark("Link Summon"),
    "EMZ": mark("Extra Monster Zones"),
    "SNEG": mark("Negating a Summon"),
    "POS": mark("Battle positions"),
}
TEXT_WORDS: Final = {"given": mark("Given"), "when": mark("When"), "then": mark("Then")}
"""Headings of the example's sentences."""

#: What the examples call players and zones: in which parts, how that is found, and what it means.
#: "A" is also an article, so it counts only where it does something.
_LEGEND: Final = (
    (
        ("effects", "summoning"),
        re.compile(r"\bP[12]\b"),
        mark("P1 is the turn player unless the example says otherwise; P2 is the opponent."),
    ),
    (
        ("basics", "battle"),
        re.compile(r"\bB\b|\bA's\b|\bA (?:has|controls|activates|attacks)\b"),
        mark("A is the turn player unless the example says otherwise; B is the opponent."),
    ),
    (
        ("summoning",),
        re.compile(r"\bM[1-5]\b"),
        mark("M1 to M5 are the Main Monster Zones, counted from their owner's left."),
    ),
    (
        ("summoning",),
        re.compile(r"\bEMZ-[LR]\b"),
        mark("EMZ-L and EMZ-R are the left and right Extra Monster Zone, as P1 sees them."),
    ),
)


class Wanted(NamedTuple):
    """What somebody wants to read. ``ids``: the entries, the most fitting first; none of them: everything.

    The first ``now`` of them are about the situation on the table. ``code``: the card they are about, or 0.
    """

    ids: tuple[str, ...] = ()
    now: int = 0
    code: int = 0


def area_words(area: str) -> str:
    """What the entries with these letters are about; an unknown area is called by its letters."""
    return tr(AREA_WORDS[area]) if area in AREA_WORDS else area


def part_words(part: str) -> str:
    """A part of the rulebook in words."""
    return tr(PART_WORDS[part]) if part in PART_WORDS else part


def era_name(era: str) -> str:
    """A Master Rule in words; "" is all of them."""
    return tr(RULE_WORDS[era][0]) if era in RULE_WORDS else tr("All eras")


def era_words(entry: Entry) -> str:
    """The rules under which an entry holds: "Master Rule 2 (2011) – Master Rule 3 (2014)"."""
    if entry.eras == RULES:
        return era_name("")
    return _stretch(entry.eras, era_name)


def short_era(entry: Entry) -> str:
    """The same in short, "MR2–MR3"; "" for all."""
    return "" if entry.eras == RULES else _stretch(entry.eras, str.upper)


def _stretch(eras: tuple[str, ...], name: Callable[[str], str]) -> str:
    """Rules that follow each other as first and last one, others one by one."""
    first, last = RULES.index(eras[0]), RULES.index(eras[-1])
    if len(eras) > 1 and eras == RULES[first : last + 1]:
        return f"{name(eras[0])} – {name(eras[-1])}"
    return ", ".join(map(name, eras))


def count_words(count: int) -> str:
    """How many entries."""
    return tr("1 entry") if count == 1 else tr("{count} entries").format(count=count)


def legend(entry: Entry) -> list[str]:
    """A sentence for each abbreviation in the example; ``entry`` is the English one."""
    text = " ".join((entry.given, entry.when, entry.then))
    return [tr(words) for parts, pattern, words in _LEGEND if entry.part in parts and pattern.search(text)]
