"""Type: the bundled Inter with tabular figures, Chinese and Japanese from the system."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

from app.data.paths import resources_dir

FAMILY: Final = "Inter"
#: Looked for in this order; the system's own fallback comes after them.
CJK_FAMILIES: Final = (
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Microsoft YaHei UI",
    "Microsoft YaHei",
    "PingFang SC",
    "Hiragino Sans GB",
    "WenQuanYi Micro Hei",
    "Droid Sans Fallback",
)
_FILES: Final = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf")
BASE_PIXELS: Final = 13


@lru_cache(maxsize=1)
def load() -> tuple[str, ...]:
    """Register the bundled fonts once and return the family list to use, best first.

    A missing font file is no error: the system's sans serif takes its place.
    """
    families: list[str] = []
    for name in _FILES:
        path = resources_dir() / "fonts" / name
        number = QFontDatabase.addApplicationFont(str(path)) if path.is_file() else -1
        if number >= 0:
            families += QFontDatabase.applicationFontFamilies(number)
    found = [FAMILY] if FAMILY in families else [QFont().defaultFamily()]
    present = set(QFontDatabase.families())
    return tuple(found + [family for family in CJK_FAMILIES if family in present])


def font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal, *, tabular: bool = True) -> QFont:
    """A font of ``pixels`` (device independent) height; figures are all equally wide if ``tabular``."""
    made = QFont()
    made.setFamilies(list(load()))
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    return made


def is_cjk(text: str) -> bool:
    """Whether ``text`` has Chinese, Japanese or Korean letters."""
    return any("\u2e80" <= letter <= "\u9fff" or "\uac00" <= letter <= "\ufaff" for letter in text)


def fitted(text: str, width: float, pixels: float, least: float, weight: QFont.Weight) -> QFont:
    """The largest font from ``pixels`` down to ``least`` in which ``text`` is at most ``width`` wide.

    What still does not fit is condensed, to 72 % at most.
    """
    # System CJK fonts often have one weight; a computed bold of it is a blot at card size.
    cjk = is_cjk(text)
    weight = QFont.Weight.Normal if cjk else weight
    made = font(pixels, weight)
    wide = QFontMetricsF(made).horizontalAdvance(text)
    if wide <= width:
        return made
    if cjk:
        return font(max(least * 0.8, pixels * width / wide), weight)
    # Condensing a little first keeps the height; then the size gives way.
    size = max(least, pixels * max(0.6, width / wide * 1.12))
    made = font(size, weight)
    wide = QFontMetricsF(made).horizontalAdvance(text)
    if wide > width:
        made.setStretch(max(72, int(100 * width / wide)))
    return made
