"""What the board shows: piles, hidden cards, motion, arrows, materials, scales, curves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from app.controller import cues
from app.data.library import CardLibrary
from app.engine import constants as c
from app.engine import terms
from app.engine.decisions import (
    place_key,
)
from app.engine.events import BecameTargets, Event, LpChanged, Moved, Seen, TurnStarted
from app.engine.why_not import NOTHING, Attempt
from app.gui import theme
from app.gui.rulebook.words import Wanted
from app.gui.table.lp_curve import LpCurve, LpHistory
from tests.gui.table_cards import Cards, H, M, Play, S, Summons, ref
from tests.gui.table_robot import (
    card_point,
    click_button,
    click_card,
    click_zone,
    hover,
    open_dialog,
    settle,
)


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


def test_a_card_in_a_pile_says_why_it_cannot_be_used(play: Play, cards: Cards) -> None:
    screen, duel = play(cards.idle)
    duel.reasons[cards.dead.key] = (Attempt(NOTHING, 0, terms.NOTHING_TO_USE),)
    click_zone(screen, place_key(0, c.LOCATION_GRAVE, 0))
    window = screen.logic.pile_window
    assert window is not None
    assert window.reason.text() == ""
    click_button(window, f"card-{cards.dead.key}")
    told = f"There is nothing to do with this card where it is. ({terms.NOTHING_TO_USE.rule})"
    assert window.reason.accessibleName() == told
    wanted: list[object] = []
    screen.rulings_wanted.connect(wanted.append)
    window.reason.linkActivated.emit(terms.NOTHING_TO_USE.rule)
    assert open_dialog(screen) is None
    assert [each.ids for each in wanted if isinstance(each, Wanted)] == [(terms.NOTHING_TO_USE.rule,)]


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


def test_link_arrows_point_and_equips_are_tied(play: Play, summons: Summons) -> None:
    screen, _ = play(summons.idle)
    relations = screen.scene.relations
    zones = [screen.scene.zone_at((0, M, n)) for n in (0, 2)]
    assert all(zone is not None and zone.linked for zone in zones)
    assert [arrow.target for arrow in relations.arrows] == [zone.rect for zone in zones if zone is not None]
    equip, xyz = (screen.scene.cards[card.key] for card in (summons.equip, summons.xyz))
    (tie,) = relations.ties
    assert (tie.source.center(), tie.target.center(), tie.strong) == (equip.home, xyz.home, False)
    for end, item in zip(tie.ends(), (equip, xyz), strict=True):
        assert item.place_rect().contains(end)
    for key in (summons.equip.key, summons.xyz.key):
        hover(screen, card_point(screen, key))
        assert [each.strong for each in relations.ties] == [True]
    hover(screen, card_point(screen, summons.link.key))
    assert [each.strong for each in relations.ties] == [False]
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
