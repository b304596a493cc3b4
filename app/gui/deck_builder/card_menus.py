"""Right-click menus of cards in the deck and in the results, and of a part's Arrange button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from app.controller.deck_editor import SORTS
from app.data.type_words import RACE_WORDS
from app.engine import constants as c
from app.engine.carddata import CardData
from app.gui.deck_builder.dialogs import NameDialog
from app.gui.deck_builder.dragging import DraggedCards
from app.gui.deck_builder.part_view import PartView
from app.gui.deck_builder.words import PART_TITLES, SORT_WORDS
from app.gui.deck_builder.workbench import EXTRA, MAIN, SIDE, Workbench
from app.gui.i18n import mark, tr

#: Roles offered to a player who has none yet.
FIRST_ROLES = (mark("Starter"), mark("Extender"), mark("Hand trap"), mark("Brick"))
Search = Callable[[str], None]


class CardMenus:
    """Makes the menus; ``search`` starts a search, ``copy`` puts a text on the clipboard."""

    def __init__(self, bench: Workbench, host: QWidget, search: Search, copy: Search) -> None:
        self._bench = bench
        self._host = host
        self._search = search
        self._copy = copy

    def _menu(self, name: str) -> QMenu:
        menu = QMenu(self._host)
        menu.setObjectName(name)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setToolTipsVisible(True)
        return menu

    # --- cards of the deck ---------------------------------------------------------------------------

    def of_deck(self, view: PartView, row: int) -> QMenu | None:
        """The menu of the card in ``row`` and all that are selected with it; of the part for row -1."""
        if row < 0:
            return self.of_part(view.part)
        rows = view.rows()
        if row not in rows:
            view.select_rows((row,))
            rows = (row,)
        codes = tuple(view.codes_model.codes[n] for n in rows)
        bench, part = self._bench, view.part
        menu = self._menu("card-menu")
        menu.addAction(tr("Add one more") + "\t+", partial(bench.add, codes, part))
        menu.addAction(tr("Take out") + "\tDel", partial(bench.editor.remove, part, rows))
        if len(set(codes)) == 1:
            everywhere = partial(self._remove_all, codes[0])
            menu.addAction(tr("Take out all copies"), everywhere)
        menu.addSeparator()
        for to in (MAIN, EXTRA, SIDE):
            if to == part or not self._fits(codes, part, to):
                continue
            text = tr("Move to the {part}").format(part=tr(PART_TITLES[to]))
            cards = DraggedCards(codes, part, rows)
            menu.addAction(text, partial(bench.drop, cards, to, len(bench.parts[to])))
        menu.addSeparator()
        self._add_roles(menu, codes)
        self._add_search(menu, codes)
        return menu

    def _fits(self, codes: Sequence[int], part: str, to: str) -> bool:
        """Whether it makes sense to offer moving these cards to ``to``."""
        if to == SIDE:
            return True
        homes = set()
        for code in codes:
            data = self._bench.library.data(code)
            homes.add(EXTRA if data is not None and data.is_extra_deck else MAIN)
        return part == SIDE and homes == {to}

    def _remove_all(self, code: int) -> None:
        for part, codes in self._bench.parts.items():
            self._bench.editor.remove(part, [n for n, each in enumerate(codes) if each == code])

    # --- results -------------------------------------------------------------------------------------

    def of_results(self, codes: Sequence[int]) -> QMenu:
        """The menu of cards in the results."""
        bench = self._bench
        menu = self._menu("result-menu")
        menu.addAction(tr("Add to the deck") + "\tEnter", partial(bench.add, codes))
        menu.addAction(tr("Add to the Side Deck") + "\tShift+Enter", partial(bench.add, codes, SIDE))
        menu.addAction(tr("Add three copies"), partial(self._add_three, codes))
        if any(bench.copies(code) for code in codes):
            menu.addAction(tr("Take one out of the deck") + "\t−", partial(self._less, codes))
        menu.addSeparator()
        self._add_roles(menu, codes)
        self._add_search(menu, codes)
        return menu

    def _add_three(self, codes: Sequence[int]) -> None:
        for code in codes:
            room = max(0, 3 - self._bench.copies(code))
            self._bench.add((code,) * max(1, room))

    def _less(self, codes: Sequence[int]) -> None:
        for code in codes:
            self._bench.take_out(code)

    # --- what both have --------------------------------------------------------------------------------

    def _add_roles(self, menu: QMenu, codes: Sequence[int]) -> None:
        bench = self._bench
        roles = menu.addMenu(tr("Role"))
        roles.setObjectName("role-menu")
        names = list(bench.roles)
        names += [word for role in FIRST_ROLES if (word := tr(role)) not in names]
        for name in names:
            held = set(bench.roles.get(name, ()))
            has = all(code in held for code in codes)
            action = roles.addAction(name, partial(bench.set_role, name, tuple(codes), on=not has))
            action.setCheckable(True)
            action.setChecked(has)
        roles.addSeparator()
        roles.addAction(tr("New role…"), partial(self._ask_role, tuple(codes)))

    def _ask_role(self, codes: tuple[int, ...]) -> None:
        def take(name: str) -> str:
            if not name:
                return tr("Write a name for the role.")
            self._bench.set_role(name[:40], codes, on=True)
            return ""

        dialog = NameDialog(
            tr("New role"),
            tr("What these cards do in the opening hand, in a word."),
            "",
            tr("Give it"),
            take,
            self._host,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _add_search(self, menu: QMenu, codes: Sequence[int]) -> None:
        """Searches that begin with the first card."""
        code, bench = codes[0], self._bench
        data = bench.library.data(code)
        if data is not None:
            more = menu.addMenu(tr("Search for"))
            for name in data.archetypes[:4]:
                text = tr("the archetype {name}").format(name=name)
                more.addAction(text, partial(self._search, f'set:"{name}"'))
            if data.type & c.TYPE_MONSTER:
                race = self._race_word(data.race)
                if race:
                    line = tr("the Type {name}").format(name=race)
                    more.addAction(line, partial(self._search, f'race:"{race}"'))
                line, query = self._level_search(data)
                more.addAction(line, partial(self._search, query))
            more.addAction(tr("cards that go with it"), partial(self._search, f'with:"{data.name}"'))
            more.addAction(tr("cards that name it"), partial(self._search, f'text:"{data.name}"'))
            if bench.has_artworks(code):
                more.addAction(tr("its other artworks"), partial(self._search, f"id:{code}"))
        menu.addAction(tr("Copy the name"), partial(self._copy, self._bench.name(code)))
        menu.addAction(tr("Copy the passcode"), partial(self._copy, str(code)))

    def _level_search(self, data: CardData) -> tuple[str, str]:
        """The words and the query for cards of the same Level, Rank or Link Rating."""
        if data.type & c.TYPE_XYZ:
            return tr("Rank {rank}").format(rank=data.level), f"rank={data.level}"
        if data.type & c.TYPE_LINK:
            return tr("Link Rating {rating}").format(rating=data.level), f"link={data.level}"
        return tr("Level {level}").format(level=data.level), f"level={data.level}"

    def _race_word(self, race: int) -> str:
        return next((words[0] for bit, words in RACE_WORDS.items() if bit & race), "")

    # --- a part ------------------------------------------------------------------------------------------

    def of_part(self, part: str) -> QMenu:
        """Sort, shuffle, clear."""
        editor = self._bench.editor
        menu = self._menu("part-menu")
        for how in SORTS:
            text = tr("Sort: {how}").format(how=tr(SORT_WORDS[how]))
            if how == "type":
                text = tr("Group by kind")
            menu.addAction(text, partial(editor.sort, part, how))
        menu.addSeparator()
        menu.addAction(tr("Shuffle"), partial(editor.shuffle, part))
        menu.addAction(tr("Group all three parts by kind"), partial(editor.sort, None, "type"))
        menu.addSeparator()
        menu.addAction(tr("Clear this part"), partial(editor.clear, part))
        menu.addAction(tr("Clear the whole deck"), partial(editor.clear, None))
        return menu
