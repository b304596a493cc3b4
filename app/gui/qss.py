"""The style sheet's source. ``@role;`` is a palette colour, ``~12~`` a length that scales."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
QMainWindow, QDialog, QStackedWidget, QWidget[role="screen"] { background: @ground; color: @text; }
QWidget { color: @text; }
QToolTip { background: @panel_raised; color: @text; border: 1px solid @line_strong; padding: ~6~; }

QLabel { background: transparent; color: @text; }
QLabel[role="title"] { font-size: ~26~; font-weight: 700; }
QLabel[role="heading"] { font-size: ~17~; font-weight: 600; }
QLabel[role="name"] { font-size: ~18~; font-weight: 700; }
QLabel[role="part"] { font-size: ~14~; font-weight: 600; }
QLabel[role="second"] { color: @text_second; }
QLabel[role="small"] { color: @text_second; font-size: ~12~; }
QLabel[role="faint"] { color: @text_faint; font-size: ~12~; }
QLabel[role="section"] { color: @text_second; font-size: ~11~; font-weight: 600; letter-spacing: 1px; }
QLabel[role="name-small"] { color: @acting; font-weight: 700; }
QLabel[role="you"] { color: @you; font-weight: 700; }
QLabel[role="opponent"] { color: @opponent; font-weight: 700; }
QLabel[role="problem"] { color: @danger; }
QLabel[role="good"] { color: @legal; }

QFrame[role="panel"] { background: @panel; border: 1px solid @line; border-radius: ~9~; }
QFrame[role="raised"] { background: @panel_raised; border: 1px solid @line_strong; border-radius: ~9~; }
QStackedWidget[role="clear"] { background: transparent; }
QFrame[role="bar"] { background: @panel; border: none; border-bottom: 1px solid @line; }
QWidget[role="side"][dropping="true"] { background: @control_hover; }
QWidget[role="side"] { background: @panel; border: none; }
QFrame[role="rule"] { background: @line; border: none; max-height: 1px; min-height: 1px; }
QLabel[role="chip"] { background: @control; border: 1px solid @line_strong; border-radius: ~11~;
    padding: ~3~ ~9~; font-size: ~12~; font-weight: 600; color: @text; }
QLabel[role="chip"][tone="raised"] { color: @legal; border-color: @legal; }
QLabel[role="chip"][tone="lowered"] { color: @target; border-color: @target; }
QLabel[role="chip"][tone="chain"] { color: @chain; border-color: @chain; }
QLabel[role="chip"][tone="acting"] { color: @acting; border-color: @acting; }

QPushButton { background: @control; color: @text; border: 1px solid @line_strong;
    border-radius: ~8~; padding: ~7~ ~16~; font-weight: 600; min-height: ~18~; }
QPushButton:hover { background: @control_hover; border-color: @text_faint; }
QPushButton:pressed { background: @control_pressed; }
QPushButton:focus { border: 2px solid @legal; padding: ~6~ ~15~; outline: none; }
QPushButton:disabled { color: @dimmed; background: @panel; border-color: @line; }
QPushButton[role="primary"] { background: @legal; color: @on_signal; border: 1px solid @legal; }
QPushButton[role="primary"]:hover { border-color: @text; }
QPushButton[role="primary"]:focus { border: 2px solid @text; }
QPushButton[role="primary"]:disabled { background: @control; color: @dimmed; border-color: @line; }
QPushButton[compact="true"] { padding: ~7~ ~4~; }
QPushButton[compact="true"]:focus { padding: ~6~ ~3~; }
QPushButton[role="danger"] { color: @danger; border-color: @danger; }
QPushButton[role="danger"]:hover { background: @danger; color: @ground; }
QPushButton[role="danger"]:disabled { background: @panel; color: @dimmed; border-color: @line; }
QPushButton[role="hero-edge"] { color: @acting; border-color: @acting; }
QPushButton[role="hero-edge"]:disabled { color: @dimmed; border-color: @line; }
QPushButton[role="hero-edge"]:hover { background: @control_hover; border-color: @text; }
QPushButton[role="quiet"] { background: transparent; border-color: transparent; color: @text_second;
    padding: ~6~ ~10~; }
QPushButton[role="quiet"]:hover { background: @control; color: @text; }
QPushButton[role="quiet"]:focus { border: 2px solid @legal; padding: ~5~ ~9~; }
QPushButton[role="verdict"] { background: transparent; border-color: transparent; text-align: left;
    color: @danger; padding: ~6~ ~6~; }
QPushButton[role="verdict"][tone="good"] { color: @legal; }
QPushButton[role="verdict"]:focus { border: 2px solid @legal; padding: ~5~; }
QPushButton[role="link"] { background: transparent; border: 2px solid transparent; color: @legal;
    text-align: left; padding: ~1~ ~3~; min-height: ~16~; border-radius: ~6~; }
QPushButton[role="link"]:hover { color: @text; text-decoration: underline; }
QPushButton[role="link"]:focus { border: 2px solid @legal; padding: ~1~ ~3~; }
QPushButton[role="menu"] { text-align: left; padding: ~12~ ~20~; font-size: ~16~; border-radius: ~9~; }
QPushButton[role="menu"]:focus { padding: ~11~ ~19~; }
QPushButton[role="hero"] { text-align: left; padding: ~14~ ~20~; font-size: ~18~; border-radius: ~9~;
    background: @legal; color: @on_signal; border: 1px solid @legal; }
QPushButton[role="hero"]:hover { border-color: @text; }
QPushButton[role="hero"]:focus { border: 2px solid @text; padding: ~13~ ~19~; }
QPushButton[role="segment"] { border-radius: 0; padding: ~5~ ~12~; font-weight: 500; color: @text_second;
    border-right-width: 0; background: @panel; }
QPushButton[role="segment"][at="first"] { border-top-left-radius: ~8~; border-bottom-left-radius: ~8~; }
QPushButton[role="segment"][at="last"] { border-top-right-radius: ~8~; border-bottom-right-radius: ~8~;
    border-right-width: 1px; }
QPushButton[role="segment"]:checked { background: @selection; color: @text; font-weight: 600; }
QPushButton[role="segment"]:hover { color: @text; }
QPushButton[role="segment"]:focus { border: 2px solid @legal; padding: ~4~ ~11~; }

QPushButton[role="chip"] { background: @control; border: 1px solid @legal; border-radius: ~11~; color: @legal;
    padding: ~2~ ~9~; font-size: ~12~; font-weight: 600; min-height: ~16~; }
QPushButton[role="chip"][tone="plain"] { border-color: @line_strong; color: @text_second; }
QPushButton[role="chip"]:hover { background: @control_hover; }
QPushButton[role="chip"]:focus { border: 2px solid @legal; padding: ~1~ ~8~; }
QPushButton[role="toggle"] { border-radius: ~7~; padding: ~3~ ~9~; font-weight: 500; font-size: ~12~;
    color: @text_second; background: @panel; min-height: ~18~; }
QPushButton[role="toggle"]:checked { background: @selection; color: @text; border-color: @legal;
    font-weight: 600; }
QPushButton[role="toggle"]:focus { border: 2px solid @legal; padding: ~2~ ~8~; }
QPushButton[role="toggle"][square="true"] { min-width: ~16~; padding: ~3~ ~4~; }
QPushButton[slim="true"] { padding: ~2~ ~8~; font-size: ~12~; }
QPushButton[slim="true"]:focus { padding: ~1~ ~7~; }
QPushButton[tight="true"] { padding: ~7~ ~10~; }
QPushButton[tight="true"]:focus { padding: ~6~ ~9~; }
QPushButton::menu-indicator { image: none; width: 0; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox, QPlainTextEdit { background: @panel_raised; color: @text;
    border: 1px solid @line_strong; border-radius: ~8~; padding: ~6~ ~10~; min-height: ~18~;
    selection-background-color: @selection; selection-color: @text; }
QLineEdit:hover, QSpinBox:hover, QComboBox:hover { border-color: @text_faint; }
QLineEdit:focus, QSpinBox:focus, QComboBox:focus { border: 2px solid @legal; padding: ~5~ ~9~; }
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled { color: @dimmed; border-color: @line; }
QAbstractSpinBox > QLineEdit { border: none; background: transparent; padding: 0; min-height: 0; }
QAbstractSpinBox > QLineEdit:focus { border: none; padding: 0; }
QComboBox::drop-down { border: none; width: ~26~; }
QComboBox::down-arrow { image: @icon-chevron-down; width: ~12~; height: ~12~; }
QComboBox QAbstractItemView { background: @panel_raised; color: @text; border: 1px solid @line_strong;
    selection-background-color: @selection; selection-color: @text; outline: none; padding: ~4~; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: ~22~; background: transparent; }
QSpinBox::up-arrow { image: @icon-chevron-up; width: ~11~; height: ~11~; }
QSpinBox::down-arrow { image: @icon-chevron-down; width: ~11~; height: ~11~; }

QListView, QTreeView, QTableView, QTextBrowser, QTextEdit { background: transparent; color: @text;
    border: none; outline: none; selection-background-color: @selection; selection-color: @text; }
QListView::item { border-radius: ~6~; padding: ~6~; }
QListView::item:hover { background: @control; }
QListView::item:selected { background: @selection; color: @text; }
QListView[role="boxed"] { background: @panel; border: 1px solid @line; border-radius: ~9~; padding: ~4~; }
QListView[role="boxed"]:focus { border: 2px solid @legal; padding: ~3~; }
QListView[role="popup"] { background: @panel_raised; border: 1px solid @line_strong; border-radius: ~8~;
    padding: ~4~; }
QListView[role="grid"] { border: none; padding: 0; }
QListView[role="areas"]::item { padding: ~4~ ~8~; }
QListView[role="areas"]:focus { border: 2px solid @line_strong; border-radius: ~8~; }
QListView[role="areas"] { border: 2px solid transparent; }
QListView[role="plain"]::item, QListView[role="grid"]::item { padding: 0; }
QListView[role="plain"]::item:hover, QListView[role="grid"]::item:hover { background: transparent; }
QListView[role="plain"]:focus { border: none; }
QTableView { alternate-background-color: @panel_raised; gridline-color: @line; font-size: ~12~; }
QTableView::item { padding: 0 ~4~; border: none; }
QTableView::item:selected { background: @selection; color: @text; }
QTreeView::item { padding: ~4~ ~2~; }
QTreeView::item:hover { background: @control; }
QTreeView::item:selected { background: @selection; color: @text; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section { background: @panel; color: @text_second; border: none;
    border-bottom: 1px solid @line_strong; padding: ~4~ ~5~; font-size: ~11~; font-weight: 600; }
QHeaderView::section:hover { color: @text; }
QTabBar::tab { background: transparent; color: @text_second; padding: ~7~ ~12~; border: none;
    border-bottom: 2px solid transparent; font-weight: 600; }
QTabBar::tab:selected { color: @text; border-bottom: 2px solid @legal; }
QTabBar::tab:hover { color: @text; }
QTabBar::tab:focus { color: @legal; }
QTabBar { border: none; }
QTextBrowser { border: 2px solid transparent; border-radius: ~6~; }
QTextBrowser:focus { border-color: @line_strong; }

QScrollArea { background: transparent; border: none; }
QScrollArea > QWidget > QWidget { background: transparent; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: ~10~; margin: 0; }
QScrollBar:horizontal { background: transparent; height: ~10~; margin: 0; }
QScrollBar::handle { background: @line_strong; border-radius: ~4~; margin: 1px; }
QScrollBar::handle:vertical { min-height: ~32~; }
QScrollBar::handle:horizontal { min-width: ~32~; }
QScrollBar::handle:hover { background: @text_faint; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {
    background: transparent; width: 0; height: 0; }

QCheckBox, QRadioButton { spacing: ~8~; color: @text; padding: ~3~; }
QCheckBox::indicator, QRadioButton::indicator { width: ~16~; height: ~16~; border: 1px solid @text_faint;
    background: @panel_raised; }
QCheckBox::indicator { border-radius: ~4~; }
QRadioButton::indicator { border-radius: ~8~; }
QCheckBox::indicator:checked { background: @legal; border-color: @legal; image: @icon-check; }
QRadioButton::indicator:checked { background: @legal; border-color: @legal; image: @icon-dot; }
QCheckBox:focus, QRadioButton:focus { outline: none; color: @legal; }

QSlider::groove:horizontal { height: ~4~; background: @line_strong; border-radius: ~2~; }
QSlider::sub-page:horizontal { background: @legal; border-radius: ~2~; }
QSlider::handle:horizontal { background: @text; width: ~16~; margin: -~6~ 0; border-radius: ~8~; }
QSlider::handle:horizontal:focus { border: 2px solid @legal; }

QMenu { background: @panel_raised; color: @text; border: 1px solid @line_strong; border-radius: ~8~;
    padding: ~6~; }
QMenu::item { padding: ~7~ ~18~ ~7~ ~12~; border-radius: ~6~; }
QMenu::item:selected { background: @selection; }
QMenu::item:disabled { color: @dimmed; }
QProgressBar { background: @line; border: none; border-radius: ~3~; max-height: ~6~; text-align: center; }
QProgressBar::chunk { background: @legal; border-radius: ~3~; }
"""
