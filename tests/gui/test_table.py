"""The duel table under mouse and keyboard, on prepared duels."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from app.controller import cues
from app.data.library import CardLibrary, load_library
from app.engine import constants as c
from app.engine import terms
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_BATTLE_PHASE,
    ACT_END,
    ACT_MSET,
    ACT_POSITION,
    ACT_SPSUMMON,
    ACT_SSET,
    ACT_SUMMON,
    BattleCommand,
    CardRef,
    ChainResponse,
    Command,
    Decision,
    IdleCommand,
    Response,
    SelectCards,
    SelectPlace,
    SelectTributes,
    Text,
    YesNo,
    place_key,
)
from app.engine.events import BecameTargets, Event, LpChanged, Moved, ScriptFault, Seen, TurnStarted
from app.engine.rules import rules_named
from app.engine.turn import PENDULUM_SUMMON, PROCEDURE_OF_KIND
from app.engine.view import CardView, PlayerView
from app.engine.why_not import Attempt
from app.gui import theme
from app.gui.dialogs.box import PromptBox
from app.gui.table.duel_screen import DuelScreen
from app.gui.table.lp_curve import LpCurve, LpHistory
from tests.gui.table_fakes import AGENTS, FakeDuel, Step, card_view, hidden, nothing_to_do, side, table
from tests.gui.table_robot import (
    LEFT,
    card_point,
    click_button,
    click_card,
    click_zone,
    drag,
    find_button,
    hover,
    open_dialog,
    open_screen,
    press_and_move,
    release,
    right_click,
    settle,
    zone_point,
)

Play = Callable[..., tuple[DuelScreen, FakeDuel]]
H, M, S = c.LOCATION_HAND, c.LOCATION_MZONE, c.LOCATION_SZONE


def ref(card: CardView) -> CardRef:
    return CardRef(card.key, card.code, card.controller, card.location, card.sequence, card.position)


class Cards:
    """The cards of the prepared duel."""

    def __init__(self, library: CardLibrary) -> None:
        named = library.pool.named
        self.monster = card_view(named("Summoned Skull"), 11, H, 0)
        self.spell = card_view(named("Dark Hole"), 12, H, 1)
        self.trap = card_view(named("Mirror Force"), 13, H, 2)
        self.attacker = card_view(named("Blue-Eyes White Dragon"), 21, M, 2)
        self.helper = card_view(named("Kuriboh"), 22, M, 3)
        self.set_trap = card_view(named("Mirror Force"), 23, S, 1, position=c.POS_FACEDOWN_DEFENSE)
        self.dead = card_view(named("Dark Magician"), 24, c.LOCATION_GRAVE, 0)
        self.theirs = card_view(named("Man-Eater Bug"), 31, M, 2, 1)
        their_hand = tuple(hidden(place_key(1, H, n), H, n) for n in range(4))
        self.view = table(
            side(
                (self.monster, self.spell, self.trap),
                {2: self.attacker, 3: self.helper},
                {1: self.set_trap},
                (self.dead,),
            ),
            side(their_hand, {2: self.theirs}),
        )

    @property
    def idle(self) -> IdleCommand:
        return IdleCommand(
            0,
            Text("idle"),
            (
                Command(ACT_SUMMON, ref(self.monster)),
                Command(ACT_MSET, ref(self.monster)),
                Command(ACT_ACTIVATE, ref(self.spell), 0, Text("activate_card", self.spell.code)),
                Command(ACT_SSET, ref(self.trap)),
                Command(ACT_BATTLE_PHASE),
                Command(ACT_END),
            ),
        )

    def battle(self, direct: bool = False) -> BattleCommand:
        targets = () if direct else (ref(self.theirs),)
        attack = Command(ACT_ATTACK, ref(self.attacker), targets=targets, direct=direct)
        return BattleCommand(0, Text("battle"), (attack, Command(ACT_END)))

    @property
    def chain(self) -> ChainResponse:
        command = Command(ACT_ACTIVATE, ref(self.set_trap), 0, Text("activate_card", self.set_trap.code))
        return ChainResponse(0, Text("window"), (command,))


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return load_library()


@pytest.fixture
def cards(library: CardLibrary) -> Cards:
    return Cards(library)


@pytest.fixture
def play(qtbot: QtBot, library: CardLibrary, cards: Cards) -> Iterator[Play]:
    """Opens a screen on a list of decisions; the last step asks for nothing in particular."""
    opened: list[DuelScreen] = []

    def start(
        *decisions: Decision | Step, events: list[Event] | None = None, speed: float = 0
    ) -> tuple[DuelScreen, FakeDuel]:
        steps = [each if isinstance(each, Step) else Step(cards.view, each) for each in decisions]
        steps[0].events = events or []
        duel = FakeDuel([*steps, Step(cards.view, nothing_to_do())])
        screen = open_screen(library, duel, AGENTS, speed=speed)
        qtbot.addWidget(screen)
        opened.append(screen)
        return screen, duel

    yield start
    for screen in opened:
        screen.close_duel()


def places(*numbers: int, location: int = M) -> tuple[int, ...]:
    return tuple(place_key(0, location, n) for n in numbers)


def bar(screen: DuelScreen) -> PromptBox:
    """The open prompt."""
    assert screen.prompts.box is not None
    return screen.prompts.box


def test_click_and_menu_normal_summon(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle)
    click_card(screen, cards.monster.key)
    assert screen.logic.menu is not None
    click_button(screen, "menu-summon")
    assert duel.responses == [(ACT_SUMMON, cards.monster.key, 0)]
    assert screen.logic.menu is None


def test_drag_to_a_zone_summons_there(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle, SelectPlace(0, Text("zone"), places(0, 1, 4)))
    drag(screen, card_point(screen, cards.monster.key), zone_point(screen, place_key(0, M, 4)))
    assert duel.responses == []
    click_button(screen, "menu-summon")
    settle()
    assert duel.responses == [(ACT_SUMMON, cards.monster.key, 0), (place_key(0, M, 4),)]


def test_drag_and_set(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle)
    drag(screen, card_point(screen, cards.trap.key), zone_point(screen, place_key(0, S, 3)))
    assert duel.responses == [(ACT_SSET, cards.trap.key, 0)]


def test_drag_activates_a_spell(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle)
    drag(screen, card_point(screen, cards.spell.key), zone_point(screen, place_key(0, S, 0)))
    assert duel.responses == [(ACT_ACTIVATE, cards.spell.key, 0)]


def test_an_illegal_drop_says_why_and_changes_nothing(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle)
    item = screen.scene.cards[cards.spell.key]
    home = item.pos()
    drag(screen, card_point(screen, cards.spell.key), zone_point(screen, place_key(0, M, 0)))
    assert duel.responses == []
    assert screen.toast.isVisible()
    assert "Spell & Trap Zone" in screen.toast.text()
    assert item.pos() == home
    assert item.opacity() == 1.0


def test_legal_zones_glow_while_dragging(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.idle)
    start, end = card_point(screen, cards.monster.key), zone_point(screen, place_key(0, M, 4))
    press_and_move(screen, start, end)
    glowing = {place for place, zone in screen.scene.zones.items() if zone.signal == "legal"}
    # Summoned Skull needs a Tribute, whose zone it may take.
    assert glowing == {(0, M, n) for n in range(5)}
    release(screen, end)
    screen.logic.cancel()


def test_a_zone_is_picked_on_the_board(play: Play, cards: Cards) -> None:
    screen, duel = play(SelectPlace(0, Text("zone"), places(0, 1)))
    click_zone(screen, place_key(0, M, 4))
    assert duel.responses == []
    click_zone(screen, place_key(0, M, 1))
    assert duel.responses == [(place_key(0, M, 1),)]


def test_a_target_is_picked_on_the_board(play: Play, cards: Cards) -> None:
    screen, duel = play(SelectCards(0, Text("target"), (ref(cards.theirs), ref(cards.helper)), 1, 1))
    assert screen.scene.cards[cards.theirs.key].signal == "legal"
    assert screen.scene.cards[cards.attacker.key].signal == ""
    click_card(screen, cards.attacker.key)
    assert duel.responses == []
    click_card(screen, cards.theirs.key)
    assert duel.responses == [(cards.theirs.key,)]


def test_two_tributes_are_picked_on_the_board(play: Play, cards: Cards) -> None:
    both = (ref(cards.attacker), ref(cards.helper))
    screen, duel = play(SelectTributes(0, Text("tribute"), both, (1, 1), 2, 2))
    click_card(screen, cards.attacker.key)
    assert screen.scene.cards[cards.attacker.key].signal == "acting"
    click_card(screen, cards.helper.key)
    assert duel.responses == [(cards.attacker.key, cards.helper.key)]


def test_a_chain_prompt_is_answered_with_its_buttons(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.chain, cards.chain)
    click_button(screen, "prompt-confirm")
    click_button(screen, "prompt-cancel")
    assert duel.responses == [(ACT_ACTIVATE, cards.set_trap.key, 0), ()]


def test_a_chain_prompt_is_answered_on_the_board(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.chain)
    bar(screen).move(0, 0)
    click_card(screen, cards.set_trap.key)
    assert duel.responses == [(ACT_ACTIVATE, cards.set_trap.key, 0)]


def test_the_prompt_leaves_its_card_in_sight(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.chain)
    item = screen.scene.cards[cards.set_trap.key]
    centre = screen.board.mapTo(screen, screen.board.mapFromScene(item.pos()))
    assert not bar(screen).geometry().contains(centre)


def test_attack_by_drag(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.battle())
    drag(screen, card_point(screen, cards.attacker.key), card_point(screen, cards.theirs.key))
    assert duel.responses == [(ACT_ATTACK, cards.attacker.key, cards.theirs.key)]


def test_attack_by_click(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.battle())
    click_card(screen, cards.attacker.key)
    assert screen.scene.cards[cards.theirs.key].signal == "target"
    click_card(screen, cards.theirs.key)
    assert duel.responses == [(ACT_ATTACK, cards.attacker.key, cards.theirs.key)]


def test_direct_attack_by_drag(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.battle(direct=True))
    drag(screen, card_point(screen, cards.attacker.key), QPoint(screen.board.width() // 2, 20))
    assert duel.responses == [(ACT_ATTACK, cards.attacker.key, 0)]


def test_a_direct_attack_past_monsters_is_refused(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.battle())
    drag(screen, card_point(screen, cards.attacker.key), QPoint(screen.board.width() // 2, 20))
    assert duel.responses == []
    assert "direct attack" in screen.toast.text()


def test_phase_buttons_and_keys(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle, cards.battle())
    main2 = find_button(screen, f"phase-{c.PHASE_MAIN2}")
    assert main2 is not None
    assert not main2.isEnabled()
    click_button(screen, f"phase-{c.PHASE_BATTLE}")
    QTest.keyClick(screen.board, Qt.Key.Key_E)
    settle()
    assert duel.responses == [(ACT_BATTLE_PHASE, 0, 0), (ACT_END, 0, 0)]


def test_the_keyboard_reaches_a_card_and_its_menu(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle)
    screen.board.focus_card(cards.spell.key)
    QTest.keyClick(screen.board, Qt.Key.Key_Left)
    assert screen.board.accessibleDescription().startswith("Summoned Skull")
    QTest.keyClick(screen.board, Qt.Key.Key_Return)
    assert screen.logic.menu is not None
    QTest.keyClick(screen.logic.menu, Qt.Key.Key_Down)
    QTest.keyClick(screen.logic.menu, Qt.Key.Key_Return)
    settle()
    assert duel.responses == [(ACT_MSET, cards.monster.key, 0)]


def test_the_arrow_keys_reach_every_card(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.idle)
    seen: set[object] = set()
    edge: list[tuple[str, int] | None] = []
    keys = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
    QTest.keyClick(screen.board, Qt.Key.Key_Up)
    edge = [screen.board.focus_name]
    while edge:
        name = edge.pop()
        if name in seen or name is None:
            continue
        seen.add(name)
        for key in keys:
            screen.board.focus_name = name
            QTest.keyClick(screen.board, key)
            edge.append(screen.board.focus_name)
    assert {("card", key) for key in screen.scene.cards} <= seen


def test_escape_passes(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.chain)
    QTest.keyClick(screen.board, Qt.Key.Key_Escape)
    settle()
    assert duel.responses == [()]


def test_a_pile_is_laid_out_and_closed(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.idle)
    click_zone(screen, place_key(0, c.LOCATION_GRAVE, 0))
    dialog = open_dialog(screen)
    assert dialog is not None
    assert dialog.windowTitle() == "Your GY"
    click_button(dialog, f"card-{cards.dead.key}")
    assert screen.inspector.code == cards.dead.code
    click_button(dialog, "pile-close")
    assert open_dialog(screen) is None


def test_surrender_asks_and_ends_with_the_result(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle)
    finished: list[bool] = []
    screen.finished.connect(lambda: finished.append(True))
    click_button(screen, "surrender")
    click_button(screen, "confirm-no")
    assert not screen.session.over
    click_button(screen, "surrender")
    click_button(screen, "confirm-yes")
    assert duel.win_reason == "surrender"
    assert screen.result is not None
    assert screen.result.words.text() == "You surrendered."
    click_button(screen, "result-back")
    assert finished == [True]


def test_a_script_fault_is_told_and_the_duel_goes_on(play: Play, cards: Cards) -> None:
    fault = ScriptFault(Seen(ref(cards.spell)), 0, "The script of Dark Hole (effect 1) failed.")
    screen, duel = play(cards.idle, events=[fault])
    dialog = open_dialog(screen)
    assert dialog is not None
    assert "Dark Hole" in dialog.accessibleName()
    click_button(dialog, "message-close")
    click_button(screen, f"phase-{c.PHASE_END}")
    assert duel.responses == [(ACT_END, 0, 0)]


def test_hidden_cards_show_their_back_only(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.idle)
    backs = screen.scene.hand_items(1)
    assert len(backs) == 4
    assert not any(item.shows_face or item.code for item in backs)
    assert not screen.scene.cards[cards.set_trap.key].shows_face


def test_motion_ends_in_the_truth_and_can_be_skipped(play: Play, cards: Cards) -> None:
    start = ref(cards.monster)._replace(
        location=c.LOCATION_DECK, key=place_key(0, c.LOCATION_DECK, 5), code=0
    )
    events: list[Event] = [
        TurnStarted(0, 3),
        Moved(Seen(start), Seen(ref(cards.monster)), c.REASON_DRAW),
        LpChanged(1, 8000, 5000, "battle"),
    ]
    screen, _ = play(cards.idle, events=events, speed=1)
    assert screen.director.busy
    assert not screen.scene.highlights.legal
    QTest.keyClick(screen.board, Qt.Key.Key_Space)
    settle()
    assert screen.scene.highlights.legal == {11, 12, 13}
    assert [item.key for item in screen.scene.hand_items(0)] == [11, 12, 13]
    assert screen.plates[1].lp == 8000
    assert "Turn 3" in screen.log.toPlainText()


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (3840, 2160)])
def test_all_cards_stay_in_the_window(play: Play, cards: Cards, size: tuple[int, int]) -> None:
    screen, _ = play(cards.idle)
    screen.resize(*size)
    settle()
    for key, item in screen.scene.cards.items():
        if item.place[1] != H or item.place[0] == 0:
            card_point(screen, key)
    for button in screen.phases.buttons.values():
        assert screen.rect().contains(button.geometry())


def test_prompt_preferences_are_kept(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle, cards.chain)
    click_button(screen, "chain-never")
    assert screen.settings.chain_prompts == "never"
    click_button(screen, f"phase-{c.PHASE_END}")
    assert duel.responses == [(ACT_END, 0, 0), ()]


def test_a_dimmed_card_says_why_not(play: Play, cards: Cards) -> None:
    idle = IdleCommand(0, Text("idle"), (Command(ACT_END),))
    screen, duel = play(idle)
    duel.reasons[cards.trap.key] = (
        Attempt(ACT_SSET, 0, terms.NO_ZONE),
        Attempt(ACT_ACTIVATE, 0, terms.WRONG_PLACE),
    )
    duel.reasons[cards.attacker.key] = (Attempt(ACT_POSITION, 0, terms.POSITION_USED),)
    viewport = screen.board.viewport()
    hover(screen, card_point(screen, cards.trap.key))
    told = (
        "Set: There is no free zone for this card. (ZONE-001)\n"
        "Activate: The effect cannot be used from where the card is. (ACT-001)"
    )
    assert viewport.toolTip() == told
    hover(screen, card_point(screen, cards.attacker.key))
    assert viewport.toolTip() == ""
    assert screen.inspector.code == cards.attacker.code
    click_card(screen, cards.trap.key)
    assert screen.toast.text() == told
    right_click(screen, card_point(screen, cards.attacker.key))
    assert screen.toast.text() == "Its battle position can no longer be changed this turn. (POS-001)"
    assert duel.responses == []


def test_a_chain_prompt_says_why_another_set_card_cannot_answer(play: Play, cards: Cards) -> None:
    other = cards.set_trap._replace(key=29, sequence=2)
    side_view = replace(cards.view.me, spells=(None, cards.set_trap, other, *[None] * 5))
    view = replace(cards.view, sides=(side_view, cards.view.foe))
    screen, duel = play(cards.idle, Step(view, cards.chain))
    duel.reasons[29] = (Attempt(ACT_ACTIVATE, 0, terms.SET_THIS_TURN),)
    click_button(screen, f"phase-{c.PHASE_END}")
    assert screen.prompts.box is not None
    assert "Why not Mirror Force?" in screen.prompts.box.hint.text()
    click_card(screen, 29)
    assert "in the turn it was Set" in screen.toast.text()
    assert duel.responses == [(ACT_END, 0, 0)]


def test_leaving_a_running_duel_asks_first(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.idle)
    left: list[bool] = []
    assert screen.running
    screen.ask_to_leave(lambda: left.append(True))
    dialog = open_dialog(screen)
    assert dialog is not None
    click_button(dialog, "confirm-no")
    assert left == []
    screen.ask_to_leave(lambda: left.append(True))
    dialog = open_dialog(screen)
    assert dialog is not None
    click_button(dialog, "confirm-yes")
    assert left == [True]
    screen.close_duel()
    assert not screen.running


def test_the_result_shows_how_the_lp_went(play: Play, cards: Cards) -> None:
    events: list[Event] = [
        TurnStarted(0, 1),
        LpChanged(1, 8000, 6500, "damage"),
        TurnStarted(1, 2),
        LpChanged(0, 8000, 7000, "damage"),
        LpChanged(1, 6500, 7500, "recover"),
    ]
    screen, _ = play(cards.idle, events=events)
    click_button(screen, f"phase-{c.PHASE_END}")
    click_button(screen, "surrender")
    dialog = open_dialog(screen)
    assert dialog is not None
    click_button(dialog, "confirm-yes")
    assert screen.result is not None
    curve = screen.result.findChild(LpCurve)
    assert curve is not None
    assert curve.isVisible()
    assert curve.history.points(1) == [(0.0, 8000), (0.5, 6500), (1 + 2 / 3, 7500), (2.0, 7500)]
    assert curve.history.points(0) == [(0.0, 8000), (1 + 1 / 3, 7000), (2.0, 7000)]
    assert "7000" in curve.accessibleName()


def test_an_engine_error_ends_the_duel_and_not_the_program(
    play: Play, cards: Cards, caplog: pytest.LogCaptureFixture
) -> None:
    screen, duel = play(cards.idle)
    finished: list[bool] = []
    screen.finished.connect(lambda: finished.append(True))

    def fail(response: tuple[int, ...]) -> None:
        raise RuntimeError("no such zone")

    duel.respond = fail  # type: ignore[method-assign]
    click_button(screen, f"phase-{c.PHASE_END}")
    dialog = open_dialog(screen)
    assert dialog is not None
    assert "no such zone" in dialog.accessibleName()
    assert "no such zone" in caplog.text
    click_button(dialog, "message-close")
    assert finished == [True]


def test_a_failing_ai_is_replaced_by_a_legal_answer(
    qtbot: QtBot, library: CardLibrary, cards: Cards, caplog: pytest.LogCaptureFixture
) -> None:
    class Failing:
        def choose(self, view: PlayerView, decision: Decision) -> Response:
            raise ValueError("no idea")

    duel = FakeDuel([Step(cards.view, YesNo(1, Text("select"))), Step(cards.view, cards.idle)])
    screen = open_screen(library, duel, {1: Failing()})
    qtbot.addWidget(screen)
    qtbot.waitUntil(lambda: screen.scene.highlights.legal != frozenset(), timeout=5000)
    assert duel.responses == [(1,)]
    assert "no idea" in caplog.text
    screen.close_duel()


def test_thinking_is_shown_and_does_not_block(qtbot: QtBot, library: CardLibrary, cards: Cards) -> None:
    go = threading.Event()

    class Slow:
        def choose(self, view: PlayerView, decision: Decision) -> Response:
            go.wait(10)
            return (0,)

    duel = FakeDuel([Step(cards.view, YesNo(1, Text("select"))), Step(cards.view, cards.idle)])
    screen = open_screen(library, duel, {1: Slow()})
    qtbot.addWidget(screen)
    qtbot.waitUntil(lambda: screen.bridge.busy, timeout=5000)
    assert screen.plates[1].note == "thinking…"
    click_zone(screen, place_key(0, c.LOCATION_GRAVE, 0))
    assert open_dialog(screen) is not None
    go.set()
    qtbot.waitUntil(lambda: duel.responses == [(0,)], timeout=5000)
    assert screen.plates[1].note == "AI"
    screen.close_duel()


class Summons:
    """A field with a Link Monster, an Xyz Monster, Pendulum Scales, an Equip Spell and an Extra Deck."""

    def __init__(self, library: CardLibrary, cards: Cards, rules: str = "mr5") -> None:
        named = library.pool.named
        self.rules = rules_named(rules)
        left, right = self.rules.pendulum_sequences
        aimed = (place_key(0, M, 0), place_key(0, M, 2))
        self.link = card_view(named("Proxy Dragon"), 41, M, 5)._replace(linked_to=aimed)
        under = (card_view(named("Luster Dragon"), 42, M), card_view(named("Gemini Elf"), 43, M))
        self.xyz = card_view(named("Gem-Knight Pearl"), 44, M, 3)._replace(materials=under)
        self.equip = card_view(named("Wonder Wand"), 45, S, 2)._replace(equipped_to=44)
        self.left = card_view(named("Flash Knight"), 46, S, left)
        self.right = card_view(named("Dragon Horn Hunter"), 47, S, right)
        extra = c.LOCATION_EXTRA
        self.hidden = card_view(named("Black Rose Dragon"), 48, extra, 1, position=c.POS_FACEDOWN_DEFENSE)
        self.synchro = card_view(named("Stardust Dragon"), 49, extra, 0, position=c.POS_FACEDOWN_DEFENSE)
        self.open = card_view(named("Foucault's Cannon"), 50, extra, 2)
        me = side(
            (cards.spell,),
            {5: self.link, 3: self.xyz},
            {2: self.equip, left: self.left, right: self.right},
            extra=3,
        )
        me = replace(me, extra=(self.synchro, self.hidden, self.open))
        self.view = table(me, cards.view.foe, rules=self.rules)

    @property
    def idle(self) -> Step:
        commands = (
            Command(ACT_SPSUMMON, ref(self.synchro), PROCEDURE_OF_KIND, Text("procedure", self.synchro.code)),
            Command(ACT_SPSUMMON, ref(self.left), PENDULUM_SUMMON, Text("procedure", self.left.code)),
            Command(ACT_END),
        )
        return Step(self.view, IdleCommand(0, Text("idle"), commands))


@pytest.fixture
def summons(library: CardLibrary, cards: Cards) -> Summons:
    return Summons(library, cards)


def test_a_monster_is_summoned_from_the_extra_deck_pile(play: Play, summons: Summons) -> None:
    screen, duel = play(summons.idle)
    pile = screen.scene.pile(0, c.LOCATION_EXTRA)
    assert pile is not None
    assert (pile.signal, pile.count, pile.open_count) == ("legal", 3, 1)
    assert pile.top_code == summons.open.code
    click_zone(screen, place_key(0, c.LOCATION_EXTRA, 0))
    window = screen.logic.pile_window
    assert window is not None
    assert [tile.usable for tile in window.tiles] == [True, False, False]
    assert window.tiles[0].choice.code == summons.synchro.code
    QTest.mouseClick(window.tiles[0], LEFT)
    settle()
    menu = screen.logic.menu
    assert menu is not None
    assert [entry.label for entry in menu.menu.entries] == ["Synchro Summon"]
    click_button(screen, "menu-special_summon")
    assert duel.responses == [(ACT_SPSUMMON, summons.synchro.key, PROCEDURE_OF_KIND)]


def test_a_pendulum_card_offers_the_pendulum_summon(play: Play, summons: Summons) -> None:
    screen, duel = play(summons.idle)
    left, right = screen.scene.cards[summons.left.key], screen.scene.cards[summons.right.key]
    assert (left.scale_words, right.scale_words) == ("◀7", "3▶")
    click_card(screen, summons.left.key)
    assert screen.logic.menu is not None
    assert [entry.label for entry in screen.logic.menu.menu.entries] == ["Pendulum Summon"]
    click_button(screen, "menu-special_summon")
    assert duel.responses == [(ACT_SPSUMMON, summons.left.key, PENDULUM_SUMMON)]


def test_link_arrows_point_and_equips_are_tied_under_the_pointer(play: Play, summons: Summons) -> None:
    screen, _ = play(summons.idle)
    relations = screen.scene.relations
    zones = [screen.scene.zone_at((0, M, n)) for n in (0, 2)]
    assert all(zone is not None and zone.linked for zone in zones)
    assert [arrow.target for arrow in relations.arrows] == [zone.rect for zone in zones if zone is not None]
    assert list(relations.ties) == []
    for key in (summons.equip.key, summons.xyz.key):
        hover(screen, card_point(screen, key))
        ends = tuple(screen.scene.cards[each].home for each in (summons.equip.key, summons.xyz.key))
        assert list(relations.ties) == [ends]
    hover(screen, card_point(screen, summons.link.key))
    assert list(relations.ties) == []
    assert all(arrow.strong for arrow in relations.arrows)


def test_xyz_materials_lie_beneath_and_are_listed(play: Play, cards: Cards, summons: Summons) -> None:
    screen, _ = play(summons.idle)
    item = screen.scene.cards[summons.xyz.key]
    assert item.materials == tuple(card.code for card in summons.xyz.materials)
    assert "Xyz Materials: Luster Dragon, Gemini Elf" in item.objectName()
    assert "Pendulum Scale 7" in screen.scene.cards[summons.left.key].objectName()
    hover(screen, card_point(screen, summons.xyz.key))
    chips = [label.text() for label in screen.inspector.findChildren(QLabel) if label.isVisible()]
    assert {"◈ Gemini Elf", "◈ Luster Dragon"} <= set(chips)
    click_card(screen, summons.xyz.key)
    window = screen.logic.pile_window
    assert window is not None
    assert {tile.choice.code for tile in window.tiles} == set(item.materials)
    window.reject()


def test_separate_pendulum_zones_show_their_scales(play: Play, library: CardLibrary, cards: Cards) -> None:
    summons = Summons(library, cards, "mr3")
    summons.view = replace(
        summons.view, sides=(replace(summons.view.me, monsters=(None,) * 7), summons.view.foe)
    )
    screen, _ = play(summons.idle)
    assert screen.scene.cards[summons.left.key].scale_words == "◀7"
    assert screen.scene.cards[summons.left.key].place == (0, S, c.SEQ_PZONE_LEFT)


@pytest.mark.parametrize("ends", [(8000, 8000), (3900, 4100), (4000, 4000), (0, 0), (200, 8000)])
def test_curves_that_end_close_to_each_other_are_painted(
    play: Play, cards: Cards, ends: tuple[int, int]
) -> None:
    screen, _ = play(cards.idle)
    history = LpHistory((8000, 8000))
    history.begin_turn(3)
    for player, lp in enumerate(ends):
        history.change(player, lp)
    curve = LpCurve(history, 0, screen)
    image = curve.grab().toImage()
    colors = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert theme.color("you").name() in colors
    assert theme.color("opponent").name() in colors


def test_a_chain_link_names_its_targets(play: Play, cards: Cards) -> None:
    screen, _ = play(cards.idle)
    trap, target = ref(cards.set_trap)._replace(code=44095762), ref(cards.monster)
    screen.stage.show_link(cues.Link(1, trap, (), 1))
    link = screen.chain.links[1]
    low = link.height()
    screen.stage.show_line(BecameTargets((Seen(target),), Seen(target)))
    assert not link.row.detail, "another card's targets"
    screen.stage.show_line(BecameTargets((Seen(target),), Seen(trap)))
    assert link.row.detail == f"→ {screen.words.card(target.code)}"
    assert link.height() > low
    assert link.row.detail in link.accessibleName()
