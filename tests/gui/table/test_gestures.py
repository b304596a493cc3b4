"""Cards are Summoned, Set, activated and sent to attack by click, menu and drag."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.engine import constants as c
from app.engine.decisions import (
    ACT_ACTIVATE,
    ACT_ATTACK,
    ACT_BATTLE_PHASE,
    ACT_END,
    ACT_SPSUMMON,
    ACT_SSET,
    ACT_SUMMON,
    SelectPlace,
    Text,
    place_key,
)
from app.engine.turn import PENDULUM_SUMMON, PROCEDURE_OF_KIND
from tests.gui.table_cards import Cards, M, Play, S, Summons, places
from tests.gui.table_robot import (
    LEFT,
    card_point,
    click_button,
    click_card,
    click_zone,
    drag,
    find_button,
    press_and_move,
    release,
    settle,
    zone_point,
)


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
