"""The keys of the replay viewer: one set, wherever the focus is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_PLAIN_KEYS: Final = {
    Qt.Key.Key_Space: "play",
    Qt.Key.Key_Right: "step-on",
    Qt.Key.Key_Left: "step-back",
    Qt.Key.Key_PageDown: "turn-on",
    Qt.Key.Key_PageUp: "turn-back",
    Qt.Key.Key_Period: "mark-on",
    Qt.Key.Key_Comma: "mark-back",
    Qt.Key.Key_Home: "start",
    Qt.Key.Key_End: "end",
    Qt.Key.Key_S: "swap",
    Qt.Key.Key_H: "eye",
    Qt.Key.Key_N: "note",
    Qt.Key.Key_E: "share",
    Qt.Key.Key_P: "branch",
    Qt.Key.Key_V: "verify",
    Qt.Key.Key_F3: "found-on",
    Qt.Key.Key_Slash: "find",
    Qt.Key.Key_Plus: "faster",
    Qt.Key.Key_Equal: "faster",
    Qt.Key.Key_Minus: "slower",
    Qt.Key.Key_Escape: "leave",
}
_SHIFT_KEYS: Final = {
    Qt.Key.Key_Right: "event-on",
    Qt.Key.Key_Left: "event-back",
    Qt.Key.Key_F3: "found-back",
    Qt.Key.Key_Plus: "faster",
}


def key_action(event: QKeyEvent) -> str:
    """The name of what a key does in the viewer, "" for nothing."""
    key, held = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    if held == Qt.KeyboardModifier.ControlModifier:
        return "find" if key == Qt.Key.Key_F else ""
    if held == Qt.KeyboardModifier.ShiftModifier:
        return _SHIFT_KEYS.get(key, "")
    return _PLAIN_KEYS.get(key, "") if held == Qt.KeyboardModifier.NoModifier else ""
