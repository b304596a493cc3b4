"""What the deck builder says: problems, refusals, history, facts of a card, in the program's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from app.controller.deck_check import Problem
from app.controller.deck_editor import HistoryStep
from app.data.library import CardLibrary
from app.data.type_words import ATTRIBUTE_WORDS, language_index, type_line
from app.engine import constants as c
from app.engine.carddata import CardData
from app.gui.duel_setup.rules_panel import RULE_WORDS
from app.gui.faces.frame import points_text
from app.gui.i18n import language, mark, tr

#: The sentences of :mod:`app.data.deck_rules` by kind; a test keeps both the same.
PROBLEMS: Final[dict[str, str]] = {
    "main_too_small": mark("The Main Deck has {count} cards; it needs at least {limit}."),
    "main_one_card": mark("The Main Deck has 1 card; it needs at least {limit}."),
    "part_too_big": mark("The {part} Deck has {count} cards; it may have at most {limit}."),
    "unknown": mark("Ketto does not know the card with the passcode {code}; remove it."),
    "token": mark("{name} ({code}) is a Token and cannot be in a Deck; remove it."),
    "unscripted": mark("{name} ({code}) has no script yet; replace it by another card."),
    "wrong_part": mark("{name} ({code}) is in the {here} Deck but belongs in the {there} Deck; move it."),
    "era": mark("{name} ({code}) is {kind} Monster, which {rules} does not have; play {first} or remove it."),
    "not_listed": mark("{name} ({code}) is not allowed by the list {banlist}; remove it."),
    "forbidden": mark("{name} is Forbidden, but the deck has {count}."),
    "limited": mark("{name} is Limited to 1 copy, but the deck has {count}."),
    "semi_limited": mark("{name} is Semi-Limited to 2 copies, but the deck has {count}."),
    "too_many_copies": mark("The deck has {count} copies of {name}; it may have at most {limit}."),
}
#: Those of :mod:`app.controller.deck_check` for a card that may not be added.
REFUSALS: Final[dict[str, str]] = {
    "token": PROBLEMS["token"],
    "part_too_big": mark("The {part} Deck is full; it may have at most {limit} cards."),
    "too_many_copies": mark("The deck already has {limit} copies of {name}, over all three parts."),
    "forbidden": mark("{name} is Forbidden by this list."),
    "limited": mark("{name} is Limited to 1 copy, and the deck has it."),
    "semi_limited": mark("{name} is Semi-Limited to 2 copies, and the deck has them."),
    "not_listed": mark("{name} ({code}) is not allowed by the list {banlist}."),
}
_PART_NAMES: Final = {"Main": mark("Main"), "Extra": mark("Extra"), "Side": mark("Side")}
_KIND_NAMES: Final = {"a Link": mark("a Link"), "a Pendulum": mark("a Pendulum"), "an Xyz": mark("an Xyz")}
PART_TITLES: Final = {
    "main": mark("Main Deck"),
    "extra": mark("Extra Deck"),
    "side": mark("Side Deck"),
    "": mark("the deck"),
}
SORT_WORDS: Final = {
    "type": mark("Kind"),
    "name": mark("Name"),
    "level": mark("Level"),
    "attack": mark("ATK"),
    "defense": mark("DEF"),
    "attribute": mark("Attribute"),
    "race": mark("Type"),
    "code": mark("Passcode"),
    "newest": mark("Newest"),
    "scale": mark("Scale"),
    "limit": mark("Limit"),
    "copies": mark("In deck"),
    "relevance": mark("Best match"),
}
#: Labels that front ends hand to the editor's ``replace_all``.
REPLACE_WORDS: Final = {
    "clipboard": mark("Pasted from the clipboard"),
    "file": mark("Read from a file"),
    "draft": mark("Unsaved changes brought back"),
    "list": mark("Read from a card list"),
}

NameOf = Callable[[int], str]


def rules_name(name: str) -> str:
    """A rule set without its year: "Master Rule 3"; the present one with it."""
    words = tr(RULE_WORDS[name][0])
    short = words.partition("(")[0].partition("（")[0].strip()
    return words if name == "mr5" else short


def problem_words(problem: Problem, name_of: NameOf) -> str:
    """``problem`` as one sentence in the language of the program."""
    return _filled(PROBLEMS.get(problem.kind, ""), problem, name_of)


def refusal_words(problem: Problem, name_of: NameOf) -> str:
    """Why a card may not be added, likewise."""
    return _filled(REFUSALS.get(problem.kind, ""), problem, name_of)


def _filled(template: str, problem: Problem, name_of: NameOf) -> str:
    if not template:
        return problem.sentence
    values = dict(problem.values)
    if problem.code is not None and "name" in values:
        values["name"] = name_of(problem.code)
    for key, table in (("part", _PART_NAMES), ("here", _PART_NAMES), ("there", _PART_NAMES)):
        if key in values:
            values[key] = tr(table.get(str(values[key]), str(values[key])))
    if "kind" in values:
        values["kind"] = tr(_KIND_NAMES.get(str(values["kind"]), str(values["kind"])))
    for key in ("rules", "first"):
        if values.get(key) in RULE_WORDS:
            values[key] = rules_name(str(values[key]))
    try:
        return tr(template).format(**values)
    except (KeyError, IndexError):
        return problem.sentence


def step_words(step: HistoryStep, name_of: NameOf) -> str:
    """One line of the history list."""
    values = step.values
    if step.kind == "open":
        return tr("opened {name}").format(name=values.get("name", ""))
    if step.kind == "add":
        return f"+ {name_of(int(values['code']))} ×{values.get('count', 1)}"
    if step.kind == "remove":
        return f"\N{MINUS SIGN} {_cards(values['codes'], name_of)}"
    part = tr(PART_TITLES.get(str(values.get("part", "")), ""))
    if step.kind == "move":
        to = tr(PART_TITLES.get(str(values["to"]), ""))
        cards = _cards(values["codes"], name_of)
        if values["to"] == values["part"]:
            return tr("{cards} moved within {part}").format(cards=cards, part=to)
        return tr("{cards} → {part}").format(cards=cards, part=to)
    if step.kind == "sort":
        how = tr(SORT_WORDS.get(str(values.get("how", "")), ""))
        return tr("{part} sorted: {how}").format(part=part, how=how)
    if step.kind == "shuffle":
        return tr("{part} shuffled").format(part=part)
    if step.kind == "clear":
        return tr("{part} cleared").format(part=part)
    label = str(values.get("label", ""))
    return tr(REPLACE_WORDS[label]) if label in REPLACE_WORDS else label


def _cards(codes: object, name_of: NameOf) -> str:
    """Names with numbers: "Trade-In ×2", or "5 cards" for many kinds."""
    counts: dict[str, int] = {}
    for code in codes if isinstance(codes, (tuple, list)) else ():
        name = name_of(int(code))
        counts[name] = counts.get(name, 0) + 1
    if len(counts) > 2:
        return tr("{count} cards").format(count=sum(counts.values()))
    return ", ".join(f"{name} ×{count}" for name, count in counts.items())


def attribute_name(attribute: int) -> str:
    """The word of an Attribute."""
    words = ATTRIBUTE_WORDS.get(attribute)
    return words[language_index(language())] if words else ""


def level_words(data: CardData) -> str:
    """ "Lv 8", "Rank 4" or "Link-2"; empty for a Spell or Trap."""
    if not data.type & c.TYPE_MONSTER:
        return ""
    pattern = (
        tr("Link-{level}")
        if data.type & c.TYPE_LINK
        else tr("Rank {level}")
        if data.type & c.TYPE_XYZ
        else tr("Lv {level}")
    )
    return pattern.format(level=data.level)


def points_words(data: CardData) -> str:
    """ "3000/2500"; of a Link Monster its ATK alone; 0 and ? as printed."""
    if not data.type & c.TYPE_MONSTER:
        return ""
    if data.type & c.TYPE_LINK:
        return points_text(data.attack)
    return f"{points_text(data.attack)}/{points_text(data.defense)}"


def facts_line(library: CardLibrary, code: int) -> str:
    """ "Lv 8 · LIGHT · Dragon · 3000/2500" or "Quick-Play Spell"."""
    data = library.data(code)
    if data is None:
        return tr("Passcode {code}, unknown to Ketto").format(code=code)
    if not data.type & c.TYPE_MONSTER:
        return library.type_line(code, language())
    parts = [
        level_words(data),
        attribute_name(data.attribute),
        type_line(c.TYPE_MONSTER, data.race, language()),
    ]
    if data.type & c.TYPE_PENDULUM:
        parts.append(tr("Scales {left}/{right}").format(left=data.left_scale, right=data.right_scale))
    parts.append(points_words(data))
    return " · ".join(part for part in parts if part)


def counts_line(counts: Mapping[str, int]) -> str:
    """ "40 cards · 19 monsters · 12 Spells · 9 Traps"; what there is none of is left out."""
    total = counts.get("total", 0)
    parts = [tr("1 card") if total == 1 else tr("{count} cards").format(count=total)]
    for key, pattern in (
        ("monsters", tr("{count} monsters")),
        ("spells", tr("{count} Spells")),
        ("traps", tr("{count} Traps")),
    ):
        if counts.get(key):
            parts.append(pattern.format(count=counts[key]))
    return " · ".join(parts)
