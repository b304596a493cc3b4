"""The settings dialog; every change takes effect at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from app.data.settings import CHAIN_PROMPTS, NAME_LANGUAGES, TAKE_BACKS, THEMES, Settings
from app.gui import i18n
from app.gui.i18n import mark, tr
from app.gui.widgets.basic import Segments, button, label, rule

_THEME_WORDS: Final = {"dark": mark("Dark"), "light": mark("Light")}
_PROMPT_WORDS: Final = {"never": mark("Never"), "auto": mark("Auto"), "always": mark("Always")}
_PROMPT_NOTES: Final = {
    "never": mark("You are asked about mandatory choices only."),
    "auto": mark("You are asked when you can answer something that matters."),
    "always": mark("You are asked at every chance to respond."),
}
_BACK_WORDS: Final = {"off": mark("Off"), "last": mark("Last decision"), "free": mark("Free")}
_BACK_NOTES: Final = {
    "off": mark("What was answered in a duel stays; practice and puzzles are free."),
    "last": mark("Your last move of a duel can be taken back, once; practice and puzzles are free."),
    "free": mark("Every decision can be taken back, again and again."),
}
_NAME_WORDS: Final = {"en": "English", "ja": "日本語", "zh_CN": "简体中文"}


class SettingsDialog(QDialog):
    """Edits ``settings`` in place; ``changed`` after each change. Open it with ``open()``."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.language = QComboBox()
        for code, name in i18n.LANGUAGES.items():
            self.language.addItem(name, code)
        self.names = QComboBox()
        for code in NAME_LANGUAGES:
            self.names.addItem(_NAME_WORDS[code], code)
        self.theme = Segments(list(THEMES))
        self.prompts = Segments(list(CHAIN_PROMPTS))
        self.take_back = Segments(list(TAKE_BACKS))
        self.take_back.setObjectName("settings-take-back")
        self._back_note = label("small", wrap=True)
        self.speed = _slider(0, 16, 4)
        self.text_size = _slider(15, 40, 1)
        self.player = QLineEdit()
        self.player.setMaxLength(40)
        self._speed_value = label("second")
        self._size_value = label("second")
        self._note = label("small", wrap=True)
        self._heading = label("heading")
        self._labels = [label("second") for _ in range(8)]
        self._close = button("primary", self.accept)
        self._close.setDefault(True)
        self._build()
        self._load()
        self._connect()
        self.retranslate()

    def _build(self) -> None:
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(12)
        grid.setColumnMinimumWidth(1, 270)
        grid.setColumnStretch(1, 1)
        rows: tuple[QWidget, ...] = (
            self.language,
            self.names,
            self.theme,
            _with_value(self.text_size, self._size_value),
            _with_value(self.speed, self._speed_value),
            self.prompts,
            self.take_back,
            self.player,
        )
        notes: dict[QWidget, QWidget] = {self.prompts: self._note, self.take_back: self._back_note}
        at = 0
        for title, widget in zip(self._labels, rows, strict=True):
            grid.addWidget(title, at, 0, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(widget, at, 1)
            at += 1
            if widget in notes:
                grid.addWidget(notes[widget], at, 1)
                at += 1
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(16)
        column.addWidget(self._heading)
        column.addLayout(grid)
        column.addStretch(1)
        column.addWidget(rule())
        column.addLayout(foot)

    def _load(self) -> None:
        s = self._settings
        self.language.setCurrentIndex(max(0, self.language.findData(s.language)))
        self.names.setCurrentIndex(max(0, self.names.findData(s.card_names_language)))
        self.theme.set_value(s.theme)
        self.prompts.set_value(s.chain_prompts)
        self.take_back.set_value(s.take_back)
        self.speed.setValue(round(s.animation_speed * 4))
        self.text_size.setValue(round(s.ui_scale * 20))
        self.player.setText(s.player_name)

    def _connect(self) -> None:
        self.language.currentIndexChanged.connect(self._store)
        self.names.currentIndexChanged.connect(self._store)
        self.theme.changed.connect(self._store)
        self.prompts.changed.connect(self._store)
        self.take_back.changed.connect(self._store)
        self.speed.valueChanged.connect(self._store)
        # Type size changes every widget, so it waits until the handle is let go.
        self.text_size.valueChanged.connect(self._on_size)
        self.text_size.sliderReleased.connect(self._store)
        self.player.editingFinished.connect(self._store)

    def _on_size(self, _value: int) -> None:
        if self.text_size.isSliderDown():
            self._show_values()
        else:
            self._store()

    def _store(self, *_value: object) -> None:
        s = self._settings
        s.language = str(self.language.currentData())
        s.card_names_language = str(self.names.currentData())
        s.theme = str(self.theme.value())
        s.chain_prompts = str(self.prompts.value())
        s.take_back = str(self.take_back.value())
        s.animation_speed = self.speed.value() / 4
        s.ui_scale = self.text_size.value() / 20
        s.player_name = self.player.text().strip() or s.player_name
        self._show_values()
        self.changed.emit()

    def _show_values(self) -> None:
        speed = self.speed.value() / 4
        self._speed_value.setText(f"{speed:g}×" if speed else tr("instant"))
        self._size_value.setText(f"{self.text_size.value() * 5} %")
        self._note.setText(tr(_PROMPT_NOTES[str(self.prompts.value())]))
        self._back_note.setText(tr(_BACK_NOTES[str(self.take_back.value())]))

    def retranslate(self) -> None:
        """Write all words anew."""
        self.setWindowTitle(tr("Settings"))
        self._heading.setText(tr("Settings"))
        titles = (
            tr("Language"),
            tr("Card names"),
            tr("Theme"),
            tr("Text size"),
            tr("Animation speed"),
            tr("Chain prompts"),
            tr("Take back"),
            tr("Your name"),
        )
        values = (self.text_size, self.speed, self.prompts, self.take_back, self.player)
        widgets = (self.language, self.names, self.theme, *values)
        for title, widget, text in zip(self._labels, widgets, titles, strict=True):
            title.setText(text)
            widget.setAccessibleName(text)
        self.theme.set_labels([tr(_THEME_WORDS[name]) for name in THEMES])
        self.take_back.set_labels([tr(_BACK_WORDS[name]) for name in TAKE_BACKS])
        self.prompts.set_labels([tr(_PROMPT_WORDS[name]) for name in CHAIN_PROMPTS])
        self._close.setText(tr("Done"))
        self._show_values()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


def _slider(low: int, high: int, page: int) -> QSlider:
    made = QSlider(Qt.Orientation.Horizontal)
    made.setRange(low, high)
    made.setPageStep(page)
    return made


def _with_value(slider: QSlider, value: QLabel) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(slider, 1)
    value.setMinimumWidth(56)
    value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    row.addWidget(value)
    return holder
