"""Palettes, signals, the style sheet and the table's geometry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from app.engine import constants as c
from app.engine.rules import PRESETS, rules_named
from app.gui import fonts, theme
from app.gui.geometry import Geometry

SIZES = ((1024, 640), (1280, 720), (1440, 900), (1920, 1080), (3840, 2160), (1024, 1400), (2560, 700))


@pytest.fixture(params=["dark", "light"])
def palette(request: pytest.FixtureRequest) -> Iterator[theme.Palette]:
    yield theme.activate(request.param)
    theme.activate("dark")


def luminance(color: str) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    made = QColor(color)
    return 0.2126 * linear(made.redF()) + 0.7152 * linear(made.greenF()) + 0.0722 * linear(made.blueF())


def contrast(first: str, second: str) -> float:
    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def test_every_role_is_a_colour(palette: theme.Palette) -> None:
    for field in fields(palette):
        if field.name != "name":
            assert QColor(getattr(palette, field.name)).isValid(), field.name


def test_text_can_be_read_on_every_ground(palette: theme.Palette) -> None:
    for ground in (palette.ground, palette.panel, palette.panel_raised, palette.control):
        assert contrast(palette.text, ground) >= 7
        assert contrast(palette.text_second, ground) >= 4.5
        assert contrast(palette.text_faint, ground) >= 3.8
        for signal in (palette.legal, palette.acting, palette.target, palette.chain):
            assert contrast(signal, ground) >= 3
    assert contrast(palette.on_signal, palette.legal) >= 3


def test_signals_differ_in_shape_as_well_as_in_colour(palette: theme.Palette) -> None:
    assert len({signal.shape for signal in theme.Signal}) == len(theme.Signal) == 5
    assert len({signal.color.name() for signal in theme.Signal}) == 5


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_the_style_sheet_has_no_placeholder_left(palette: theme.Palette, scale: float) -> None:
    sheet = theme.stylesheet(scale)
    assert "@" not in sheet
    assert "~" not in sheet
    assert sheet.count("{") == sheet.count("}")
    for part in sheet.split("url(")[1:]:
        path = part.split(")")[0]
        assert path.endswith(".svg")
        assert QColor(palette.text).isValid()


def test_icons_of_both_themes_exist(palette: theme.Palette) -> None:
    for name in ("chevron-down", "chevron-up", "check", "dot"):
        assert theme.icon_path(name).is_file()


def test_the_bundled_font_has_figures_of_one_width(qtbot: QtBot) -> None:
    from PySide6.QtGui import QFontMetricsF

    assert fonts.load()[0] == "Inter"
    metrics = QFontMetricsF(fonts.font(40))
    assert len({round(metrics.horizontalAdvance(digit), 3) for digit in "0123456789"}) == 1


# --- geometry -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rules", sorted(PRESETS))
@pytest.mark.parametrize("viewer", [0, 1])
def test_zones_lie_on_the_board_and_do_not_overlap(size: tuple[int, int], rules: str, viewer: int) -> None:
    geometry = Geometry(*size, rules_named(rules), viewer)
    places = geometry.zones()
    rects = [geometry.zone(*place) for place in places]
    assert len(set(places)) == len(places)
    board = geometry.board_rect()
    others = [
        *geometry.phase_buttons().values(),
        geometry.lp_plate(0),
        geometry.lp_plate(1),
        geometry.chain_switch(),
    ]
    for n, rect in enumerate(rects):
        assert board.contains(rect), places[n]
        for other in [*rects[n + 1 :], *others]:
            assert not rect.intersects(other), places[n]
    for rect in others:
        assert board.contains(rect)


@pytest.mark.parametrize("rules", sorted(PRESETS))
def test_zones_are_those_of_the_rules(rules: str) -> None:
    flags = rules_named(rules)
    places = Geometry(1440, 900, flags, 0).zones()
    extra = [place for place in places if place[1] == c.LOCATION_MZONE and place[2] >= c.EMZ_LEFT]
    pendulum = [place for place in places if place[1] == c.LOCATION_SZONE and place[2] >= c.SEQ_PZONE_LEFT]
    assert len(extra) == (2 if flags.extra_monster_zones else 0)
    assert len(pendulum) == (4 if flags.separate_pendulum_zones else 0)
    assert len(places) == 2 * (5 + 6 + 4) + len(extra) + len(pendulum)


@pytest.mark.parametrize("viewer", [0, 1])
def test_the_opponents_half_is_turned_by_180_degrees(viewer: int) -> None:
    geometry = Geometry(1440, 900, rules_named("mr5"), viewer)
    centre = geometry.grid_rect().center()
    for location, sequence in (
        (c.LOCATION_MZONE, 0),
        (c.LOCATION_SZONE, 4),
        (c.LOCATION_GRAVE, 0),
        (c.LOCATION_DECK, 0),
    ):
        mine = geometry.zone(viewer, location, sequence).center()
        theirs = geometry.zone(1 - viewer, location, sequence).center()
        assert mine.x() + theirs.x() == pytest.approx(2 * centre.x())
        assert mine.y() + theirs.y() == pytest.approx(2 * centre.y())
        assert mine.y() > theirs.y()


def test_an_extra_monster_zone_has_two_names() -> None:
    geometry = Geometry(1440, 900, rules_named("mr5"), 0)
    assert geometry.zone(0, c.LOCATION_MZONE, c.EMZ_LEFT) == geometry.zone(1, c.LOCATION_MZONE, c.EMZ_RIGHT)
    assert geometry.zone(0, c.LOCATION_MZONE, c.EMZ_LEFT).center().x() < geometry.grid_rect().center().x()
    # It stands over the second Main Monster Zone.
    above = geometry.zone(0, c.LOCATION_MZONE, 1)
    assert geometry.zone(0, c.LOCATION_MZONE, c.EMZ_LEFT).left() == pytest.approx(above.left())


def test_the_measures_of_the_design_at_scale_1() -> None:
    geometry = Geometry(1440, 900, rules_named("mr5"), 0)
    first, second = geometry.zone(0, c.LOCATION_MZONE, 0), geometry.zone(0, c.LOCATION_MZONE, 1)
    below = geometry.zone(0, c.LOCATION_SZONE, 0)
    assert geometry.scale == 1.0
    assert (second.left() - first.left(), below.top() - first.top()) == (96, 108)
    assert (first.width(), first.height()) == (88, 100)
    widths = [geometry.card_size(kind).width() for kind in ("board", "hand", "inspector")]
    assert widths == [66, 104, 277]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 2, 5, 6, 10, 20])
def test_a_hand_of_any_size_stays_between_plate_and_log(size: tuple[int, int], count: int) -> None:
    geometry = Geometry(*size, rules_named("mr5"), 0)
    card = geometry.card_size("hand")
    for player in (0, 1):
        centres = [geometry.hand_slot(player, n, count)[0] for n in range(count)]
        assert [point.x() for point in centres] == sorted(point.x() for point in centres)
        rect = geometry.hand_rect(player)
        assert centres[0].x() - card.width() / 2 >= rect.left() - 0.01
        assert centres[-1].x() + card.width() / 2 <= rect.right() + 0.01
    _, angle = geometry.hand_slot(0, 0, 5)
    assert angle < 0 < geometry.hand_slot(0, 4, 5)[1]
    assert not geometry.hand_rect(0).intersects(geometry.grid_rect())


def test_a_point_finds_its_place() -> None:
    geometry = Geometry(1440, 900, rules_named("mr3"), 1)
    for place in geometry.zones():
        assert geometry.place_at(geometry.zone(*place).center()) == place
    assert geometry.place_at(geometry.hand_rect(1).center()) == (1, c.LOCATION_HAND, 0)
    assert geometry.place_at(QRectF(0, 0, 4, 4).center()) is None


def test_places_that_do_not_exist_are_refused() -> None:
    geometry = Geometry(1440, 900, rules_named("mr2"), 0)
    with pytest.raises(KeyError):
        geometry.zone(0, c.LOCATION_MZONE, c.EMZ_LEFT)
    with pytest.raises(KeyError):
        geometry.zone(0, c.LOCATION_SZONE, c.SEQ_PZONE_LEFT)
    with pytest.raises(ValueError, match="viewing player"):
        Geometry(1440, 900, rules_named("mr2"), 2)
    with pytest.raises(ValueError, match="no room"):
        Geometry(0, 900, rules_named("mr2"), 0)
