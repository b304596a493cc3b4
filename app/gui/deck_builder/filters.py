"""The filters as widgets and as chips, always in step with the text of the search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.data.carddb.effect_words import EFFECT_WORDS
from app.data.carddb.language import Field, Not, Or, Word, set_field, to_text, top_fields, without
from app.data.carddb.vocabulary import ATTRIBUTES, DECK_PLACES, DECK_WORDS, MARKERS, RACES
from app.data.type_words import ATTRIBUTE_WORDS, KIND_WORDS, PROPERTY_WORDS, RACE_WORDS
from app.gui.board.sizes import scaled
from app.gui.deck_builder.popup import Popup
from app.gui.fonts import is_cjk
from app.gui.i18n import language, mark, tr
from app.gui.widgets.basic import Segments, button, label
from app.gui.widgets.flow import FlowLayout

_MONSTERS: Final = (
    "monster", "normal-monster", "effect", "ritual-monster", "fusion", "synchro", "xyz", "pendulum", "link",
    "tuner", "flip", "gemini", "spirit", "toon", "union",
)  # fmt: skip
_SPELLS: Final = (
    "spell", "normal-spell", "quick-play", "continuous-spell", "equip", "field", "ritual-spell",
)  # fmt: skip
_TRAPS: Final = ("trap", "normal-trap", "continuous-trap", "counter")
_ALL_WORDS: Final = {
    "monster": mark("All monsters"),
    "spell": mark("All Spells"),
    "trap": mark("All Traps"),
}
#: Field, title, greatest value.
_NUMBERS: Final = (
    ("level", mark("Level"), 12),
    ("rank", mark("Rank"), 13),
    ("link", mark("Link Rating"), 8),
    ("scale", mark("Scale"), 13),
    ("atk", mark("ATK"), 9999),
    ("def", mark("DEF"), 9999),
)
_ARROWS: Final = (
    ("top-left", "↖"), ("top", "↑"), ("top-right", "↗"), ("left", "←"), ("", ""), ("right", "→"),
    ("bottom-left", "↙"), ("bottom", "↓"), ("bottom-right", "↘"),
)  # fmt: skip
_LIMITS: Final = (("0", mark("Forbidden")), ("1", mark("Limited")), ("2", mark("Semi-Limited")))
_FIELD_TITLES: Final = {
    "level": mark("Level"), "rank": mark("Rank"), "link": mark("Link"), "scale": mark("Scale"),
    "atk": mark("ATK"), "def": mark("DEF"), "set": mark("Archetype"), "limit": mark("Copies allowed"),
    "scripted": mark("Playable"), "with": mark("Goes with"), "deck": mark("In the deck"),
    "effect": mark("Effect"), "arrow": mark("Arrow"), "name": mark("Name"), "text": mark("Text"),
    "id": mark("Passcode"), "source": mark("Source"), "scope": mark("Scope"), "art": mark("Artwork"),
}  # fmt: skip
_DECK_PLACES: Final = {
    "any": mark("In the deck"), "none": mark("Not in the deck"), "main": mark("In the Main Deck"),
    "extra": mark("In the Extra Deck"), "side": mark("In the Side Deck"),
}  # fmt: skip
_OP_SIGNS: Final = {"<=": "≤", ">=": "≥", "!=": "≠", ":": "", "=": "="}


def value_word(field: str, value: str) -> str:
    """How a value is written for the player: in Chinese where the language is Chinese."""
    value = value.casefold()
    if field == "kind" and value in _ALL_WORDS:
        return tr(_ALL_WORDS[value])
    if language() == "zh_CN" and field in _CHINESE:
        words = _CHINESE[field]
        if value in words:
            return words[value]
        parts = value.split("-")
        if all(part in words for part in parts):
            return "".join(words[part] for part in parts)
    if field == "attr":
        return value.upper()
    # "Quick-Play" is one word of the game; the other dashes join two.
    shown = value.replace("quick-play", "quick_play").replace("-", " ").replace("_", "-")
    return shown.title() if field in ("race", "kind", "type") else shown


def _dashed(word: str) -> str:
    return word.lower().replace(" ", "-")


def _simplified(others: Sequence[str]) -> str:
    """The Chinese one among the other words for a value: the last that has signs and no kana."""
    chinese = [word for word in others if is_cjk(word) and not any("\u3040" <= c <= "\u30ff" for c in word)]
    return chinese[min(1, len(chinese) - 1)] if chinese else ""


_CHINESE: Final[dict[str, dict[str, str]]] = {
    "race": {_dashed(words[0]): words[2] for words in RACE_WORDS.values()},
    "attr": {_dashed(words[0]): words[2] for words in ATTRIBUTE_WORDS.values()},
    "kind": {
        **{_dashed(words[0]): words[2] for words in (*KIND_WORDS.values(), *PROPERTY_WORDS.values())},
        "monster": "怪兽",
        "spell": "魔法",
        "trap": "陷阱",
    },
    "arrow": {word: others[0] for word, others in MARKERS.shown},
    "effect": {word: _simplified(others) for word, others in EFFECT_WORDS.shown if _simplified(others)},
}


def chip_text(node: Field | Word | Not | Or) -> str:
    """What a chip says about one part of the query."""
    if isinstance(node, Word):
        return f"“{node.text}”"
    if isinstance(node, Field):
        values = " / ".join(value_word(node.name, value) for value in node.values)
        if node.name in ("race", "attr", "kind", "type"):
            return values
        if node.name == "scripted":
            yes = node.values[0].casefold() in ("yes", "true", "1", "y", "是")
            return tr("Playable") if yes else tr("Not scripted yet")
        if node.name == "with" and DECK_WORDS.find(node.values[0]):
            return tr("Goes with the deck")
        if node.name == "deck":
            return _deck_words(node)
        sign = _OP_SIGNS.get(node.op, node.op)
        title = tr(_FIELD_TITLES.get(node.name, node.name))
        return f"{title} {sign} {values}" if sign else f"{title}: {values}"
    if isinstance(node, Not) and isinstance(node.part, (Field, Word)):
        return tr("not {what}").format(what=chip_text(node.part))
    return to_text(node)


def _deck_words(node: Field) -> str:
    """Where in the deck a card must be."""
    place = next(iter(DECK_PLACES.find(node.values[0])), "")
    if len(node.values) > 1 or place not in _DECK_PLACES or node.op == "!=":
        return f"{tr('In the deck')}: {' / '.join(node.values)}"
    return tr(_DECK_PLACES[place])


class ChipRow(QWidget):
    """One chip for each field of the query; a click takes it out. ``text_wanted`` carries the new text."""

    text_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._flow = FlowLayout(self, 6)
        self._fixed: list[QWidget] = []

    def add_fixed(self, widget: QWidget) -> None:
        """A widget behind the chips."""
        self._fixed.append(widget)
        self._flow.addWidget(widget)

    def show_text(self, text: str) -> None:
        """Chips for ``text``."""
        for widget in self._fixed:
            self._flow.removeWidget(widget)
        self._flow.clear()
        for node in top_fields(text):
            chip = button("chip", partial(self._take, text, node))
            chip.setText(f"{chip_text(node)}  ✕")
            chip.setAccessibleName(tr("Remove the filter {filter}").format(filter=chip_text(node)))
            self._flow.addWidget(chip)
            chip.show()
        for widget in self._fixed:
            self._flow.addWidget(widget)
        self.updateGeometry()

    def chips(self) -> list[QPushButton]:
        """The chips, first to last."""
        items = (self._flow.itemAt(n) for n in range(self._flow.count()))
        found = (item.widget() for item in items if item is not None)
        return [one for one in found if isinstance(one, QPushButton) and one not in self._fixed]

    def _take(self, text: str, node: Field) -> None:
        self.text_wanted.emit(without(text, node))


class FilterPopup(Popup):
    """All filters. ``text_wanted`` carries the text of the search with a filter changed."""

    text_wanted = Signal(str)

    def __init__(self, archetypes: Callable[[], Sequence[str]], parent: QWidget) -> None:
        # It stays while the player looks at the results and types.
        super().__init__(parent, "filter-popup", click_away=False)
        self._archetypes = archetypes
        self._text = ""
        self._toggles: dict[str, dict[str, QPushButton]] = {}
        self._ranges: dict[str, tuple[QLineEdit, QLineEdit]] = {}
        self._titles: list[tuple[QWidget, str]] = []
        self.race = QComboBox()
        self.archetype = QComboBox()
        self.archetype.setEditable(True)
        self.archetype.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.effect = QComboBox()
        self.scripted = Segments(["", "yes", "no"])
        self.in_deck = Segments(["", "yes", "no"])
        self.clear_button = button("quiet", self._clear)
        self.close_button = button("primary", self.hide)
        self._build()
        self._connect()
        self.hide()
        self.retranslate()

    # --- building ------------------------------------------------------------------------------

    def _build(self) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(16, 12, 16, 8)
        column.setSpacing(6)
        for values in (_MONSTERS, _SPELLS, _TRAPS):
            column.addWidget(self._toggle_row("kind", values))
        self._title(column, mark("ATTRIBUTE"))
        column.addWidget(self._toggle_row("attr", [word for word, _ in ATTRIBUTES.shown]))
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(6)
        for n, (field, title, most) in enumerate(_NUMBERS):
            grid.addWidget(self._range(field, title, most), n // 2, n % 2)
        self._title(column, mark("NUMBERS"))
        column.addLayout(grid)
        row = QGridLayout()
        row.setHorizontalSpacing(16)
        for n, (title, widget) in enumerate(
            ((mark("Type"), self.race), (mark("Archetype"), self.archetype), (mark("Effect"), self.effect))
        ):
            name = label("small")
            self._titles.append((name, title))
            row.addWidget(name, 0, n)
            row.addWidget(widget, 1, n)
            row.setColumnStretch(n, 1)
        column.addSpacing(4)
        column.addLayout(row)
        last = QHBoxLayout()
        last.setSpacing(16)
        limits = QVBoxLayout()
        limits.setSpacing(6)
        self._title(limits, mark("LIST"))
        limits.addWidget(self._toggle_row("limit", [value for value, _ in _LIMITS]))
        self._title(limits, mark("SCRIPT"))
        limits.addWidget(self.scripted)
        self._title(limits, mark("DECK"))
        limits.addWidget(self.in_deck)
        limits.addStretch(1)
        last.addLayout(limits, 1)
        arrows = QVBoxLayout()
        self._title(arrows, mark("LINK ARROWS"))
        arrows.addLayout(self._arrow_grid())
        arrows.addStretch(1)
        last.addLayout(arrows)
        column.addLayout(last)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inner)
        self._inner = inner
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 4, 16, 12)
        foot.addWidget(self.clear_button)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 1, 1, 1)
        outer.setSpacing(0)
        outer.addWidget(scroll, 1)
        outer.addLayout(foot)

    def _title(self, column: QVBoxLayout, text: str) -> None:
        made = label("section")
        self._titles.append((made, text))
        column.addSpacing(4)
        column.addWidget(made)

    def _toggle_row(self, field: str, values: Sequence[str]) -> QWidget:
        row = QWidget()
        flow = FlowLayout(row, 5)
        for value in values:
            flow.addWidget(self._toggle(field, value))
        return row

    def _toggle(self, field: str, value: str) -> QPushButton:
        made = button("toggle", partial(self._on_toggle, field))
        made.setCheckable(True)
        made.setObjectName(f"filter-{field}-{value}")
        self._toggles.setdefault(field, {})[value] = made
        return made

    def _arrow_grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setSpacing(3)
        for n, (value, sign) in enumerate(_ARROWS):
            if value:
                made = self._toggle("arrow", value)
                made.setText(sign)
                made.setProperty("square", True)
                grid.addWidget(made, n // 3, n % 3)
        return grid

    def _range(self, field: str, title: str, most: int) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        name = label("small")
        name.setMinimumWidth(scaled(64))
        self._titles.append((name, title))
        low, high = QLineEdit(), QLineEdit()
        for edit in (low, high):
            edit.setValidator(QIntValidator(0, most, edit))
            edit.setFixedWidth(scaled(62))
            edit.editingFinished.connect(partial(self._on_range, field))
        low.setObjectName(f"filter-{field}-from")
        high.setObjectName(f"filter-{field}-to")
        self._ranges[field] = (low, high)
        row.addWidget(name)
        row.addWidget(low)
        row.addWidget(label("small"))
        row.addWidget(high)
        row.addStretch(1)
        return holder

    def _connect(self) -> None:
        self.race.activated.connect(lambda _n: self._on_box("race", self.race))
        self.effect.activated.connect(lambda _n: self._on_box("effect", self.effect))
        self.archetype.activated.connect(lambda _n: self._on_archetype())
        edit = self.archetype.lineEdit()
        if edit is not None:
            edit.editingFinished.connect(self._on_archetype)
        for field, choice in (("scripted", self.scripted), ("deck", self.in_deck)):
            choice.changed.connect(partial(self._on_choice, field))

    def retranslate(self) -> None:
        """Write all words anew."""
        self.setAccessibleName(tr("Filters"))
        for widget, text in self._titles:
            if hasattr(widget, "setText"):
                widget.setText(tr(text))
        for field, toggles in self._toggles.items():
            for value, made in toggles.items():
                word = dict(_LIMITS).get(value, "") if field == "limit" else ""
                text = tr(word) if word else value_word(field, value)
                if field != "arrow":
                    made.setText(text)
                made.setAccessibleName(text)
        for field, (low, high) in self._ranges.items():
            title = tr(next(title for name, title, _ in _NUMBERS if name == field))
            low.setPlaceholderText(tr("from"))
            high.setPlaceholderText(tr("to"))
            low.setAccessibleName(f"{title}: {tr('from')}")
            high.setAccessibleName(f"{title}: {tr('to')}")
        for box, words, field in ((self.race, RACES, "race"), (self.effect, EFFECT_WORDS, "effect")):
            chosen = box.currentData()
            box.clear()
            box.addItem(tr("any"), "")
            found = [(value_word(field, word), word) for word, _ in words.shown]
            for text, value in sorted(found) if field == "race" else found:
                box.addItem(text, value)
            box.setCurrentIndex(max(0, box.findData(chosen)))
        self.race.setAccessibleName(tr("Type"))
        self.effect.setAccessibleName(tr("Effect"))
        self.archetype.setAccessibleName(tr("Archetype"))
        if (written := self.archetype.lineEdit()) is not None:
            written.setPlaceholderText(tr("any"))
        self.scripted.set_labels([tr("any"), tr("Playable"), tr("Not scripted yet")])
        self.in_deck.setAccessibleName(tr("In the deck"))
        self.in_deck.set_labels([tr("any"), tr("In the deck"), tr("Not in the deck")])
        self.clear_button.setText(tr("Clear all"))
        self.close_button.setText(tr("Done"))
        self.show_text(self._text)

    # --- opening -----------------------------------------------------------------------------------

    def open_at(self, at: QPoint, room: QWidget) -> None:
        """Show it below the point ``at`` of ``room``, never larger than that."""
        if self.archetype.count() <= 1:
            names = list(self._archetypes())
            self.archetype.addItems(["", *names])
            completer = QCompleter(names, self.archetype)
            completer.setFilterMode(Qt.MatchFlag.MatchContains)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.archetype.setCompleter(completer)
            self.show_text(self._text)
        self.place(at, room, scaled(620), room.height())
        # Only now the rows of wrapped buttons know their height.
        inner = self._inner.layout()
        if inner is not None:
            inner.activate()
        wanted = self._inner.childrenRect().bottom() + scaled(72)
        self.resize(self.width(), min(self.height(), wanted))
        self.setFocus()

    # --- text to widgets ---------------------------------------------------------------------------

    def show_text(self, text: str) -> None:
        """Make the widgets say what ``text`` says."""
        self._text = text
        fields = top_fields(text)
        for field, toggles in self._toggles.items():
            chosen = {value.casefold() for node in fields if node.name == field for value in node.values}
            for value, made in toggles.items():
                made.setChecked(value in chosen)
        for field, (low, high) in self._ranges.items():
            start, end = _range_of(field, fields)
            for edit, value in ((low, start), (high, end)):
                if edit.text() != value and not (edit.hasFocus() and edit.isModified()):
                    edit.setText(value)
        for box, field in ((self.race, "race"), (self.effect, "effect")):
            value = next((node.values[0].casefold() for node in fields if node.name == field), "")
            box.setCurrentIndex(max(0, box.findData(value)))
        chosen_set = next((node.values[0] for node in fields if node.name == "set"), "")
        self.archetype.setEditText(chosen_set)
        for field, choice in (("scripted", self.scripted), ("deck", self.in_deck)):
            value = next((node.values[0].casefold() for node in fields if node.name == field), "")
            choice.set_value(value if value in choice.values else "")

    # --- widgets to text --------------------------------------------------------------------------

    def _set(self, field: str, op: str, values: tuple[str, ...]) -> None:
        self._emit(set_field(self._text, field, op, values))

    def _emit(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.text_wanted.emit(text)

    def _on_toggle(self, field: str) -> None:
        toggles = self._toggles[field]
        known = [value for value, made in toggles.items() if made.isChecked()]
        if field == "arrow":
            # All of the chosen arrows: one field each.
            text = set_field(self._text, "arrow", ":", ())
            self._emit(" ".join((text, *(f"arrow:{value}" for value in known))).strip())
            return
        nodes = [node for node in top_fields(self._text) if node.name == field]
        others = [value for node in nodes for value in node.values if value.casefold() not in toggles]
        op = "=" if field == "limit" else ":"
        self._set(field, op, (*others, *known))

    def _on_range(self, field: str) -> None:
        low, high = (edit.text().strip() for edit in self._ranges[field])
        for edit in self._ranges[field]:
            edit.setModified(False)
        if (low, high) == _range_of(field, top_fields(self._text)):
            return
        text = set_field(self._text, field, "=", (low,) if low and low == high else ())
        text = set_field(text, field, "<", ())
        text = set_field(text, field, ">", ())
        text = set_field(text, field, ">=", (low,) if low and low != high else ())
        text = set_field(text, field, "<=", (high,) if high and low != high else ())
        self._emit(text)

    def _on_choice(self, field: str, value: object) -> None:
        self._set(field, ":", (str(value),) if value else ())

    def _on_box(self, field: str, box: QComboBox) -> None:
        value = str(box.currentData() or "")
        self._set(field, ":", (value,) if value else ())

    def _on_archetype(self) -> None:
        name = self.archetype.currentText().strip()
        self._set("set", ":", (name,) if name else ())

    def _clear(self) -> None:
        text = self._text
        for node in reversed(top_fields(text)):
            text = without(text, node)
        self._emit(text)
        self.show_text(text)


def _range_of(field: str, fields: Sequence[Field]) -> tuple[str, str]:
    """From and to as the query says, "" for open."""
    low = high = ""
    for node in fields:
        if node.name != field or not node.values:
            continue
        value = node.values[0]
        if node.op == "=" and ".." in value:
            low, _, high = value.partition("..")
        elif node.op == "=":
            low = high = value
        elif node.op in (">=", ">") and value.isdecimal():
            low = value if node.op == ">=" else str(int(value) + 1)
        elif node.op in ("<=", "<") and value.isdecimal():
            high = value if node.op == "<=" else str(int(value) - 1)
    return low, high
