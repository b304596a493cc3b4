"""Each kind of question, answered with mouse and keyboard in its dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QSpinBox
from pytestqt.qtbot import QtBot

from app.data.library import CardLibrary
from app.engine import constants as c
from app.engine import decisions as d
from app.gui.dialogs.queue import best_place
from app.gui.table.duel_screen import DuelScreen
from app.gui.table.result_dialog import message_dialog
from tests.gui.table_fakes import AGENTS, FakeDuel, Step, nothing_to_do, side, table
from tests.gui.table_robot import click_button, open_dialog, open_screen, settle

Ask = Callable[[d.Decision], tuple[DuelScreen, FakeDuel]]
GY = c.LOCATION_GRAVE


@pytest.fixture
def codes(library: CardLibrary) -> list[int]:
    names = ("Sangan", "Kuriboh", "Dark Magician", "Summoned Skull")
    return [library.pool.named(name).code for name in names]


@pytest.fixture
def ask(qtbot: QtBot, library: CardLibrary) -> Iterator[Ask]:
    """Opens a screen that asks one question."""
    opened: list[DuelScreen] = []

    def start(decision: d.Decision) -> tuple[DuelScreen, FakeDuel]:
        view = table(side(), side())
        duel = FakeDuel([Step(view, decision), Step(view, nothing_to_do())])
        screen = open_screen(library, duel, AGENTS)
        qtbot.addWidget(screen)
        opened.append(screen)
        return screen, duel

    yield start
    for screen in opened:
        screen.close_duel()


def cards(codes: list[int], location: int = GY) -> tuple[d.CardRef, ...]:
    return tuple(d.CardRef(40 + n, code, 0, location, n, c.POS_FACEUP_ATTACK) for n, code in enumerate(codes))


def dialog_of(screen: DuelScreen) -> QDialog:
    dialog = open_dialog(screen)
    assert dialog is not None
    assert dialog.isModal()
    return dialog


@pytest.mark.parametrize(("name", "answer"), [("choice-1", (1,)), ("choice-0", (0,))])
def test_yes_or_no(ask: Ask, codes: list[int], name: str, answer: tuple[int, ...]) -> None:
    card = cards(codes)[0]
    screen, duel = ask(d.EffectYesNo(0, d.Text("use_effect", card.code, 0), card))
    click_button(dialog_of(screen), name)
    assert duel.responses == [answer]
    assert open_dialog(screen) is None


@pytest.mark.parametrize(("key", "answer"), [(Qt.Key.Key_Return, (1,)), (Qt.Key.Key_Escape, (0,))])
def test_yes_or_no_by_key(ask: Ask, key: Qt.Key, answer: tuple[int, ...]) -> None:
    screen, duel = ask(d.YesNo(0, d.Text("pay_to_keep", 0, -1, 500)))
    QTest.keyClick(dialog_of(screen), key)
    settle()
    assert duel.responses == [answer]


def test_escape_never_closes_a_question_that_must_be_answered(ask: Ask, codes: list[int]) -> None:
    screen, duel = ask(d.SelectPosition(0, d.Text("position"), cards(codes)[0], (1, 4)))
    dialog = dialog_of(screen)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    settle()
    assert dialog.isVisible()
    assert duel.responses == []


def test_the_undo_key_in_a_dialog_asks_to_take_back(ask: Ask, codes: list[int]) -> None:
    screen, duel = ask(d.SelectPosition(0, d.Text("position"), cards(codes)[0], (1, 4)))
    dialog = dialog_of(screen)
    asked: list[bool] = []
    screen.prompts.undo.connect(lambda: asked.append(True))
    QTest.keyClick(dialog, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    settle()
    assert asked == [True]
    assert dialog.isVisible(), "this duel is not recorded, so the question stays"
    assert duel.responses == []


def test_options(ask: Ask) -> None:
    screen, duel = ask(d.Option(0, d.Text("call_coin"), ((1, d.Text("heads")), (0, d.Text("tails")))))
    click_button(dialog_of(screen), "choice-0")
    assert duel.responses == [(0,)]


def test_position(ask: Ask, codes: list[int]) -> None:
    screen, duel = ask(d.SelectPosition(0, d.Text("position"), cards(codes)[0], (1, 4)))
    click_button(dialog_of(screen), "choice-4")
    assert duel.responses == [(4,)]


def test_who_goes_first(ask: Ask) -> None:
    screen, duel = ask(d.FirstPlayer(0, d.Text("first_player")))
    click_button(dialog_of(screen), "choice-1")
    assert duel.responses == [(1,)]


def test_cards_of_a_pile(ask: Ask, codes: list[int]) -> None:
    screen, duel = ask(d.SelectCards(0, d.Text("to_hand"), cards(codes), 2, 3, True))
    dialog = dialog_of(screen)
    click_button(dialog, "card-41")
    assert screen.prompts.box is not None
    assert screen.prompts.box.confirm_button is not None
    assert not screen.prompts.box.confirm_button.isEnabled()
    click_button(dialog, "card-43")
    click_button(dialog, "prompt-confirm")
    assert duel.responses == [(41, 43)]


def test_cards_of_a_pile_can_be_left(ask: Ask, codes: list[int]) -> None:
    screen, duel = ask(d.SelectCards(0, d.Text("to_hand"), cards(codes), 1, 1, True))
    click_button(dialog_of(screen), "prompt-cancel")
    assert duel.responses == [()]


def test_materials_one_at_a_time(ask: Ask, codes: list[int]) -> None:
    some = cards(codes)
    screen, duel = ask(d.SelectUnselect(0, d.Text("material"), some[:2], some[2:], True, 1, 3))
    click_button(dialog_of(screen), "card-40")
    assert duel.responses == [(40,)]


def test_finishing_a_selection(ask: Ask, codes: list[int]) -> None:
    some = cards(codes)
    screen, duel = ask(d.SelectUnselect(0, d.Text("material"), some[:2], some[2:], True, 1, 3))
    click_button(dialog_of(screen), "prompt-cancel")
    assert duel.responses == [()]


def test_a_sum_of_levels(ask: Ask, codes: list[int]) -> None:
    values = ((3,), (1,), (7,), (6,))
    screen, duel = ask(d.SelectSum(0, d.Text("material"), cards(codes), values, 7, True))
    dialog = dialog_of(screen)
    click_button(dialog, "card-41")
    click_button(dialog, "card-43")
    click_button(dialog, "prompt-confirm")
    assert duel.responses == [(41, 43)]


def test_tributes_from_another_place(ask: Ask, codes: list[int]) -> None:
    some = cards(codes)
    screen, duel = ask(d.SelectTributes(0, d.Text("tribute"), some, (1, 1, 2, 1), 2, 2))
    dialog = dialog_of(screen)
    click_button(dialog, "card-42")
    click_button(dialog, "prompt-confirm")
    assert duel.responses == [(42,)]


def test_an_order(ask: Ask, codes: list[int]) -> None:
    screen, duel = ask(d.SortCards(0, d.Text("sort_deck"), cards(codes)[:3]))
    dialog = dialog_of(screen)
    click_button(dialog, "sort-down")
    click_button(dialog, "prompt-confirm")
    assert duel.responses == [(41, 40, 42)]


def test_an_order_on_the_chain(ask: Ask, codes: list[int]) -> None:
    commands = tuple(d.Command(d.ACT_ACTIVATE, card) for card in cards(codes)[:2])
    screen, duel = ask(d.SortChain(0, d.Text("sort_chain"), commands))
    dialog = dialog_of(screen)
    click_button(dialog, "sort-down")
    click_button(dialog, "prompt-confirm")
    assert duel.responses == [(1, 0)]


def test_counters(ask: Ask, codes: list[int]) -> None:
    screen, duel = ask(d.SelectCounters(0, d.Text("remove_counters"), 1, 3, cards(codes)[:2], (2, 3)))
    dialog = dialog_of(screen)
    fields = {field.objectName(): field for field in dialog.findChildren(QSpinBox)}
    fields["counters-40"].setValue(0)
    assert screen.prompts.box is not None
    assert screen.prompts.box.confirm_button is not None
    assert not screen.prompts.box.confirm_button.isEnabled()
    fields["counters-41"].setValue(3)
    click_button(dialog, "prompt-confirm")
    assert duel.responses == [(41, 3)]


def test_a_type_is_found_by_its_name(ask: Ask) -> None:
    screen, duel = ask(d.AnnounceType(0, d.Text("declare_type"), c.RACES))
    dialog = dialog_of(screen)
    search = dialog.findChild(QLineEdit, "prompt-search")
    assert search is not None
    QTest.keyClicks(search, "drag")
    click_button(dialog, "prompt-confirm")
    assert duel.responses == [(c.RACE_DRAGON,)]


def test_several_attributes(ask: Ask) -> None:
    screen, duel = ask(d.AnnounceAttribute(0, d.Text("declare_attribute"), c.ATTRIBUTES, 2))
    dialog = dialog_of(screen)
    rows = dialog.findChild(QListWidget, "prompt-list")
    assert rows is not None
    for row in (0, 5):
        point = rows.visualItemRect(rows.item(row)).center()
        QTest.mouseClick(rows.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    click_button(dialog, "prompt-confirm")
    assert duel.responses == [(c.ATTRIBUTE_EARTH, c.ATTRIBUTE_DARK)]


def test_a_card_name_and_a_number(ask: Ask, codes: list[int]) -> None:
    screen, duel = ask(d.AnnounceCard(0, d.Text("declare_card"), tuple(codes)))
    click_button(dialog_of(screen), "prompt-confirm")
    # The list is sorted by name: Dark Magician comes first.
    assert duel.responses == [(codes[2],)]
    screen, duel = ask(d.AnnounceNumber(0, d.Text("declare_number"), (1, 2, 3)))
    click_button(dialog_of(screen), "prompt-confirm")
    assert duel.responses == [(1,)]


def test_a_replayed_attack_may_be_stopped_or_go_on_directly(ask: Ask, codes: list[int]) -> None:
    attacker = cards(codes, c.LOCATION_MZONE)[0]
    screen, duel = ask(d.AttackTarget(0, d.Text("attack_target"), attacker, (), True))
    click_button(screen, "choice-0")
    assert duel.responses == [(0,)]
    screen, duel = ask(d.AttackTarget(0, d.Text("attack_target"), attacker, (), True))
    click_button(screen, "prompt-cancel")
    assert duel.responses == [()]


def test_a_prompt_stays_inside_and_off_what_it_is_about() -> None:
    within = QRect(0, 0, 800, 600)
    size = QSize(400, 200)
    low = QRectF(200, 350, 400, 240)
    at = best_place(size, within, [low])
    assert within.contains(QRect(at, size))
    assert not QRectF(QRect(at, size)).intersects(low)
    assert best_place(size, within, []).y() > 300


def test_two_things_to_ask_come_one_after_the_other(ask: Ask, codes: list[int]) -> None:
    screen, _ = ask(d.FirstPlayer(0, d.Text("first_player")))
    first = dialog_of(screen)
    screen.prompts.tell(message_dialog("A card script failed", "The effect was skipped.", screen))
    visible = [dialog for dialog in screen.findChildren(QDialog) if dialog.isVisible()]
    assert visible == [first]
    click_button(first, "choice-0")
    assert dialog_of(screen).objectName() == "message-dialog"
