"""Card faces: every card can be drawn, no two look alike, pixmaps are sharp and cached."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage, QPixmap
from pytestqt.qtbot import QtBot

from app.data.library import CardLibrary
from app.engine import constants as c
from app.engine.carddata import CardData
from app.gui.faces.creatures import creature
from app.gui.faces.dice import Dice
from app.gui.faces.marks import kind_icon
from app.gui.faces.paths import parse
from app.gui.faces.renderer import FaceRenderer
from app.gui.faces.tones import frame_of, tones_of
from app.gui.geometry import CARD_RATIO

BOARD = QSizeF(66, 66 * CARD_RATIO)
TINY = QSizeF(24, 24 * CARD_RATIO)
LARGE = QSizeF(277, 277 * CARD_RATIO)


@pytest.fixture
def faces(qtbot: QtBot, library: CardLibrary) -> FaceRenderer:
    return FaceRenderer(library)


def cards(library: CardLibrary) -> list[CardData]:
    return list(cast("Iterable[CardData]", library.pool))


def codes(library: CardLibrary) -> list[int]:
    return [data.code for data in cards(library)]


def digest(pixmap: QPixmap) -> str:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_RGBA8888)
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


def test_every_card_has_a_face_of_its_own(faces: FaceRenderer, library: CardLibrary) -> None:
    seen: dict[str, int] = {}
    for code in codes(library):
        mark = digest(faces.pixmap(code, TINY, 1.0, "board"))
        assert mark not in seen, f"{code} looks like {seen[mark]}"
        seen[mark] = code
    assert len(seen) >= 800


def test_a_face_is_the_same_every_time(library: CardLibrary, qtbot: QtBot) -> None:
    code = library.pool.named("Dark Magician").code
    first, second = FaceRenderer(library), FaceRenderer(library)
    assert digest(first.pixmap(code, BOARD)) == digest(second.pixmap(code, BOARD))


@pytest.mark.parametrize("race", c.RACES)
def test_every_type_has_a_silhouette_inside_its_canvas(race: int) -> None:
    outlines = set()
    for seed in range(12):
        figure = creature(race, Dice(seed))
        bounds = figure.body.boundingRect()
        assert bounds.width() > 30
        assert bounds.height() > 50
        assert bounds.left() > -12
        assert bounds.right() < 112
        assert figure.eyes
        outlines.add((figure.body.elementCount(), round(bounds.width(), 2), round(bounds.height(), 2)))
    assert len(outlines) > 1, "all cards of this Type have one outline"


def test_silhouettes_of_types_differ() -> None:
    shapes = {creature(race, Dice(7)).body.elementCount() for race in c.RACES}
    assert len(shapes) > 18


@pytest.mark.parametrize("dpr", [1.0, 1.5, 2.0])
def test_pixmaps_are_made_for_the_device(faces: FaceRenderer, library: CardLibrary, dpr: float) -> None:
    code = library.pool.named("Stardust Dragon").code
    pixmap = faces.pixmap(code, BOARD, dpr)
    assert pixmap.width() == round(BOARD.width() * dpr)
    assert pixmap.height() == round(BOARD.height() * dpr)
    assert pixmap.devicePixelRatio() == dpr
    assert faces.pixmap(code, BOARD, dpr).cacheKey() == pixmap.cacheKey()


def test_hidden_and_unknown_cards_show_the_back(faces: FaceRenderer) -> None:
    back = faces.back(BOARD).cacheKey()
    assert faces.pixmap(0, BOARD).cacheKey() == back
    assert faces.pixmap(999_999_999, BOARD).cacheKey() == back


def test_corners_are_round_and_the_frame_has_its_colour(faces: FaceRenderer, library: CardLibrary) -> None:
    for name in ("Mirror Force", "Dark Magician", "Decode Talker"):
        data = library.pool.named(name)
        image = faces.pixmap(data.code, LARGE).toImage()
        assert image.pixelColor(0, 0).alpha() == 0
        # Between picture and text box there is nothing but frame.
        seen = image.pixelColor(11, round(LARGE.height() / 2))
        wanted = QColor(frame_of(data).base)
        assert abs(seen.hsvHueF() - wanted.hsvHueF()) < 0.05


def test_names_follow_the_language(faces: FaceRenderer, library: CardLibrary) -> None:
    code = library.pool.named("Dark Magician").code
    english = digest(faces.pixmap(code, LARGE))
    faces.set_language("zh_CN")
    assert digest(faces.pixmap(code, LARGE)) != english
    faces.set_language("en")
    assert digest(faces.pixmap(code, LARGE)) == english


def test_levels_of_detail_differ(faces: FaceRenderer, library: CardLibrary) -> None:
    code = library.pool.named("Dark Magician").code
    assert digest(faces.pixmap(code, LARGE, 1.0, "board")) != digest(
        faces.pixmap(code, LARGE, 1.0, "inspector")
    )
    assert digest(faces.pixmap(code, LARGE)) == digest(faces.pixmap(code, LARGE, 1.0, "inspector"))


def test_a_picture_of_the_players_own_replaces_the_art(
    library: CardLibrary, qtbot: QtBot, tmp_path: Path
) -> None:
    code = library.pool.named("Dark Magician").code
    picture = QImage(60, 60, QImage.Format.Format_RGB32)
    picture.fill(QColor("#00ff00"))
    assert picture.save(str(tmp_path / f"{code}.png"))
    image = FaceRenderer(library, "en", tmp_path).pixmap(code, LARGE).toImage()
    assert image.pixelColor(138, 180).name() == "#00ff00"


def test_a_broken_picture_is_ignored(library: CardLibrary, qtbot: QtBot, tmp_path: Path) -> None:
    code = library.pool.named("Dark Magician").code
    (tmp_path / f"{code}.png").write_bytes(b"no picture")
    with_broken = FaceRenderer(library, "en", tmp_path).pixmap(code, BOARD)
    assert digest(with_broken) == digest(FaceRenderer(library).pixmap(code, BOARD))


def test_the_cache_is_bounded(library: CardLibrary, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.gui.faces.renderer._CACHE_BYTES", 40_000)
    faces = FaceRenderer(library)
    first = faces.pixmap(codes(library)[0], TINY).cacheKey()
    for code in codes(library)[1:20]:
        faces.pixmap(code, TINY)
    assert faces.pixmap(codes(library)[0], TINY).cacheKey() != first


def test_attributes_give_their_hue(library: CardLibrary) -> None:
    fire = [data for data in cards(library) if data.attribute == c.ATTRIBUTE_FIRE][:20]
    assert fire
    warm = [data for data in fire if tones_of(data, Dice(data.code)).middle.hueF() < 0.15]
    assert len(warm) > len(fire) * 0.6


def test_only_special_spell_and_trap_kinds_have_an_icon() -> None:
    assert kind_icon(c.TYPE_SPELL) is None
    assert kind_icon(c.TYPE_TRAP) is None
    for kind in (
        c.TYPE_CONTINUOUS,
        c.TYPE_EQUIP,
        c.TYPE_QUICKPLAY,
        c.TYPE_FIELD,
        c.TYPE_RITUAL,
        c.TYPE_COUNTER,
    ):
        icon = kind_icon(c.TYPE_SPELL | kind)
        assert icon is not None
        assert not icon.isEmpty()


def test_a_path_that_breaks_off_is_refused() -> None:
    with pytest.raises(ValueError, match="ends in the middle"):
        parse("M 1 2 C 3 4")


def test_dice_give_the_same_stream_everywhere() -> None:
    dice = Dice(46986414)
    assert [dice.below(1000) for _ in range(4)] == [Dice(46986414).below(1000), *_rest(46986414)]
    assert all(0 <= Dice(n).unit() < 1 for n in range(200))


def _rest(code: int) -> list[int]:
    dice = Dice(code)
    dice.below(1000)
    return [dice.below(1000) for _ in range(3)]
