"""run.py, the one command that sets up, starts and checks everything."""

import ast
import importlib.util
import os
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent


def load_run_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("run_script", ROOT / "run.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


run = load_run_script()


@pytest.fixture
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a display."""
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What run.py would do to the machine, in order, instead of doing it."""
    done: list[str] = []

    def called(command: list[str], **_: str) -> int:
        done.append(" ".join(command[1:]))
        return 7

    monkeypatch.setattr(run, "set_up", lambda: done.append("set up"))
    monkeypatch.setattr(run, "ensure_qt_libraries", lambda names: done.append(f"qt {' '.join(names)}"))
    monkeypatch.setattr(run, "ensure_chinese_font", lambda: done.append("font"))
    monkeypatch.setattr(run, "call", called)
    return done


# --- old Pythons --------------------------------------------------------------------------------------


def test_an_old_python_can_read_the_script_and_is_told_at_once() -> None:
    tree = ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 6))
    docstring, first, second = tree.body[:3]
    assert isinstance(docstring, ast.Expr)
    assert isinstance(first, ast.Import)
    assert isinstance(second, ast.If)
    assert ast.unparse(second.test) == "sys.version_info < (3, 11)"


# --- starting the program -----------------------------------------------------------------------------


@pytest.mark.usefixtures("_bare")
def test_without_a_display_one_sentence_names_the_commands_that_need_none(
    calls: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main([]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert "no display" in lines[0]
    for command in ("duel", "replay", "rulings", "bench", "deck"):
        assert f"run.py {command}" in lines[0]
    assert calls == []


@pytest.mark.usefixtures("_bare")
@pytest.mark.parametrize("command", ["duel", "replay", "rulings", "bench", "deck", "--help", "--version"])
def test_a_command_needs_no_display_and_no_qt_libraries(calls: list[str], command: str) -> None:
    assert run.main([command, "--deck", "a b.ydk"]) == 7
    assert calls == ["set up", f"-P -m app.main {command} --deck a b.ydk"]


@pytest.mark.usefixtures("_bare")
def test_with_a_display_the_window_opens(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    assert run.main(["--fullscreen"]) == 7
    assert calls == ["set up", "qt xcb", "font", "-P -m app.main --fullscreen"]


@pytest.mark.parametrize(
    ("environment", "platform", "expected"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "win32", True),
        ({}, "darwin", True),
    ],
)
def test_only_linux_can_lack_a_display(environment: dict[str, str], platform: str, expected: bool) -> None:
    assert run.has_display(environment, platform) is expected


def test_a_problem_of_the_set_up_is_one_sentence(
    calls: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails() -> None:
        raise run.SetupProblem("The disk is full.")

    monkeypatch.setattr(run, "set_up", fails)
    assert run.main(["deck"]) == 2
    assert capsys.readouterr().err == "The disk is full.\n"
    assert calls == []


def test_a_child_finds_the_checkout_and_no_other_python() -> None:
    environment = run.child_environment({"PATH": "/bin", "PYTHONHOME": "/elsewhere", "PIP_USER": "1"})
    assert environment["PYTHONPATH"] == str(ROOT)
    assert environment["PATH"] == "/bin"
    assert not {"PYTHONHOME", "PIP_USER"} & environment.keys()


def test_a_childs_exit_code_is_passed_on() -> None:
    assert run.call([sys.executable, "-c", "raise SystemExit(3)"]) == 3


@pytest.mark.skipif(os.name == "nt", reason="Windows has no signals to be ended by")
def test_a_child_ended_by_a_signal_has_the_code_that_shells_give_it() -> None:
    assert run.call([sys.executable, "-c", "import os; os.kill(os.getpid(), 15)"]) == 143


# --- the environment ----------------------------------------------------------------------------------


def installed(venv: Path, stamp: str, *, windows: bool = False) -> None:
    python = run.venv_python(venv, windows)
    python.parent.mkdir(parents=True)
    python.touch()
    (venv / run.STAMP).write_text(stamp + "\n", encoding="ascii")


@pytest.mark.parametrize("windows", [False, True])
def test_an_environment_with_the_right_stamp_is_up_to_date(tmp_path: Path, windows: bool) -> None:
    installed(tmp_path, "abc", windows=windows)
    assert run.up_to_date(tmp_path, "abc", windows)
    assert not run.up_to_date(tmp_path, "abd", windows)


def test_an_environment_without_a_stamp_or_without_python_is_not(tmp_path: Path) -> None:
    assert not run.up_to_date(tmp_path / "never made", "abc")
    installed(tmp_path, "abc")
    run.venv_python(tmp_path, windows=False).unlink()
    assert not run.up_to_date(tmp_path, "abc", windows=False)


def test_the_stamp_changes_with_the_pins_and_with_python() -> None:
    stamps = {
        run.stamp_of(pins, version)
        for pins in (b"pytest==1\n", b"pytest==2\n")
        for version in ((3, 11), (3, 12))
    }
    assert len(stamps) == 4
    assert run.stamp_of(b"pytest==1\n", (3, 11)) in stamps


@pytest.fixture
def pip(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stands in for making an environment and for installing into it."""
    done: list[str] = []

    def make_venv(venv: Path) -> None:
        done.append("made")
        run.venv_python(venv).parent.mkdir(parents=True, exist_ok=True)
        run.venv_python(venv).touch()

    monkeypatch.setattr(run, "make_venv", make_venv)
    monkeypatch.setattr(run, "venv_works", lambda venv: run.venv_python(venv).exists())
    monkeypatch.setattr(run, "install_pins", lambda _: done.append("installed"))
    return done


def test_set_up_does_nothing_the_second_time(tmp_path: Path, pip: list[str]) -> None:
    run.set_up(tmp_path)
    assert pip == ["made", "installed"]
    run.set_up(tmp_path)
    assert pip == ["made", "installed"]


def test_set_up_installs_anew_when_the_pins_have_changed(
    tmp_path: Path, pip: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "PINS", tmp_path / "pins.txt")
    for pins in ("pytest==1", "pytest==2", "pytest==2"):
        run.PINS.write_text(pins, encoding="utf-8")
        run.set_up(tmp_path / "venv")
    assert pip == ["made", "installed", "installed"]


def test_an_interrupted_installation_is_taken_up_again(
    tmp_path: Path, pip: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(venv: Path) -> None:
        raise run.SetupProblem("No network.")

    with monkeypatch.context() as patch:
        patch.setattr(run, "install_pins", fails)
        with pytest.raises(run.SetupProblem, match=r"No network\."):
            run.set_up(tmp_path)
    run.set_up(tmp_path)
    assert pip == ["made", "installed"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("Collecting PySide6_Essentials==6.11.3 (from -r pins.txt (line 7))", "  PySide6_Essentials 6.11.3"),
        ("Collecting colorama (from click)", "  colorama"),
        ("  Downloading pillow-13.0.0-cp311-win_amd64.whl (7.1 MB)", "    downloading 7.1 MB"),
        ("  Downloading pillow-13.0.0-cp311-win_amd64.whl.metadata (8.2 kB)", None),
        ("Requirement already satisfied: pillow==13.0.0", None),
        ("Installing collected packages: appdirs, pillow", "  unpacking"),
    ],
)
def test_progress_lines(line: str, expected: str | None) -> None:
    assert run.pip_progress(line) == expected


def test_pip_without_a_network_is_one_clear_sentence() -> None:
    output = (
        "WARNING: Retrying after connection broken by 'NewConnectionError(...)': /simple/pillow/\n"
        "ERROR: Could not find a version that satisfies the requirement pillow==13.0.0\n"
        "ERROR: No matching distribution found for pillow==13.0.0\n"
    )
    sentence = run.pip_problem(output, Path("pip.log"))
    assert "could not be downloaded" in sentence
    assert "connection" in sentence
    assert "\n" not in sentence


def test_any_other_problem_of_pip_is_told_in_its_own_words() -> None:
    sentence = run.pip_problem("Collecting x\nERROR: Failed building wheel for x\n", Path("pip.log"))
    assert "Failed building wheel for x" in sentence
    assert "pip.log" in sentence


def test_every_dependency_is_pinned_within_its_bounds() -> None:
    lines = (line.partition("#")[0].strip() for line in run.PINS.read_text(encoding="utf-8").splitlines())
    pins: dict[str, str] = {}
    for requirement in map(Requirement, filter(None, lines)):
        specifier = next(iter(requirement.specifier))
        assert specifier.operator == "==", requirement
        pins[canonicalize_name(requirement.name)] = specifier.version
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for text in project["dependencies"] + project["optional-dependencies"]["dev"]:
        requirement = Requirement(text)
        assert pins[canonicalize_name(requirement.name)] in requirement.specifier, text


# --- Qt's shared libraries ----------------------------------------------------------------------------

LDD = """\
/venv/PySide6/QtWidgets.abi3.so:
	linux-vdso.so.1 (0x00007ffd3a5c9000)
	libQt6Widgets.so.6 => /venv/PySide6/Qt/lib/libQt6Widgets.so.6 (0x00007f2a)
	libEGL.so.1 => not found
	libc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f2b)
/venv/PySide6/Qt/plugins/platforms/libqxcb.so:
	libxcb-cursor.so.0 => not found
	libEGL.so.1 => not found
	libQt6XcbQpa.so.6 => not found
"""


def test_missing_libraries_are_read_from_ldd() -> None:
    assert run.missing_from_ldd(LDD) == ["libEGL.so.1", "libxcb-cursor.so.0"]


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libEGL.so.1", "libegl1"),
        ("libGL.so.1", "libgl1"),
        ("libdbus-1.so.3", "libdbus-1-3"),
        ("libfontconfig.so.1", "libfontconfig1"),
        ("libglib-2.0.so.0", "libglib2.0-0"),
        ("libgthread-2.0.so.0", "libglib2.0-0"),
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libxcb-render-util.so.0", "libxcb-render-util0"),
        ("libxcb-xkb.so.1", "libxcb-xkb1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
        ("libxkbcommon.so.0", "libxkbcommon0"),
    ],
)
def test_a_library_has_its_debian_package(library: str, package: str) -> None:
    assert run.packages_for([library]) == ([package], [])


def test_packages_are_named_once_and_strangers_are_told_apart() -> None:
    libraries = ["libgthread-2.0.so.0", "libglib-2.0.so.0", "libEGL.so.1", "libstrange.so.5"]
    assert run.packages_for(libraries) == (["libegl1", "libglib2.0-0"], ["libstrange.so.5"])


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({}, ["offscreen"]),
        ({"DISPLAY": ":0"}, ["xcb"]),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["wayland", "xcb"]),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen:size=800x600"}, ["offscreen"]),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, ["wayland", "xcb"]),
    ],
)
def test_the_platforms_that_qt_would_try(environment: dict[str, str], expected: list[str]) -> None:
    assert run.qt_platforms(environment) == expected


@pytest.fixture
def _debian(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Debian machine that lacks two libraries for X11 and none for anything else."""
    lacks = {"xcb": ["libxcb-cursor.so.0", "libxcb-icccm.so.4"]}
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(run, "missing_libraries", lambda venv, platform: lacks.get(platform, []))
    monkeypatch.setattr(run.shutil, "which", lambda name: f"/usr/bin/{name}")


@pytest.mark.usefixtures("_debian")
def test_one_command_is_named_when_libraries_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "is_root", lambda: False)
    with pytest.raises(run.SetupProblem) as problem:
        run.ensure_qt_libraries(["xcb"])
    command = "sudo apt-get update && sudo apt-get install -y libxcb-cursor0 libxcb-icccm4"
    assert str(problem.value).endswith(command)


@pytest.mark.usefixtures("_debian")
def test_libraries_of_a_platform_that_is_not_needed_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "is_root", lambda: False)
    run.ensure_qt_libraries(["wayland", "xcb"])
    run.ensure_qt_libraries(["offscreen"])


@pytest.mark.usefixtures("_debian")
def test_root_gets_the_libraries_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def install(packages: list[str]) -> bool:
        asked.append(packages)
        monkeypatch.setattr(run, "missing_libraries", lambda venv, platform: [])
        return True

    monkeypatch.setattr(run, "install_debian_packages", install)
    run.ensure_qt_libraries(["xcb"])
    assert asked == [["libxcb-cursor0", "libxcb-icccm4"]]


@pytest.mark.usefixtures("_debian")
def test_a_system_without_apt_is_told_the_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.shutil, "which", lambda name: None)
    with pytest.raises(run.SetupProblem, match=r": libxcb-cursor\.so\.0, libxcb-icccm\.so\.4$"):
        run.ensure_qt_libraries(["xcb"])


