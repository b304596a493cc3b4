"""Colours, signals, radii, rhythm and the style sheet: the one place where the look is decided.

Two palettes with the same roles. Widgets ask :func:`palette` (or :func:`color`) for a role when they
paint; style sheets are made by :func:`stylesheet`. :func:`activate` switches, after which the
application sets its style sheet anew and every window gets a ``StyleChange`` event.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPalette, QRadialGradient

from app.data.paths import resources_dir
from app.gui.qss import STYLE

#: The grid everything snaps to, in pixels at scale 1.
GRID: Final = 8
RADIUS_CONTROL: Final = 8
RADIUS_PANEL: Final = 9
RADIUS_CARD: Final = 4
#: Milliseconds; a table multiplies them by 1 / speed.
MOTION_SHORT: Final = 160
MOTION_LONG: Final = 260


@dataclass(frozen=True, slots=True)
class Palette:
    """Colour roles as ``#rrggbb``. ``name`` is ``dark`` or ``light``."""

    name: str
    ground: str
    panel: str
    panel_raised: str
    board_light: str
    board_dark: str
    line: str
    line_strong: str
    text: str
    text_second: str
    text_faint: str
    control: str
    control_hover: str
    control_pressed: str
    selection: str
    card_name: str
    # The five signals and what is written on them.
    legal: str
    acting: str
    target: str
    chain: str
    dimmed: str
    on_signal: str
    # Players.
    you: str
    opponent: str
    danger: str


DARK: Final = Palette(
    name="dark",
    ground="#0b0f18",
    panel="#0f1524",
    panel_raised="#151e33",
    board_light="#1d2c4a",
    board_dark="#0c1220",
    line="#1d2942",
    line_strong="#2b3b5c",
    text="#dfe6f2",
    text_second="#9fb2d3",
    text_faint="#7386aa",
    control="#18233b",
    control_hover="#20304f",
    control_pressed="#131c30",
    selection="#24406b",
    card_name="#8fcbff",
    legal="#5be0c0",
    acting="#f2c14e",
    target="#ff6b81",
    chain="#b58bff",
    dimmed="#5d6b86",
    on_signal="#06231c",
    you="#ffd769",
    opponent="#ff8fa0",
    danger="#ff6b81",
)

LIGHT: Final = Palette(
    name="light",
    ground="#eef1f6",
    panel="#f8f9fc",
    panel_raised="#ffffff",
    board_light="#ffffff",
    board_dark="#d9e1ee",
    line="#d5dce9",
    line_strong="#b3c0d6",
    text="#172033",
    text_second="#485a7b",
    text_faint="#65758f",
    control="#ffffff",
    control_hover="#e6edf8",
    control_pressed="#d7e1f1",
    selection="#c9dcf8",
    card_name="#1a62ab",
    legal="#0f9a7b",
    acting="#b57a05",
    target="#d22f4c",
    chain="#7443d6",
    dimmed="#94a0b5",
    on_signal="#ffffff",
    you="#8f6100",
    opponent="#c02743",
    danger="#c92643",
)

PALETTES: Final = {"dark": DARK, "light": LIGHT}


class Signal(Enum):
    """A state that is shown by a colour role and a shape, never by colour alone."""

    LEGAL = ("legal", "glow")
    ACTING = ("acting", "arrow tail")
    TARGET = ("target", "arrow head")
    CHAIN = ("chain", "link number")
    DIMMED = ("dimmed", "brightness")

    def __init__(self, role: str, shape: str) -> None:
        self.role = role
        self.shape = shape

    @property
    def color(self) -> QColor:
        """The signal's colour in the active palette."""
        return color(self.role)


_active: list[Palette] = [DARK]


def palette() -> Palette:
    """The active palette."""
    return _active[0]


def activate(name: str) -> Palette:
    """Make ``dark`` or ``light`` the active palette; another name means ``dark``."""
    _active[0] = PALETTES.get(name, DARK)
    return _active[0]


def color(role: str, alpha: float = 1.0) -> QColor:
    """The active palette's colour of ``role``, with ``alpha`` from 0 to 1.

    Raises ``AttributeError`` for an unknown role.
    """
    found = QColor(getattr(palette(), role))
    found.setAlphaF(alpha)
    return found


def board_gradient(centre: QPointF, radius: float) -> QRadialGradient:
    """The soft light of the table around ``centre``, ``radius`` in pixels."""
    gradient = QRadialGradient(centre, radius)
    gradient.setColorAt(0.0, color("board_light"))
    gradient.setColorAt(1.0, color("board_dark"))
    return gradient


def qt_palette() -> QPalette:
    """The active palette for what style sheets do not reach (native parts, links, placeholders)."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: "ground",
        QPalette.ColorRole.WindowText: "text",
        QPalette.ColorRole.Base: "panel",
        QPalette.ColorRole.AlternateBase: "panel_raised",
        QPalette.ColorRole.Text: "text",
        QPalette.ColorRole.Button: "control",
        QPalette.ColorRole.ButtonText: "text",
        QPalette.ColorRole.Highlight: "selection",
        QPalette.ColorRole.HighlightedText: "text",
        QPalette.ColorRole.ToolTipBase: "panel_raised",
        QPalette.ColorRole.ToolTipText: "text",
        QPalette.ColorRole.PlaceholderText: "text_faint",
        QPalette.ColorRole.Link: "card_name",
    }
    for role, name in roles.items():
        made.setColor(role, color(name))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, color("dimmed"))
    return made


def icon_path(name: str) -> Path:
    """File of the icon ``name`` drawn for the active palette."""
    return resources_dir() / "icons" / palette().name / f"{name}.svg"


def stylesheet(scale: float = 1.0) -> str:
    """The application's style sheet; ``scale`` multiplies type and padding (1 = 13 pixel text)."""
    active = palette()
    text = STYLE
    for field in fields(active):
        text = text.replace(f"@{field.name};", f"{getattr(active, field.name)};")
        text = text.replace(f"@{field.name} ", f"{getattr(active, field.name)} ")
    for icon in ("chevron-down", "chevron-up", "check", "dot"):
        text = text.replace(f"@icon-{icon};", f"url({icon_path(icon).as_posix()});")
    parts = text.split("~")
    # Lengths are written ~12~ in the sheet, so that one factor scales them all.
    for n in range(1, len(parts), 2):
        parts[n] = f"{max(1, round(float(parts[n]) * scale))}px"
    return "".join(parts)
