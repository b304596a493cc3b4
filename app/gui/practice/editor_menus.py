"""The menu of a card in the position editor: turn, counters, materials, equips, how it was Summoned."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from app.controller.practice_editor import PositionEditor
from app.controller.practice_position import SUMMONS, Piece, Place
from app.engine import constants as c
from app.gui.i18n import tr
from app.gui.practice.words import POSITION_NAMES, SUMMON_WORDS, side_name
from app.gui.wording import Wording

_MOST_COUNTERS: Final = 99


class PieceMenus:
    """Makes the menus; ``refuse`` is told (reason, passcode) where something cannot be done."""

    def __init__(
        self, editor: PositionEditor, words: Wording, host: QWidget, refuse: Callable[[str, int], None]
    ) -> None:
        self.editor = editor
        self._words = words
        self._host = host
        self._refuse = refuse
        #: The place that is marked on the table, where the keyboard can move a card to.
        self.marked: Callable[[], Place] = lambda: (0, c.LOCATION_HAND, 0)

    def menu(self, key: int) -> QMenu | None:
        """The menu of the card ``key``; None if there is no such card."""
        piece = self.editor.position.piece(key)
        if piece is None:
            return None
        menu = QMenu(self._host)
        menu.setObjectName("piece-menu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if piece.location == c.LOCATION_MZONE:
            self._monster(menu, piece)
        elif piece.location == c.LOCATION_SZONE:
            self._spell(menu, piece)
        else:
            self._piled(menu, piece)
        if piece.on_field:
            self._counters(menu, piece)
            self._flag(menu, piece, "new", tr("Placed this turn"), piece.new)
            give = tr("Give control to {player}").format(player=side_name(1 - piece.player))
            menu.addAction(give, partial(self._give, piece))
        menu.addSeparator()
        place = self.marked()
        moved = menu.addAction(tr("Move to the marked place"), partial(self._move, piece, place))
        moved.setObjectName("piece-move")
        here = piece.place if piece.on_field else (piece.player, piece.location, 0)
        moved.setEnabled(place != here)
        gone = menu.addAction(tr("Take away") + "\tDel", partial(self.editor.remove, key))
        gone.setObjectName("piece-remove")
        return menu

    def _move(self, piece: Piece, place: Place) -> None:
        reason = self.editor.move(piece.key, place)
        if reason:
            self._refuse(reason, piece.code)

    def _monster(self, menu: QMenu, piece: Piece) -> None:
        for position, name in POSITION_NAMES.items():
            action = menu.addAction(tr(name), partial(self._turn, piece.key, position))
            action.setCheckable(True)
            action.setChecked(piece.position == position)
            action.setObjectName(f"piece-position-{position}")
        menu.addSeparator()
        summoned = menu.addMenu(tr("Summoned by"))
        for word in SUMMONS:
            action = summoned.addAction(tr(SUMMON_WORDS[word]), partial(self._summoned, piece, word))
            action.setCheckable(True)
            action.setChecked(piece.by == word)
        self._flag(menu, piece, "proper", tr("Properly Summoned"), piece.proper)
        if piece.materials:
            materials = menu.addMenu(tr("Detach a material"))
            for n, code in enumerate(piece.materials):
                detach = partial(self.editor.drop_material, piece.key, n)
                materials.addAction(self._words.card(code), detach)

    def _turn(self, key: int, position: int) -> None:
        self.editor.change(key, position=position)

    def _summoned(self, piece: Piece, word: str) -> None:
        self.editor.change(piece.key, by=word, proper=piece.proper or bool(word))

    def _spell(self, menu: QMenu, piece: Piece) -> None:
        for name, position in ((tr("Face-up"), c.POS_FACEUP_ATTACK), (tr("Set"), c.POS_FACEDOWN_DEFENSE)):
            action = menu.addAction(name, partial(self._turn, piece.key, position))
            action.setCheckable(True)
            action.setChecked(bool(piece.position & c.POS_FACEUP) == bool(position & c.POS_FACEUP))
        menu.addSeparator()
        monsters = [p for p in self.editor.position.pieces if p.location == c.LOCATION_MZONE]
        for word, title, bound in (("to", tr("Equipped to"), piece.to), ("tied", tr("Bound to"), piece.tied)):
            holders = menu.addMenu(title)
            holders.setEnabled(bool(monsters))
            for key, name in ((0, tr("Nothing")), *((m.key, self._named(m)) for m in monsters)):
                action = holders.addAction(name, partial(self._bind, piece, word, key))
                action.setCheckable(True)
                action.setChecked(bound == key)

    def _named(self, piece: Piece) -> str:
        return f"{self._words.card(piece.code)} ({side_name(piece.player)}, {piece.sequence + 1})"

    def _bind(self, piece: Piece, word: str, key: int) -> None:
        changed: dict[str, Any] = {word: key}
        self.editor.change(piece.key, **changed)

    def _piled(self, menu: QMenu, piece: Piece) -> None:
        data = self.editor.pool.get(piece.code)
        if piece.location == c.LOCATION_REMOVED:
            self._flag(menu, piece, "turned", tr("Face-down"), piece.turned)
        if piece.location == c.LOCATION_EXTRA and data is not None and data.is_extra_deck:
            self._flag(menu, piece, "turned", tr("Face-up"), piece.turned)
        if piece.location in (c.LOCATION_GRAVE, c.LOCATION_REMOVED):
            self._flag(menu, piece, "proper", tr("Properly Summoned before"), piece.proper)
        pile = self.editor.position.pile(piece.player, piece.location)
        at = [other.key for other in pile].index(piece.key)
        up = menu.addAction(tr("Higher in the pile"), partial(self._shift, piece, at + 1))
        up.setEnabled(at + 1 < len(pile))
        down = menu.addAction(tr("Lower in the pile"), partial(self._shift, piece, at - 1))
        down.setEnabled(at > 0)
        menu.addAction(tr("One more copy"), partial(self.editor.add, piece.code, piece.place))

    def _shift(self, piece: Piece, index: int) -> None:
        self.editor.move(piece.key, piece.place, index)

    def _flag(self, menu: QMenu, piece: Piece, field: str, title: str, value: bool) -> None:
        action = menu.addAction(title, partial(self._toggle, piece.key, field, not value))
        action.setCheckable(True)
        action.setChecked(value)
        action.setObjectName(f"piece-{field}")

    def _toggle(self, key: int, field: str, value: bool) -> None:
        changed: dict[str, Any] = {field: value}
        self.editor.change(key, **changed)

    def _counters(self, menu: QMenu, piece: Piece) -> None:
        """All kinds of counters: first those the card has or names in its text, the others below."""
        counters = menu.addMenu(tr("Counters"))
        counters.setObjectName("piece-counters")
        had = dict(piece.counters)
        kinds = sorted({*self._words.counter_kinds(), *had})
        near = [kind for kind in kinds if kind in had or self._is_named(piece.code, kind)]
        for kind in near:
            self._counter(counters, piece, kind, had.get(kind, 0))
        others = counters
        if near:
            others = counters.addMenu(tr("Other counters"))
            others.setObjectName("piece-other-counters")
        for kind in kinds:
            if kind not in near:
                sub = others.addMenu(self._words.counter(kind))
                self._counter(sub, piece, kind, 0)

    def _is_named(self, code: int, kind: int) -> bool:
        """Whether the card's text speaks of this kind of counter, in the language of the program."""
        return self._words.counter(kind).casefold() in self._words.text(code).casefold()

    def _counter(self, menu: QMenu, piece: Piece, kind: int, number: int) -> None:
        name = self._words.counter(kind)
        menu.addAction(f"{name}: {number} + 1", partial(self.editor.count, piece.key, kind, number + 1))
        fewer = menu.addAction(
            f"{name}: {number} − 1", partial(self.editor.count, piece.key, kind, number - 1)
        )
        fewer.setEnabled(number > 0)
        menu.addAction(tr("{counter}: set a number…").format(counter=name), partial(self._ask, piece, kind))

    def _ask(self, piece: Piece, kind: int) -> None:
        """Ask for the number of counters."""
        dialog = QInputDialog(self._host)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Counters"))
        dialog.setLabelText(self._words.counter(kind))
        dialog.setInputMode(QInputDialog.InputMode.IntInput)
        dialog.setIntRange(0, _MOST_COUNTERS)
        dialog.setIntValue(dict(piece.counters).get(kind, 0))
        dialog.intValueSelected.connect(partial(self.editor.count, piece.key, kind))
        dialog.open()

    def _give(self, piece: Piece) -> None:
        reason = self.editor.give_over(piece.key)
        if reason:
            self._refuse(reason, piece.code)


def turned_position(piece: Piece) -> dict[str, Any]:
    """What a double click changes: the next position of a monster, the other side of any other card."""
    if piece.location == c.LOCATION_MZONE:
        order = list(POSITION_NAMES)
        at = order.index(piece.position) if piece.position in order else -1
        return {"position": order[(at + 1) % len(order)]}
    if piece.location == c.LOCATION_SZONE:
        up = piece.position & c.POS_FACEUP
        return {"position": c.POS_FACEDOWN_DEFENSE if up else c.POS_FACEUP_ATTACK}
    if piece.location in (c.LOCATION_REMOVED, c.LOCATION_EXTRA):
        return {"turned": not piece.turned}
    return {}
