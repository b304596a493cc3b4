"""Questions are answered on the board, in the prompt and with the keyboard."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.engine import constants as c
from app.engine import terms
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_END,
    ACT_MSET,
    ACT_POSITION,
    ACT_SSET,
    Command,
    IdleCommand,
    SelectCards,
    SelectPlace,
    SelectTributes,
    Text,
    place_key,
)
from app.engine.why_not import Attempt
from tests.gui.table_cards import Cards, M, Play, bar, places, ref
from tests.gui.table_fakes import Step
from tests.gui.table_robot import (
    card_point,
    click_button,
    click_card,
    click_zone,
    hover,
    right_click,
    settle,
)


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
        "Set: There is no free zone for this card. (ZONE-007)\n"
        "Activate: The effect cannot be used from where the card is. (ACT-001)"
    )
    assert viewport.toolTip() == f"{told}\nF1 opens the rulebook."
    hover(screen, card_point(screen, cards.attacker.key))
    assert viewport.toolTip() == ""
    assert screen.inspector.code == cards.attacker.code
    click_card(screen, cards.trap.key)
    assert screen.toast.text() == told
    right_click(screen, card_point(screen, cards.attacker.key))
    assert screen.toast.text() == "Its battle position can no longer be changed this turn. (POS-003)"
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
