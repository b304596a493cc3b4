"""What gestures do on the table: intents to the controller, its answers to menus, toasts, highlights."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtWidgets import QApplication, QWidget

from app.controller.commands import (
    Menu,
    MenuEntry,
    Outcome,
    PickTarget,
    Refused,
    Respond,
    attack_of,
    drop_places,
    interpret,
    legal_phases,
    usable_keys,
    why_not,
)
from app.controller.intents import AttackDrag, ClickCard, DragCard, Intent, PhaseButton
from app.controller.prompts import CHAIN, COMMAND, PLACES, Choice, PromptModel, card_choice, prompt_of
from app.controller.reasons import reason_lines
from app.controller.words import Words, say
from app.data.rulebook import ids_in
from app.engine import constants as c
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    BattleCommand,
    CardRef,
    ChainResponse,
    Decision,
    IdleCommand,
    Response,
    place_key,
    place_of,
)
from app.engine.view import CardView, PlayerView
from app.gui.board.card_item import MARGIN
from app.gui.board.card_menu import CardMenu
from app.gui.board.director import Director
from app.gui.board.highlights import Highlights
from app.gui.board.scene import BoardScene
from app.gui.board.view import ATTACK_DRAG, CARD_DRAG
from app.gui.bridge import DuelBridge
from app.gui.dialogs.queue import PromptQueue
from app.gui.i18n import tr
from app.gui.panels.phase import PhaseColumn
from app.gui.table.pile_window import PileWindow
from app.gui.table.toast import Toast


class TableLogic(QObject):
    """Owns what the player is about to do: the open question, a menu, an attack without a target yet.

    ``card_shown`` carries a passcode or a CardView for the inspector.
    """

    card_shown = Signal(object)

    def __init__(
        self,
        host: QWidget,
        scene: BoardScene,
        director: Director,
        bridge: DuelBridge,
        prompts: PromptQueue,
        phases: PhaseColumn,
        toast: Toast,
        words: Words,
    ) -> None:
        super().__init__(host)
        self.host = host
        self.scene = scene
        self.director = director
        self.bridge = bridge
        self.prompts = prompts
        self.phases = phases
        self.toast = toast
        self.words = words
        self.decision: Decision | None = None
        self.targeting: PickTarget | None = None
        self.menu: CardMenu | None = None
        self.pile_window: PileWindow | None = None
        self.on_aim: Callable[[bool], None] = lambda aimed: None
        self.on_hint: Callable[[str], None] = lambda text: None
        self.on_wait: Callable[[], None] = lambda: None
        self.on_title: Callable[[Decision, str], str] = lambda decision, title: title
        bridge.asked.connect(self.ask)
        prompts.answered.connect(self._prompt_answered)
        prompts.changed.connect(self.refresh)
        prompts.hovered.connect(self.card_shown.emit)

    @property
    def view(self) -> PlayerView | None:
        """What the player sees."""
        return self.scene.view

    # --- questions -------------------------------------------------------------------------------

    def ask(self, decision: Decision) -> None:
        """Put a question: open game states wait for gestures, the rest gets a prompt."""
        view = self.view
        if view is None:
            return
        self.decision = decision
        self.targeting = None
        model = prompt_of(decision, view, self.words)
        if model.kind == CHAIN:
            model = replace(model, detail=self._why_not_another(view, model))
        if model.kind != COMMAND:
            if self.pile_window is not None:
                self.pile_window.close()  # it can be looked at again
            self.prompts.ask(decision, replace(model, title=self.on_title(decision, model.title)))
        if model.kind == COMMAND or model.board:
            self.on_wait()
        self.refresh()

    def _why_not_another(self, view: PlayerView, model: PromptModel) -> str:
        """Why a Set card of the player is not among the answers to a chain prompt; "" if all are."""
        for card in view.me.spells:
            if card is None or card.is_face_up or card.key in model.keys:
                continue
            why = self.bridge.session.why_not
            lines = reason_lines(why(card.key), card, self.words, (ACT_ACTIVATE,))
            if lines:
                return say(self.words, "why.another", card=self.words.card(card.code), reason=lines[0])
        return ""

    def answer(self, response: Response, wish: int = 0) -> None:
        """Give the answer to the open question."""
        self.decision = None
        self.targeting = None
        self._close_menu()
        self.refresh()
        self.bridge.answer(response, wish)

    def forget(self) -> None:
        """The duel is over or given up: nothing is asked any more."""
        self.decision = None
        self.targeting = None
        self._close_menu()
        self.prompts.close()
        self.refresh()

    def _prompt_answered(self, decision: Decision, response: Response) -> None:
        if decision is self.decision:
            self.answer(response)

    # --- gestures --------------------------------------------------------------------------------

    def click_card(self, key: int) -> None:
        """A card of the board was clicked."""
        if self._skipped():
            return
        self._inspect(key)
        self._close_menu()
        if self.targeting is not None:
            self._aim(key)
        elif self.prompts.box is not None:
            if not self.prompts.box.pick(key):
                self._explain(key)
        elif isinstance(self.decision, IdleCommand | BattleCommand | ChainResponse):
            self._do(ClickCard(key))

    def right_click(self, key: int) -> None:
        """The right button takes back what is open; on a card with nothing open it asks why not."""
        if self._skipped():
            return
        if self.menu is not None or self.targeting is not None or self.prompts.box is not None:
            self.cancel()
        elif key:
            self._inspect(key)
            self._explain(key)

    def _explain(self, key: int) -> None:
        """Say what one of the player's cards cannot do now, and why; nothing about other cards."""
        view = self.view
        card = view.cards().get(key) if view is not None else None
        commands = isinstance(self.decision, IdleCommand | BattleCommand | ChainResponse)
        if view is None or card is None or not commands or card.controller != view.player:
            return
        lines = reason_lines(self.bridge.session.why_not(key), card, self.words)
        if lines:
            self.say("\n".join(lines[:3]))

    def click_zone(self, key: int) -> None:
        """A zone was clicked."""
        if self._skipped():
            return
        self._close_menu()
        if self.prompts.box is not None:
            self.prompts.box.pick(key if key in self.prompts.box.pickable else self._own_name(key))
        elif self.targeting is not None:
            self.cancel()

    def click_pile(self, controller: int, location: int) -> None:
        """Lay a pile out."""
        if self._skipped() or self.view is None:
            return
        self._close_menu()
        choices = self._pile_choices(controller, location)
        if not choices:
            return
        whose = "you" if controller == self.view.player else "foe"
        title = self.words.pattern(f"where.{location}.{whose}")
        self._lay_out(title, choices)

    def _lay_out(self, title: str, choices: tuple[Choice, ...]) -> None:
        """Show cards in a window of their own."""
        window = PileWindow(title, choices, self._usable(), self.scene.pictures, self.host, self._why_unused)
        window.hovered.connect(self.card_shown.emit)
        window.rulings_wanted.connect(self.toast.rulings_wanted)
        window.card_clicked.connect(self._pile_card)
        window.finished.connect(self._pile_closed)
        self.pile_window = window
        window.open()
        board = self.scene.geometry.board_rect().toAlignedRect()
        window.adjustSize()
        corner = board.center() - QRect(0, 0, window.width(), window.height()).center()
        window.move(self.host.mapToGlobal(corner))

    def click_empty(self) -> None:
        """Nothing was clicked: skip motion, close what is open."""
        if not self._skipped():
            self._close_menu()
            if self.targeting is not None:
                self.targeting = None
                self.refresh()

    def drop_card(self, key: int, place: int) -> None:
        """A card was dropped on a place."""
        if isinstance(self.decision, IdleCommand | BattleCommand):
            self._do(DragCard(key, self._own_name(place)))

    def _own_name(self, key: int) -> int:
        """An Extra Monster Zone (place key) by the name it has for the player who is asked.

        The board names it as whoever it is seen from does; that may be another one.
        """
        controller, location, sequence = place_of(key)
        view = self.view
        if view is None or location != c.LOCATION_MZONE or sequence < c.EMZ_LEFT or controller == view.player:
            return key
        return place_key(view.player, location, c.EMZ_LEFT + c.EMZ_RIGHT - sequence)

    def drop_failed(self) -> None:
        """A card was dropped on nothing."""
        self.say(self.words.pattern("refuse.no_zone"))

    def drop_attack(self, attacker: int, target: int) -> None:
        """An attack was dragged to a monster (or to the opponent: 0)."""
        if self.decision is not None:
            self._do(AttackDrag(attacker, target))

    def want_phase(self, phase: int) -> None:
        """A phase button or key."""
        if self.director.busy:
            return
        if isinstance(self.decision, IdleCommand | BattleCommand):
            if phase == c.PHASE_MAIN2 and phase not in legal_phases(self.decision):
                return
            self._do(PhaseButton(phase))

    def cancel(self) -> None:
        """Esc or the right button: close, take back, pass."""
        if self.menu is not None:
            self._close_menu()
        elif self.targeting is not None:
            self.targeting = None
            self.refresh()
        elif self.prompts.box is not None:
            self.prompts.box.cancel()

    def confirm(self) -> None:
        """Enter without a focused card: the likely answer."""
        if self.targeting is not None and self.targeting.direct and not self.targeting.targets:
            self.answer((ACT_ATTACK, self.targeting.attacker, 0))
        elif self.prompts.box is not None:
            self.prompts.box.confirm()

    def attack_directly(self) -> None:
        """The opponent's LP plate was clicked while an attack looks for its target."""
        if self.targeting is not None:
            self._do(AttackDrag(self.targeting.attacker, 0))

    def hover_card(self, key: int, code: int) -> None:
        """Show the card under the pointer in the inspector."""
        self._inspect(key, code)
        self.on_hint(self._why_dimmed(key))

    def _why_dimmed(self, key: int) -> str:
        """Why the pointed-at hand card or Set card cannot be used, while the player may act."""
        item = self.scene.cards.get(key)
        if item is None or item.signal or item.place[1] == c.LOCATION_MZONE:
            return ""
        return self._why_unused(key)

    def _why_unused(self, key: int) -> str:
        """Why a card of the player cannot be used, wherever it lies, while they may act."""
        view = self.view
        card = view.cards().get(key) if view is not None else None
        if view is None or card is None or card.controller != view.player:
            return ""
        if not isinstance(self.decision, IdleCommand | BattleCommand | ChainResponse):
            return ""
        return why_not(key, view, self.words, self.bridge.session.why_not, lines=4)

    # --- drag protocol of the board view ---------------------------------------------------------

    def drag_kind(self, key: int) -> str:
        """Own monsters drag an attack, own hand cards themselves."""
        view = self.view
        if view is None or self.director.busy or self.prompts.open:
            return ""
        card = view.cards().get(key)
        if card is None or card.controller != view.player:
            return ""
        if card.location == c.LOCATION_HAND:
            return CARD_DRAG if isinstance(self.decision, IdleCommand | BattleCommand) else ""
        can_strike = card.location == c.LOCATION_MZONE and bool(card.position & c.POS_FACEUP_ATTACK)
        if attack_of(key, self.decision) is not None:
            return ATTACK_DRAG
        return ATTACK_DRAG if can_strike and isinstance(self.decision, IdleCommand | BattleCommand) else ""

    def drag_started(self, key: int) -> None:
        """Let legal zones or targets glow while dragging."""
        self._close_menu()
        view = self.view
        if view is None:
            return
        attack = attack_of(key, self.decision)
        if attack is not None:
            self.on_aim(attack.direct)
            self.scene.show_highlights(
                Highlights(targets=frozenset(attack.targets), acting=key, chain=self._chain())
            )
        else:
            places = frozenset(drop_places(key, self.decision, view))
            self.scene.show_highlights(Highlights(places=places, chain=self._chain()))

    def drag_ended(self) -> None:
        """Back to what glowed before."""
        self.refresh()

    # --- outcomes ----------------------------------------------------------------------------------

    def _do(self, intent: Intent) -> None:
        view = self.view
        if view is None:
            return
        outcome: Outcome = interpret(intent, self.decision, view, self.words, self.bridge.session.why_not)
        if isinstance(outcome, Respond):
            self.answer(outcome.response, outcome.wish)
        elif isinstance(outcome, Menu):
            self._open_menu(outcome)
        elif isinstance(outcome, Refused):
            self._refuse(intent, outcome, view)

    def _refuse(self, intent: Intent, outcome: Refused, view: PlayerView) -> None:
        """Clicks on the opponent's cards and on cards at rest only inspect; the rest is told why not."""
        if isinstance(intent, ClickCard):
            card = view.cards().get(intent.key)
            if card is not None and card.materials:
                self._lay_out(
                    self.words.pattern(f"where.{c.LOCATION_OVERLAY}.you"),
                    tuple(card_choice(_ref(under), view, self.words) for under in card.materials),
                )
                return
            if card is None or card.controller != view.player:
                return
        self.say(outcome.reason)

    def say(self, text: str) -> None:
        """A toast over the middle of the board."""
        self.toast.say(text, self.scene.geometry.message_rect().toAlignedRect(), rules=ids_in(text))

    def _open_menu(self, menu: Menu) -> None:
        if len(menu.entries) == 1 and menu.entries[0].attack:
            self._chosen(menu.entries[0])
            return
        self._close_menu()
        widget = CardMenu(menu, self.host)
        widget.chosen.connect(self._chosen)
        widget.closed.connect(self._menu_closed)
        self.menu = widget
        centre = self.scene.centre_of(menu.key) or QPointF(self.scene.sceneRect().center())
        item = self.scene.cards.get(menu.key)
        size = item.size if item is not None else self.scene.geometry.card_size("board")
        origin = self.scene.geometry.board_rect().topLeft()
        card = QRectF(0, 0, size.width(), size.height())
        card.moveCenter(centre + origin)
        board = self.scene.geometry.board_rect().toAlignedRect()
        in_hand = item is not None and item.place[1] == c.LOCATION_HAND
        widget.open_at(card.toAlignedRect(), board, above=in_hand)
        self.refresh()

    def _close_menu(self) -> None:
        menu, self.menu = self.menu, None
        if menu is not None:
            self._take_keyboard(menu)
            menu.hide()
            menu.deleteLater()
            self.refresh()

    def _menu_closed(self) -> None:
        menu, self.menu = self.menu, None
        if menu is not None:
            self._take_keyboard(menu)
        self.refresh()

    def _take_keyboard(self, menu: CardMenu) -> None:
        """The board gets the keyboard that a closing menu has."""
        focused = QApplication.focusWidget()
        if isinstance(focused, QWidget) and menu.isAncestorOf(focused):
            self.scene.views()[0].setFocus()

    def _chosen(self, entry: MenuEntry) -> None:
        self._close_menu()
        if not entry.attack:
            self.answer(entry.response, entry.wish)
            return
        attack = attack_of(entry.response[1], self.decision)
        if attack is None:
            return
        if attack.direct and not attack.targets:
            self.answer(entry.response)
            return
        self.targeting = attack
        self.toast.say(
            tr("Choose what to attack."), self.scene.geometry.message_rect().toAlignedRect(), "acting"
        )
        self.refresh()

    def _aim(self, key: int) -> None:
        targeting = self.targeting
        if targeting is None:
            return
        if key in targeting.targets:
            self.answer((ACT_ATTACK, targeting.attacker, key))
            return
        self.targeting = None
        self.refresh()

    # --- piles ---------------------------------------------------------------------------------------

    def _usable(self) -> frozenset[int]:
        if self.prompts.box is not None:
            return self.prompts.box.pickable
        return usable_keys(self.decision)

    def _pile_choices(self, controller: int, location: int) -> tuple[Choice, ...]:
        view = self.view
        if view is None:
            return ()
        if location == c.LOCATION_DECK:
            codes = view.sides[controller].deck_list
            return tuple(Choice(0, self.words.card(code), "", code) for code in codes)
        cards = reversed(self.scene.pile_cards((controller, location, 0)))
        return tuple(card_choice(_ref(card), view, self.words) for card in cards)

    def _pile_card(self, key: int, code: int) -> None:
        self.card_shown.emit(code)
        if key and key in self._usable():
            self.click_card(key)

    def _pile_closed(self) -> None:
        if self.pile_window is not None:
            self.pile_window.deleteLater()
            self.pile_window = None

    # --- what glows ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show what can be done now."""
        self.on_aim(self.targeting is not None and self.targeting.direct)
        self.scene.show_highlights(self.highlights())
        view = self.view
        if view is not None:
            legal = legal_phases(self.decision) if not self.prompts.open else frozenset()
            self.phases.show_phase(view.phase, legal, view.turn_player != self.scene.geometry.viewer)

    def highlights(self) -> Highlights:
        """The signals of the moment."""
        chain = self._chain()
        if self.targeting is not None:
            return Highlights(
                targets=frozenset(self.targeting.targets), acting=self.targeting.attacker, chain=chain
            )
        box = self.prompts.box
        if box is not None:
            keys = box.pickable
            if box.model.kind == PLACES:
                return Highlights(places=keys - box.picked, picked=box.picked, chain=chain)
            return Highlights(legal=keys, picked=box.picked, chain=chain, dim_hand=box.model.board)
        if isinstance(self.decision, IdleCommand | BattleCommand):
            acting = self.menu.menu.key if self.menu is not None else 0
            return Highlights(legal=usable_keys(self.decision), acting=acting, dim_hand=True, chain=chain)
        return Highlights(chain=chain)

    def _chain(self) -> dict[int, int]:
        return {link.card_key: link.number for link in self.view.chain} if self.view is not None else {}

    def avoid(self, model: PromptModel) -> list[QRectF]:
        """What a prompt should not hide, in host coordinates: the cards and zones it is about."""
        view = self.view
        if view is None:
            return []
        origin = self.scene.geometry.board_rect().topLeft()
        size = self.scene.geometry.card_size("board")
        keys = set(model.keys) if model.board else set()
        keys |= {view.attacker, view.attack_target} - {0}
        keys |= {link.card_key for link in view.chain} | {key for link in view.chain for key in link.targets}
        rects: list[QRectF] = []
        for key in keys:
            centre = self.scene.centre_of(key)
            if centre is None and model.kind == PLACES:
                place = (key >> 18 & 1, key >> 8 & 0x3FF, key & 0xFF)
                zone = self.scene.zone_at(place)
                centre = zone.rect.center() if zone is not None else None
            if centre is not None:
                rect = QRectF(0, 0, size.width(), size.height())
                rect.moveCenter(centre + origin)
                rects.append(rect)
        return rects

    def crowd(self) -> list[QRectF]:
        """All cards on the field, in host coordinates."""
        origin = self.scene.geometry.board_rect().topLeft()
        return [
            item.sceneBoundingRect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN).translated(origin)
            for item in self.scene.cards.values()
            if item.place[1] & (c.LOCATION_MZONE | c.LOCATION_SZONE)
        ]

    def _inspect(self, key: int, code: int = 0) -> None:
        view = self.view
        card = view.cards().get(key) if view is not None else None
        if card is not None and card.code:
            self.card_shown.emit(card)
        elif code:
            self.card_shown.emit(code)

    def _skipped(self) -> bool:
        """A click while something moves only brings it to its end."""
        if self.director.busy:
            self.director.skip()
            return True
        return False


def _ref(card: CardView) -> CardRef:
    return CardRef(card.key, card.code, card.controller, card.location, card.sequence, card.position)