def test_a_missing_font_is_mentioned_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(run, "has_chinese_font", lambda: False)
    monkeypatch.setattr(run, "install_debian_packages", lambda packages: False)
    run.ensure_chinese_font(tmp_path)
    assert "fonts-wqy-microhei" in capsys.readouterr().out
    run.ensure_chinese_font(tmp_path)
    assert capsys.readouterr().out == ""


# --- the gate -----------------------------------------------------------------------------------------


def test_the_gate_has_its_five_tools_and_passes_arguments_to_pytest() -> None:
    gates = dict(run.gates("python", ["-k", "chain"], Path("tests.xml")))
    assert list(gates) == ["ruff check", "ruff format", "mypy", "lint-imports", "pytest"]
    assert gates["pytest"][-2:] == ["-k", "chain"]
    assert "--strict" in gates["mypy"]
    assert "--check" in gates["ruff format"]


def test_the_gate_fails_when_one_tool_does(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)  # the gate changes there; this takes the test back afterwards
    monkeypatch.setattr(run, "call", lambda command: int("mypy" in command))
    assert run.main(["test"]) == 1
    monkeypatch.setattr(run, "call", lambda command: 0)
    assert run.main(["test"]) == 0
    assert calls == ["set up", "qt offscreen"] * 2


def test_the_summary_names_what_failed() -> None:
    results = [run.GateResult("mypy", 1, 12.3), run.GateResult("pytest", 0, 60.0, "812 tests, 3 skipped")]
    text = run.summary(results)
    assert "812 tests, 3 skipped" in text
    assert text.splitlines()[-1] == "Failed: mypy"
    assert run.summary(results[1:]).splitlines()[-1] == "All passed"


def test_tests_are_counted_from_pytests_report(tmp_path: Path) -> None:
    report = tmp_path / "tests.xml"
    assert run.test_counts(report) == "no tests counted"
    report.write_text(
        '<testsuites><testsuite tests="812" failures="2" errors="0" skipped="3"/></testsuites>',
        encoding="utf-8",
    )
    assert run.test_counts(report) == "812 tests, 2 failures, 3 skipped"
