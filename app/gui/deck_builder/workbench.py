"""The deck on the workbench: editor, list, rules, roles, and what all widgets ask about cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, Signal

from app.controller.deck_check import Mark, Problem, limits_of_pool, same_name_code
from app.controller.deck_editor import DeckEditor
from app.data.banlists import Banlist
from app.data.carddb import Catalog, Completion, SearchResult
from app.data.decks import Deck
from app.data.library import CardLibrary
from app.data.settings import Settings
from app.engine import constants as c
from app.engine.rules import PRESETS, DuelRules
from app.gui.deck_builder import words
from app.gui.deck_builder.card_painting import CardNote
from app.gui.deck_builder.dragging import DraggedCards
from app.gui.deck_builder.results import Row
from app.gui.i18n import language, tr

MAIN, EXTRA, SIDE = PARTS = ("main", "extra", "side")
_FREE: Final = CardNote()


class Workbench(QObject):
    """What is being built. Widgets change it through its methods and follow its signals.

    ``changed``: cards or history; ``checked``: marks (also the list's, the rules', the roles');
    ``opened``: another deck; ``said`` a sentence for the player.
    """

    changed = Signal()
    checked = Signal()
    opened = Signal()
    said = Signal(str)

    def __init__(
        self,
        library: CardLibrary,
        settings: Settings,
        lists: Sequence[Banlist] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.library = library
        self.settings = settings
        self.catalog: Catalog | None = None
        self.lists = tuple(lists)
        self.banlist: Banlist | None = None
        #: A rule set's name, "" for the cards of every era.
        self.rules = ""
        self.roles: dict[str, tuple[int, ...]] = {}
        #: Called after the roles changed, to keep them with the deck.
        self.keep_roles: Callable[[], None] = lambda: None
        #: Tool tips carry the rules text, too, where no inspector is in sight.
        self.texts_in_tips = False
        self.limits: dict[int, int] = {}
        self._marks: dict[int, Mark] = {}
        self._problems: tuple[Problem, ...] = ()
        self._copies: Counter[int] = Counter()
        self.editor = DeckEditor(Deck(tr("New deck"), ()), library.pool)
        self.open_deck(self.editor.deck)

    # --- which deck, list, rules -----------------------------------------------------------------

    def open_deck(self, deck: Deck, *, saved: bool = True) -> None:
        """Work on ``deck`` from now on; with ``saved`` False no file holds it as it is."""
        rules = self._rules()
        self.editor = DeckEditor(
            deck, self.library.pool, banlist=self.banlist, rules=rules, name_of=self.name
        )
        if not saved:
            self.editor.mark_unsaved()
        self.editor.on_change.append(self._on_change)
        self._recheck()
        self.opened.emit()
        self.changed.emit()
        self.checked.emit()

    def use_pool(self) -> None:
        """Cards were imported: the library has another pool; the deck and its history stay."""
        if self.editor.pool is self.library.pool:
            return
        self.editor.pool = self.library.pool
        self.limits = limits_of_pool(self.library.pool, self.banlist)
        self._on_change()

    def set_banlist(self, banlist: Banlist | None) -> None:
        """Check by this list (None: by no list)."""
        self.banlist = self.editor.banlist = banlist
        self.limits = limits_of_pool(self.library.pool, banlist)
        self._recheck()
        self.checked.emit()

    def set_rules(self, name: str) -> None:
        """Check by these rules ("": cards of every era)."""
        self.rules = name if name in PRESETS else ""
        self.editor.rules = self._rules()
        self._recheck()
        self.checked.emit()

    def _rules(self) -> DuelRules | None:
        return PRESETS.get(self.rules)

    def _on_change(self) -> None:
        self._recheck()
        self.changed.emit()
        self.checked.emit()

    def _recheck(self) -> None:
        editor = self.editor
        self._marks = editor.marks
        self._problems = editor.problems
        pool = self.library.pool
        codes = (*editor.main, *editor.extra, *editor.side)
        self._copies = Counter(same_name_code(code, pool) for code in codes)

    # --- what widgets ask ---------------------------------------------------------------------------

    @property
    def parts(self) -> Mapping[str, tuple[int, ...]]:
        """The three parts by name."""
        return self.editor.parts

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What keeps the deck from being played under the list and the rules."""
        return self._problems

    def name(self, code: int) -> str:
        """The card's name in the language the player chose for names."""
        return self.library.name(code, self.settings.card_names_language)

    def facts(self, code: int) -> str:
        """The line under a name."""
        return words.facts_line(self.library, code)

    def copies(self, code: int) -> int:
        """How many cards of this name the deck has."""
        return self._copies[same_name_code(code, self.library.pool)]

    def note(self, code: int) -> CardNote:
        """What is painted on a card, in the deck or in the results."""
        mark = self._marks.get(code)
        limit = self.limits.get(code, 3)
        playable = self.library.pool.is_playable(code)
        roles = tuple(n for n, codes in enumerate(self.roles.values()) if code in codes)
        if mark is not None:
            return CardNote(mark.limit, not mark.era_ok or mark.over > 0, mark.playable, roles)
        if limit == 3 and playable and not roles:
            return _FREE
        return CardNote(limit, False, playable, roles)

    def has_artworks(self, code: int) -> bool:
        """Whether the card exists with another artwork, too."""
        return self.catalog is not None and self.catalog.search(f"id:{code}", count=2).total > 1

    def describe(self, code: int) -> str:
        """A card for a screen reader."""
        return ", ".join(part for part in (self.name(code), self.facts(code), self.state(code)[0]) if part)

    def tip(self, code: int) -> str:
        """A card as a tool tip: name, facts, state and roles."""
        text = self.library.text(code, language()) if self.texts_in_tips else ""
        roles = [name for name, codes in self.roles.items() if code in codes]
        lines = [self.name(code), self.facts(code), self.state(code)[0], ", ".join(roles), text[:600]]
        return "\n".join(line for line in lines if line)

    def state(self, code: int) -> tuple[str, bool]:
        """The third line of a result and whether it is good news."""
        found: list[str] = []
        good = True
        copies = self.copies(code)
        if copies:
            found.append(tr("{count} in deck").format(count=copies))
        note = self.note(code)
        if not note.playable:
            good = False
            found.append(
                tr("not scripted yet") if self.library.data(code) is not None else tr("unknown passcode")
            )
        if note.limit < 3:
            good = good and copies <= note.limit and note.limit > 0
            found.append((tr("Forbidden"), tr("Limited"), tr("Semi-Limited"))[note.limit])
        return " · ".join(found), good

    def row(self, code: int) -> Row:
        """The words of one result."""
        data = self.library.data(code)
        state, good = self.state(code)
        monster = data is not None and bool(data.type & c.TYPE_MONSTER)
        points = words.points_words(data).split("/") if data is not None and monster else [""]
        return Row(
            name=self.name(code),
            facts=self.facts(code),
            kind=self.library.type_line(code, language()),
            level=str(data.level) if data is not None and monster else "",
            attack=points[0],
            defense=points[1] if len(points) > 1 else "",
            in_deck=self.copies(code),
            state=state,
            good=good,
            tip=self.tip(code),
        )

    # --- searching --------------------------------------------------------------------------------

    def search(self, query: str, sort: str, *, descending: bool) -> SearchResult:
        """The cards that fit ``query``; before the catalogue is there, by words of the names only."""
        if self.catalog is not None:
            return self.catalog.search(
                query,
                sort=sort,
                descending=descending,
                language=self.settings.card_names_language,
                limits=self.limits,
                deck=self.parts,
            )
        wanted = query.casefold().split()
        found = [
            data.code
            for data in self.library.pool
            if not data.type & c.TYPE_TOKEN
            and all(word in self.name(data.code).casefold() for word in wanted)
        ]
        found.sort(key=lambda code: self.name(code).casefold(), reverse=descending)
        return SearchResult(tuple(found), len(found), 0.0)

    def complete(self, text: str, cursor: int) -> list[Completion]:
        """What may be typed at ``cursor``."""
        if self.catalog is None:
            return []
        return self.catalog.complete(text, cursor, language())

    # --- changing ------------------------------------------------------------------------------------

    def add(
        self,
        codes: Iterable[int],
        part: str | None = None,
        index: int | None = None,
        *,
        force: bool = False,
    ) -> int:
        """Put a copy of each card into ``part`` (None: its home); returns how many were added.

        Cards over a limit are refused with a sentence; ``force`` adds them nevertheless.
        """
        added = 0
        refused: Problem | None = None
        for code in codes:
            at = None if index is None else index + added
            problem = self.editor.add(code, part, at, force=force)
            if problem is None:
                added += 1
            else:
                refused = problem
        if refused is not None:
            self._say_refusal(refused)
        return added

    def _say_refusal(self, problem: Problem) -> None:
        sentence = words.refusal_words(problem, self.name)
        if problem.kind != "token":
            sentence += " " + tr("Hold Shift to add it all the same.")
        self.said.emit(sentence)

    def drop(self, cards: DraggedCards, part: str, row: int, *, force: bool = False) -> None:
        """Cards were dropped on ``part`` before ``row``."""
        if not cards.part:
            self.add(cards.codes, part, row, force=force)
            return
        problem = self.editor.move(cards.part, cards.indexes, part, row, force=force)
        if problem is not None:
            self._say_refusal(problem)

    def take_out(self, code: int) -> bool:
        """Take the last copy of ``code`` out of the deck: from the Side Deck last; False if there is none."""
        for part in PARTS:
            codes = self.parts[part]
            for index in reversed(range(len(codes))):
                if codes[index] == code:
                    self.editor.remove(part, (index,))
                    return True
        return False

    # --- roles ---------------------------------------------------------------------------------------

    def set_role(self, role: str, codes: Iterable[int], *, on: bool) -> None:
        """Give cards a role, or take it from them; a role no card has is gone."""
        chosen = set(codes)
        held = [code for code in self.roles.get(role, ()) if code not in chosen]
        if on:
            held += sorted(chosen)
        roles = {**self.roles, role: tuple(held)}
        self.roles = {name: cards for name, cards in roles.items() if cards}
        self.keep_roles()
        self.checked.emit()

    def set_roles(self, roles: Mapping[str, Sequence[int]]) -> None:
        """The roles kept with the deck."""
        self.roles = {name: tuple(codes) for name, codes in roles.items() if codes}
        self.checked.emit()
