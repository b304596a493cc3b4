"""Colours of frames and art."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor

from app.engine import constants as c
from app.engine.carddata import CardData
from app.gui.faces.dice import Dice


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame's colours: ``base`` and its lighter ``plate``, and what is written on each."""

    base: str
    plate: str
    ink: str
    box: str
    box_ink: str


_DARK_INK: Final = "#1b1206"
_WHITE: Final = "#ffffff"
NORMAL: Final = Frame("#c9a25a", "#e7cd93", _DARK_INK, "#f4e6c3", "#2a1d08")
EFFECT: Final = Frame("#b5683a", "#dd9a6b", _DARK_INK, "#f3d9c4", "#2c1507")
RITUAL: Final = Frame("#3f62a8", "#7d9ad4", "#0a1226", "#dbe5f6", "#101c36")
FUSION: Final = Frame("#7c4a97", "#b084c8", "#1c0b27", "#eadcf2", "#230f31")
SYNCHRO: Final = Frame("#d9dce2", "#f5f6f9", "#14171d", "#f8f9fb", "#1a1e26")
XYZ: Final = Frame("#22252c", "#3d424d", _WHITE, "#d3d7df", "#14171d")
LINK: Final = Frame("#1d5d9b", "#3d83c6", _WHITE, "#d7e7f6", "#0b2038")
SPELL: Final = Frame("#17806f", "#3fae9b", _WHITE, "#d6efe9", "#07271f")
TRAP: Final = Frame("#9c3a74", "#c9669f", _WHITE, "#f3dbe8", "#2f0b21")
TOKEN: Final = Frame("#7d8797", "#aab3c1", "#12161d", "#e3e7ed", "#1b212b")


def frame_of(data: CardData) -> Frame:
    """The frame colours of a card's kind (of the upper half for a Pendulum Monster)."""
    kinds = (
        (c.TYPE_SPELL, SPELL),
        (c.TYPE_TRAP, TRAP),
        (c.TYPE_TOKEN, TOKEN),
        (c.TYPE_LINK, LINK),
        (c.TYPE_XYZ, XYZ),
        (c.TYPE_SYNCHRO, SYNCHRO),
        (c.TYPE_FUSION, FUSION),
        (c.TYPE_RITUAL, RITUAL),
        (c.TYPE_EFFECT, EFFECT),
    )
    for bit, frame in kinds:
        if data.type & bit:
            return frame
    return NORMAL


#: Attribute: sign colour, kanji, hue range of the art, saturation range.
ATTRIBUTE: Final[dict[int, tuple[str, str, tuple[int, int], tuple[float, float]]]] = {
    c.ATTRIBUTE_EARTH: ("#8a5a2b", "地", (16, 40), (0.4, 0.66)),
    c.ATTRIBUTE_WATER: ("#2273c4", "水", (188, 226), (0.6, 0.85)),
    c.ATTRIBUTE_FIRE: ("#d0342c", "炎", (2, 30), (0.72, 0.95)),
    c.ATTRIBUTE_WIND: ("#2f9a4f", "風", (120, 176), (0.5, 0.8)),
    c.ATTRIBUTE_LIGHT: ("#c99a12", "光", (38, 58), (0.6, 0.95)),
    c.ATTRIBUTE_DARK: ("#5e2f8e", "闇", (252, 312), (0.5, 0.8)),
    c.ATTRIBUTE_DIVINE: ("#a37a1a", "神", (36, 48), (0.8, 0.95)),
}

_NAME_HUES: Final[dict[str, tuple[int, float]]] = {
    "red": (358, 0.85),
    "crimson": (350, 0.85),
    "blood": (352, 0.8),
    "scarlet": (6, 0.85),
    "rose": (342, 0.7),
    "pink": (330, 0.6),
    "blue": (214, 0.8),
    "azure": (204, 0.7),
    "sea": (200, 0.7),
    "ocean": (200, 0.75),
    "water": (204, 0.75),
    "aqua": (188, 0.7),
    "ice": (194, 0.5),
    "frost": (194, 0.45),
    "frozen": (196, 0.5),
    "snow": (200, 0.3),
    "green": (130, 0.65),
    "forest": (118, 0.55),
    "emerald": (152, 0.7),
    "jade": (156, 0.6),
    "gold": (46, 0.85),
    "golden": (46, 0.85),
    "sun": (38, 0.9),
    "light": (48, 0.6),
    "yellow": (54, 0.85),
    "thunder": (52, 0.85),
    "fire": (14, 0.9),
    "flame": (14, 0.9),
    "blaze": (16, 0.9),
    "lava": (10, 0.9),
    "black": (258, 0.22),
    "dark": (268, 0.6),
    "shadow": (262, 0.4),
    "night": (238, 0.55),
    "chaos": (286, 0.7),
    "purple": (280, 0.7),
    "violet": (276, 0.7),
    "white": (210, 0.16),
    "silver": (214, 0.14),
    "iron": (212, 0.16),
    "steel": (212, 0.2),
    "diamond": (196, 0.3),
    "crystal": (188, 0.45),
    "stardust": (176, 0.5),
    "star": (228, 0.6),
    "moon": (226, 0.5),
    "poison": (96, 0.7),
    "zombie": (92, 0.4),
    "desert": (38, 0.6),
    "dust": (36, 0.4),
    "monster": (24, 0.6),
    "mirror": (192, 0.5),
    "solemn": (44, 0.55),
    "royal": (276, 0.6),
    "typhoon": (164, 0.6),
}


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours one card's art is mixed from."""

    deep: QColor
    middle: QColor
    bright: QColor
    glow: QColor
    accent: QColor
    shade: QColor


def _hsl(hue: float, saturation: float, light: float) -> QColor:
    return QColor.fromHslF(hue % 360 / 360, max(0.0, min(1.0, saturation)), max(0.0, min(1.0, light)))


def tones_of(data: CardData, dice: Dice) -> Tones:
    """The art's colours: the name's colour word, else the Attribute, else the passcode decides."""
    words = {word.strip(",.!?:;\"'()").lower() for word in data.name.replace("-", " ").split()}
    named = [_NAME_HUES[word] for word in sorted(words) if word in _NAME_HUES]
    sign = ATTRIBUTE.get(data.attribute)
    if sign is not None:
        hue, saturation = dice.between(*sign[2]), dice.between(*sign[3])
    else:
        hue, saturation = dice.between(0, 360), dice.between(0.5, 0.8)
    # The second colour keeps the Attribute even where the name has a colour word of its own.
    other = hue + dice.pick((150, 180, 210, -40, 40, 64))
    if named:
        other = hue if sign is not None else other
        hue, saturation = dice.pick(named)
        hue += dice.between(-6, 6)
    lift = dice.between(-0.03, 0.05)
    # Pictures of LIGHT are lit from everywhere; a dark yellow would look like mud.
    day = 0.16 if data.attribute == c.ATTRIBUTE_LIGHT else 0.0
    return Tones(
        deep=_hsl(hue + (-16 if day else 14), saturation * 0.8, 0.10 + lift + day * 0.55),
        middle=_hsl(hue, saturation, 0.36 + lift + day),
        bright=_hsl(hue - 6, saturation, 0.64 + lift + day * 0.6),
        glow=_hsl(hue - 10, min(1.0, saturation + 0.15), 0.82 + day * 0.5),
        accent=_hsl(other, min(1.0, saturation + 0.2), 0.66),
        shade=_hsl(hue + (-22 if day else 24), saturation * 0.7, 0.055 + day * 0.2),
    )
