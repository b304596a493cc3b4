"""A pytest plugin: which entries of the rulebook do the tests prove?

A test names what it proves: ``@pytest.mark.ruling("CHN-012")``, with several ids or several markers if
need be. ``pytest --rulings-out FILE`` writes a JSON object from id to "passed" or "failed". An id has
passed when each of its tests that ran has: one that was skipped, or failed as expected, proves nothing.
"""

import json
import re
from functools import cache
from pathlib import Path

import pytest

RULEBOOK = Path(__file__).resolve().parent.parent / "resources" / "rulebook"
PROPERTY = "ruling"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("ketto").addoption(
        "--rulings-out",
        metavar="FILE",
        type=Path,
        help="write to FILE (JSON) which rulebook entries the tests prove",
    )


@cache
def known_ids() -> frozenset[str]:
    """The ids of all rulebook entries. Reading 1 MB of YAML for them would slow down every run."""
    texts = [path.read_text(encoding="utf-8") for path in RULEBOOK.glob("*.yaml")]
    return frozenset(found for text in texts for found in re.findall(r"^- id: (\S+)\s*$", text, re.MULTILINE))


def ruling_ids(item: pytest.Item) -> list[str]:
    """The ids a test is marked with; a marker that names no entry of the rulebook is an error."""
    ids: list[str] = []
    for marker in item.iter_markers("ruling"):
        if not marker.args or marker.kwargs:
            raise pytest.UsageError(f'{item.nodeid}: write @pytest.mark.ruling("ID")')
        for name in marker.args:
            if name not in known_ids():
                raise pytest.UsageError(f"{item.nodeid}: the rulebook has no entry {name!r}")
        ids.extend(marker.args)
    return sorted(set(ids))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # A report carries its test's user properties, also from a worker process to the one that writes.
    for item in items:
        item.user_properties.extend((PROPERTY, name) for name in ruling_ids(item))


class RulingReport:
    """Gathers the outcomes of all tests, and writes them down at the end of the run."""

    def __init__(self, target: Path) -> None:
        self.target = target
        self.failed: set[str] = set()
        self.passed: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        ids = {str(value) for name, value in report.user_properties if name == PROPERTY}
        if not report.passed:
            self.failed |= ids
        elif report.when == "call":
            self.passed |= ids

    def pytest_sessionfinish(self) -> None:
        results = {
            name: "failed" if name in self.failed else "passed" for name in sorted(self.passed | self.failed)
        }
        self.target.parent.mkdir(parents=True, exist_ok=True)
        self.target.write_text(json.dumps(results, indent=1) + "\n", encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    target: Path | None = config.getoption("--rulings-out")
    in_worker = hasattr(config, "workerinput")
    if target is not None and not in_worker:
        config.pluginmanager.register(RulingReport(target), "ketto-ruling-report")
