"""What can be searched for: every field with an example that is tried by a click."""

from __future__ import annotations

from html import escape
from typing import Final
from urllib.parse import quote, unquote

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QTextBrowser, QWidget

from app.data.carddb.fields import FIELDS, GRAMMAR
from app.data.carddb.records import QueryProblem
from app.gui import theme
from app.gui.board.sizes import scaled
from app.gui.i18n import mark, tr
from app.gui.table.result_dialog import TableDialog

#: The sentences of the query language that come with a problem, by its kind.
_PROBLEMS: Final = {
    "too long": mark("Only the beginning of the query is read."),
    "open quote": mark("The quotation mark is not closed."),
    "stray parenthesis": mark("This parenthesis closes nothing; remove it."),
    "open parenthesis": mark("This parenthesis is not closed."),
    "lone or": mark("Here 'or' has nothing on one side; it is left out."),
    "lone not": mark("Nothing follows 'not'; it is left out."),
    "too deep": mark("There are too many parentheses within each other."),
    "no value": mark("{field} needs a value, for example {example}."),
    "not a number field": mark("{field} cannot be compared by {op}; write for example {example}."),
}
_GRAMMAR_WORDS: Final = (
    mark("Cards with both words, or the beginnings of them, in a name or text of any language."),
    mark("These words just as they stand."),
    mark("Either."),
    mark("'-' or 'not' leaves out what follows."),
    mark("Parentheses hold together what belongs together."),
    mark("Values with a comma: any of them."),
    mark("A stretch of numbers."),
)
_FIELD_WORDS: Final = {
    "type": mark(
        "Any word of the type line: a monster Type, or a kind such as Tuner, Fusion, Spell, Counter."
    ),
    "race": mark("The monster's Type (Dragon, Winged Beast ...)."),
    "attr": mark("The monster's Attribute."),
    "level": mark("The monster's Level."),
    "rank": mark("The Rank of an Xyz Monster."),
    "link": mark("The Link Rating of a Link Monster."),
    "arrow": mark("A Link Marker that points there; repeat it to ask for several at once."),
    "scale": mark("The Pendulum Scale."),
    "atk": mark("ATK in points; atk=? finds a printed question mark."),
    "def": mark("DEF in points; def=? likewise."),
    "kind": mark("Monster, Spell, Trap, or a kind of them, such as Ritual, Tuner, Quick-Play, Counter."),
    "set": mark("The archetype (in quotation marks if it has spaces); set:none finds cards without one."),
    "effect": mark(
        "What an effect does (destroy, search, draw, special-summon, negate ...) or is (trigger, quick ...)."
    ),
    "limit": mark("Copies the chosen list allows: 0, 1, 2 or 3."),
    "scripted": mark("Whether a duel in Ketto can use the card."),
    "with": mark(
        "Cards that go with this one: they name each other or share an archetype, the strongest ties first; "
        "with:deck finds what goes with the deck and is not in it yet."
    ),
    "deck": mark("Cards that are in the deck (deck:yes, or main, extra, side) or not."),
    "name": mark("Words of the name only."),
    "text": mark("Words of the rules text only."),
    "id": mark("The passcode at the bottom left of the card."),
    "scope": mark("Where the card may be used: OCG, TCG, anime, video game, custom ..."),
    "source": mark("The database file the card comes from."),
    "art": mark("Also the other artworks of a card, which are left out otherwise."),
}


def query_problem_words(problem: QueryProblem) -> str:
    """What is wrong with a query, in the language of the program."""
    values = dict(problem.values)
    if problem.kind == "unknown field":
        if values.get("guess"):
            return tr("There is no field '{field}'; did you mean {guess}?").format(**values)
        return tr("There is no field '{field}'.").format(**values)
    template = _PROBLEMS.get(problem.kind)
    if template is None:
        return problem.sentence
    try:
        return tr(template).format(**values)
    except (KeyError, IndexError):
        return problem.sentence


class HelpPage(TableDialog):
    """The help of the search. ``tried`` carries the example that was clicked."""

    tried = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr("Searching"), tr("Click an example to try it."), parent)
        self.setObjectName("search-help")
        self.page = QTextBrowser(self.frame)
        self.page.setOpenLinks(False)
        self.page.setHtml(self._html())
        self.page.anchorClicked.connect(self._on_link)
        self.page.setMinimumSize(
            min(scaled(640), parent.width() - 80), min(scaled(560), parent.height() - 180)
        )
        self.body.insertWidget(2, self.page, 1)
        self.add_button(tr("Close"), "help-close", "primary", 0).setFocus()

    def _html(self) -> str:
        rows = [(example, tr(words)) for (example, _), words in zip(GRAMMAR, _GRAMMAR_WORDS, strict=False)]
        fields = [
            (field.example, tr(_FIELD_WORDS[field.name]) if field.name in _FIELD_WORDS else field.sentence)
            for field in FIELDS
        ]
        link, faint = theme.color("legal").name(), theme.color("text_second").name()

        def table(lines: list[tuple[str, str]]) -> str:
            return "".join(
                f'<tr><td style="padding:4px 18px 4px 0"><a href="try:{quote(example)}" '
                f'style="color:{link};text-decoration:none"><b>{escape(example)}</b></a></td>'
                f'<td style="padding:4px 0;color:{faint}">{escape(words)}</td></tr>'
                for example, words in lines
            )

        return f"<table width='100%'>{table(rows)}<tr><td colspan=2><hr></td></tr>{table(fields)}</table>"

    def _on_link(self, url: QUrl) -> None:
        self.tried.emit(unquote(url.toString().removeprefix("try:")))
        self.done(0)
