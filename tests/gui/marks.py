"""Marks that tests of windows share."""

import pytest

#: Without a screen there is no window system to raise a menu or grab the keyboard for it.
NO_WINDOW_SYSTEM = pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
#: The deck builder checks decks by Master Rule 3.
MASTER_RULE_3 = pytest.mark.usefixtures("by_mr3")
