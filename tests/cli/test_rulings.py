"""The report of what the rulings tests prove."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli import main, rulings
from app.cli.inputs import BadInput
from app.cli.rulings import Coverage, open_reasons, rulebook_ids
from app.data.library import load_library
from app.data.paths import resources_dir

COVERAGE = Coverage(
    ids=("CHN-001", "CHN-002", "TIM-001"), proven=frozenset({"CHN-002"}), failed=frozenset({"TIM-001"})
)


def test_the_rulebook_has_its_ids() -> None:
    ids = rulebook_ids(resources_dir() / "rulebook")
    assert len(ids) == len(set(ids)) > 1000
    assert "DECK-001" in ids


def test_areas_and_what_is_missing() -> None:
    assert COVERAGE.unproven == ["CHN-001", "TIM-001"]
    assert COVERAGE.areas() == {"CHN": {"total": 2, "proven": 1}, "TIM": {"total": 1, "proven": 0}}


def test_json_and_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(rulings, "measure", lambda checkout, jobs: COVERAGE)
    assert main(["rulings", "--json"]) == 1, "a rulings test fails"
    found = json.loads(capsys.readouterr().out)
    reasons = found.pop("reasons")
    assert set(reasons) == {"CHN-001", "TIM-001"}
    assert all(reasons.values())
    assert found == {
        "total": 3,
        "proven": 1,
        "areas": COVERAGE.areas(),
        "unproven": ["CHN-001", "TIM-001"],
        "failed": ["TIM-001"],
    }
    assert main(["rulings"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[3].split() == ["all", "3", "1"]
    assert [line.split()[0] for line in lines[-2:]] == ["CHN-001", "TIM-001"]


def test_each_open_entry_has_one_reason() -> None:
    folder = resources_dir() / "rulebook"
    library = load_library()
    said = json.loads((folder / "open.json").read_text(encoding="utf-8"))
    assert set(said) <= set(rulebook_ids(folder))
    reasons = open_reasons(folder, ["TURN-021", "DMG-002"], library)
    assert reasons == {"TURN-021": "needs tag duels", "DMG-002": "test still to write"}


def test_an_installed_ketto_has_no_tests(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rulings, "checkout_dir", lambda: None)
    assert main(["rulings"]) == 2
    assert "run this command from a checkout" in capsys.readouterr().err


def small_checkout(folder: Path, body: str) -> Path:
    """A folder whose only test is ``body``, with the report plugin of the real tests."""
    tests = folder / "tests"
    tests.mkdir()
    (tests / "test_one.py").write_text(f"import pytest\n{body}\n", encoding="utf-8")
    (folder / "resources").symlink_to(resources_dir(), target_is_directory=True)
    plugin = Path(__file__).resolve().parents[1] / "ruling_report.py"
    (tests / "ruling_report.py").write_text(plugin.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "conftest.py").write_text('pytest_plugins = ["tests.ruling_report"]\n', encoding="utf-8")
    settings = "[tool.pytest.ini_options]\nmarkers = ['ruling(id): proves it']\npythonpath = ['.']\n"
    (folder / "pyproject.toml").write_text(settings, encoding="utf-8")
    return folder


@pytest.mark.skipif(os.name == "nt", reason="links to folders need a privilege there")
def test_the_tests_are_really_run(tmp_path: Path) -> None:
    body = (
        "@pytest.mark.ruling('DECK-001')\ndef test_good(): pass\n"
        "@pytest.mark.ruling('DECK-002')\ndef test_bad(): raise ValueError\n"
        "def test_unmarked(): raise ValueError\n"
    )
    coverage = rulings.measure(small_checkout(tmp_path, body), 1)
    assert (set(coverage.proven), set(coverage.failed)) == ({"DECK-001"}, {"DECK-002"})


@pytest.mark.skipif(os.name == "nt", reason="links to folders need a privilege there")
def test_tests_that_cannot_run_are_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="could not run"):
        rulings.measure(small_checkout(tmp_path, "import nothing_of_that_name"), 1)


def test_the_module_can_be_started() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "app.cli", "deck", "none.ydk"],
        capture_output=True, text=True, check=False, cwd=resources_dir().parent,
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.startswith("There is no deck file none.ydk")
