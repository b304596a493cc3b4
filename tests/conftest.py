"""What every test run needs before anything else is imported."""

import os
import shutil
import tempfile

import hypothesis
import pytest

# A test opens its windows on no screen, unless whoever runs it asks for one by this variable.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

pytest_plugins = ["pytester", "tests.ruling_report"]
pytest.register_assert_rewrite("tests.scenario")

# A busy machine must not fail a test; pytest's timeout catches what really hangs.
# The same examples each time, so that a run says something of the change and not of its luck; new ones are
# looked for with ``--hypothesis-profile=deep``.
hypothesis.settings.register_profile("ketto", deadline=None, derandomize=True)
hypothesis.settings.register_profile("deep", deadline=None, max_examples=3000)
hypothesis.settings.load_profile("ketto")

# Each process of a run has its own user folders, so no test sees or spoils anybody's decks and settings.
_home = tempfile.mkdtemp(prefix="ketto-tests-")
os.environ["KETTO_HOME"] = _home
# Qt warns when this is not set, as on many machines without a desktop, and a warning fails a test.
os.environ.setdefault("XDG_RUNTIME_DIR", _home)


def pytest_unconfigure() -> None:
    shutil.rmtree(_home, ignore_errors=True)
