"""The plugin that reports which rulebook entries are proven."""

import json
from pathlib import Path

import pytest

from tests import ruling_report

TESTS = """
import pytest

@pytest.mark.ruling("DECK-001")
def test_first(): pass

@pytest.mark.ruling("DECK-001", "DECK-002")
@pytest.mark.ruling("DECK-003")
def test_second(): pass

@pytest.mark.ruling("DECK-003")
def test_third(): assert False

@pytest.mark.ruling("DECK-004")
@pytest.mark.skip(reason="not yet")
def test_fourth(): pass

@pytest.mark.ruling("DECK-005")
@pytest.mark.xfail(reason="not right yet")
def test_fifth(): assert False

@pytest.fixture
def leaves_a_mess():
    yield
    assert False

@pytest.mark.ruling("DECK-006")
def test_sixth(leaves_a_mess): pass

def test_of_no_ruling(): pass
"""


@pytest.fixture(autouse=True)
def _checkout_on_path(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(ruling_report.__file__).parents[1]))


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    pytester.makeini("[pytest]\nmarkers = ruling(id): proves it")
    return pytester.runpytest_subprocess(
        "-p", "tests.ruling_report", "-p", "no:randomly", "-p", "no:cacheprovider", *arguments
    )


@pytest.mark.parametrize("workers", ["0", "2"])
def test_an_id_has_passed_when_all_its_tests_have(pytester: pytest.Pytester, workers: str) -> None:
    pytester.makepyfile(TESTS)
    run(pytester, "-n", workers, "--rulings-out", "out/rulings.json")
    assert json.loads(Path("out/rulings.json").read_text(encoding="utf-8")) == {
        "DECK-001": "passed",
        "DECK-002": "passed",
        "DECK-003": "failed",
        "DECK-004": "failed",
        "DECK-005": "failed",
        "DECK-006": "failed",
    }


@pytest.mark.parametrize("arguments", ['"DECK-999"', "", 'id="DECK-001"'])
def test_a_marker_that_names_no_entry_is_refused(pytester: pytest.Pytester, arguments: str) -> None:
    pytester.makepyfile(f"import pytest\n@pytest.mark.ruling({arguments})\ndef test_it(): pass")
    result = run(pytester)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: test_*.py::test_it: *"])


def test_nothing_is_written_unless_asked_for(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(TESTS)
    run(pytester)
    assert not list(pytester.path.rglob("*.json"))


def test_the_rulebook_is_read() -> None:
    assert {"DECK-001", "CHN-012"} <= ruling_report.known_ids()
    assert len(ruling_report.known_ids()) > 1000
