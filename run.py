#!/usr/bin/env python3
"""Starts Ketto from a checkout with nothing but Python 3.11 or newer.

python3 run.py                       the program's window
python3 run.py duel --deck ...       a command without a window (duel, replay, rulings, bench, deck)
python3 run.py test [pytest args]    the whole gate: ruff, mypy, import-linter, pytest

The first run makes the environment .venv beside this file and installs the pinned packages of
requirements-dev.txt into it; later runs find it up to date and start at once.
"""

# The check of the version must come before anything that an older Python cannot run, and this file
# must keep to a syntax that Python 3.6 can read.
import sys

if sys.version_info < (3, 11):  # noqa: UP036 (the whole point: it is an older one that comes by)
    sys.exit("Ketto needs Python 3.11 or newer, and this is Python {}.{}.".format(*sys.version_info))

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PINS = ROOT / "requirements-dev.txt"
STAMP = "ketto-installed.txt"
FONT_STAMP = "ketto-fonts-checked.txt"
PIP_LOG = "ketto-pip.log"

HEADLESS_COMMANDS = ("duel", "replay", "rulings", "bench", "deck", "random-duels")
CODE = ("app", "tests", "run.py", "setup.py")

NO_DISPLAY = (
    "Ketto has no display to open its window on (neither DISPLAY nor WAYLAND_DISPLAY is set); "
    "these commands work without one: "
    f"{', '.join('run.py ' + command for command in (*HEADLESS_COMMANDS, 'test'))}."
)

# Shared libraries that Qt's wheels take from the system, and the Debian package of each.
DEBIAN_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdrm.so.2": "libdrm2",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgbm.so.1": "libgbm1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtSvgWidgets")
CJK_FONT_PACKAGES = ("fonts-wqy-microhei", "fontconfig")

OFFLINE_SIGNS = (
    "NewConnectionError",
    "NameResolutionError",
    "Temporary failure in name resolution",
    "Network is unreachable",
    "getaddrinfo failed",
    "Failed to establish a new connection",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "No matching distribution found",
)


class SetupProblem(Exception):
    """Something the person at the keyboard must put right; the message is one clear sentence."""


def say(text: str) -> None:
    print(text, flush=True)


# --- the environment ----------------------------------------------------------------------------------


def venv_python(venv: Path, windows: bool = os.name == "nt") -> Path:
    return venv / "Scripts" / "python.exe" if windows else venv / "bin" / "python"


def stamp_of(pins: bytes, version: tuple[int, int] = sys.version_info[:2]) -> str:
    """What an environment must bear to be up to date: it changes with the pins and with Python."""
    return hashlib.sha256(b"python %d.%d\n" % version + pins).hexdigest()


def up_to_date(venv: Path, stamp: str, windows: bool = os.name == "nt") -> bool:
    try:
        written = (venv / STAMP).read_text(encoding="ascii").strip()
    except (OSError, UnicodeDecodeError):
        return False
    # exists() follows the link, so it is false when the Python the environment was made with is gone.
    return written == stamp and venv_python(venv, windows).exists()


def child_environment(base: Mapping[str, str]) -> dict[str, str]:
    """The variables for a child: finds the checkout, and nothing from another Python leads it astray."""
    clean = {key: value for key, value in base.items() if key not in ("PYTHONHOME", "PIP_USER", "PIP_TARGET")}
    clean["PYTHONPATH"] = str(ROOT)
    clean["PYTHONUTF8"] = "1"
    return clean


def run_quietly(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        env=child_environment(os.environ),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def venv_works(venv: Path) -> bool:
    """Whether its Python starts, is of this version, and has pip."""
    probe = "import pip, sys; print(*sys.version_info[:2])"
    try:
        answer = run_quietly([str(venv_python(venv)), "-c", probe])
    except OSError:
        return False
    return answer.returncode == 0 and answer.stdout.split() == [str(n) for n in sys.version_info[:2]]


def make_venv(venv: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None:
        package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
        if not install_debian_packages([package]):
            raise SetupProblem(
                f"This Python cannot make environments; this mends it: {apt_command([package])}"
            )
    say(f"Making the environment {venv.name}")
    # The interpreter behind an environment, so that one can be made anew from inside itself.
    python = getattr(sys, "_base_executable", None) or sys.executable
    answer = run_quietly([python, "-m", "venv", "--clear", str(venv)])
    if answer.returncode:
        lines = answer.stdout.strip().splitlines() or ["no reason given"]
        raise SetupProblem(f"The environment {venv} could not be made: {lines[-1]}")


def pip_progress(line: str) -> str | None:
    """A line of pip's output as a line of progress; None for the many that say nothing new."""
    match = re.match(r"Collecting ([A-Za-z0-9._-]+)(?:==([^\s;]+))?", line)
    if match:
        return "  " + " ".join(part for part in match.groups() if part)
    match = re.match(r"\s+Downloading \S+ \((\d+(?:\.\d+)? [MG]B)\)", line)
    if match:
        return f"    downloading {match.group(1)}"
    if line.startswith("Installing collected packages"):
        return "  unpacking"
    return None


def pip_problem(output: str, log: Path) -> str:
    """One sentence for a failed installation."""
    if any(sign in output for sign in OFFLINE_SIGNS):
        return (
            "The packages could not be downloaded: the package index was not reached or lacks one of them; "
            f"check the connection and run this again (details: {log})."
        )
    if "No space left on device" in output:
        return "The packages could not be installed: the disk is full."
    errors = [line for line in output.splitlines() if line.startswith("ERROR: ")]
    reason = errors[-1][len("ERROR: ") :] if errors else "pip gave no reason"
    return f"The packages could not be installed: {reason} (details: {log})."


def install_pins(venv: Path) -> None:
    say(f"Installing the packages of {PINS.name} (the first time this takes a few minutes)")
    command = [str(venv_python(venv)), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    command += ["--progress-bar", "off", "-r", str(PINS)]
    lines: list[str] = []
    with subprocess.Popen(
        command,
        env=child_environment(os.environ),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as pip:
        assert pip.stdout is not None
        for line in pip.stdout:
            lines.append(line)
            progress = pip_progress(line)
            if progress:
                say(progress)
    output = "".join(lines)
    (venv / PIP_LOG).write_text(output, encoding="utf-8")
    if pip.returncode:
        raise SetupProblem(pip_problem(output, venv / PIP_LOG))


def set_up(venv: Path = VENV) -> None:
    """Makes the environment or brings it up to date; does nothing when it is."""
    try:
        stamp = stamp_of(PINS.read_bytes())
        if up_to_date(venv, stamp):
            return
        if not venv_works(venv):
            make_venv(venv)
        install_pins(venv)
        (venv / STAMP).write_text(stamp + "\n", encoding="ascii")
    except OSError as error:
        raise SetupProblem(f"The environment {venv} could not be set up: {error}") from error


# --- what Qt needs from Linux -------------------------------------------------------------------------


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt_command(packages: Sequence[str]) -> str:
    sudo = "" if is_root() else "sudo "
    return f"{sudo}apt-get update && {sudo}apt-get install -y {' '.join(packages)}"


def install_debian_packages(packages: Sequence[str]) -> bool:
    """Installs them when this is root on a Debian-like system; says whether that worked."""
    if not (is_root() and shutil.which("apt-get")):
        return False
    say(f"Installing system packages: {' '.join(packages)}")
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-qq", *arguments],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        # A failed update is not the end: the lists of an earlier one may do.
        if done.returncode and "install" in arguments:
            return False
    return True


def missing_from_ldd(output: str) -> list[str]:
    """The libraries that ldd did not find, without the ones that Qt brings along itself."""
    found = re.findall(r"^\s*(\S+) => not found", output, flags=re.MULTILINE)
    return sorted({name for name in found if not name.startswith(("libQt6", "libpyside", "libshiboken"))})


def packages_for(libraries: Iterable[str]) -> tuple[list[str], list[str]]:
    """(Debian packages that bring these libraries, libraries of which we know no package)."""
    names = list(libraries)
    packages = {DEBIAN_PACKAGES[name] for name in names if name in DEBIAN_PACKAGES}
    return sorted(packages), sorted(name for name in names if name not in DEBIAN_PACKAGES)


def qt_platforms(environment: Mapping[str, str]) -> list[str]:
    """The platform plugins of Qt that would do here; any one of them is enough."""
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen:
        # For instance "wayland;xcb", or "offscreen:size=800x600".
        return [name.split(":")[0] for name in chosen.split(";")]
    names = [("WAYLAND_DISPLAY", "wayland"), ("DISPLAY", "xcb")]
    return [platform for variable, platform in names if environment.get(variable)] or ["offscreen"]


def missing_libraries(venv: Path, platform: str) -> list[str]:
    """The shared libraries that Qt's widgets on this platform plugin need and the system lacks."""
    ldd = shutil.which("ldd")
    qt = next(venv.glob("lib/python3*/site-packages/PySide6"), None)
    if ldd is None or qt is None:
        return []  # nothing to ask, or nobody: Qt itself will say what it lacks
    files = [path for name in QT_MODULES for path in qt.glob(f"{name}.*so")]
    files += qt.glob(f"Qt/plugins/platforms/libq{platform.split('-')[0]}.so")
    return missing_from_ldd(run_quietly([ldd, *map(str, files)]).stdout)


def ensure_qt_libraries(platforms: Sequence[str], venv: Path = VENV) -> None:
    """Sees to it that Qt can start on one of these platforms, or raises SetupProblem with what to do."""
    if not sys.platform.startswith("linux"):
        return
    by_platform = [missing_libraries(venv, platform) for platform in platforms]
    if not all(by_platform):
        return  # one of them lacks nothing
    missing = min(by_platform, key=len)
    packages, unknown = packages_for(missing)
    if packages and install_debian_packages(packages):
        missing = min((missing_libraries(venv, platform) for platform in platforms), key=len)
        if not missing:
            return
        packages, unknown = packages_for(missing)
    if shutil.which("apt-get") and packages and not unknown:
        raise SetupProblem(
            f"Qt lacks shared libraries of this system; this installs them: {apt_command(packages)}"
        )
    raise SetupProblem(
        f"Qt lacks shared libraries of this system, install them and run this again: {', '.join(missing)}"
    )


def has_chinese_font() -> bool:
    fc_list = shutil.which("fc-list")
    return fc_list is not None and bool(run_quietly([fc_list, ":lang=zh"]).stdout.strip())


def ensure_chinese_font(venv: Path = VENV) -> None:
    """Once per environment: a font for Chinese and Japanese names, which is good to have, no more."""
    stamp = venv / FONT_STAMP
    if not sys.platform.startswith("linux") or stamp.exists():
        return
    with contextlib.suppress(OSError):
        stamp.touch()
    if has_chinese_font() or install_debian_packages(CJK_FONT_PACKAGES):
        return
    say("No font for Chinese and Japanese names was found (Debian's package fonts-wqy-microhei has one).")


# --- starting the program -----------------------------------------------------------------------------


def wants_window(arguments: Sequence[str]) -> bool:
    return not arguments or arguments[0] not in (*HEADLESS_COMMANDS, "-h", "--help", "--version")


def has_display(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """On Linux a window needs a display server, or a Qt platform chosen by hand that needs none."""
    variables = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not platform.startswith("linux") or any(environment.get(name) for name in variables)


def call(command: Sequence[str], **variables: str) -> int:
    """Runs a child on this terminal and gives its exit code."""
    environment = dict(child_environment(os.environ), **variables)
    with subprocess.Popen(command, env=environment) as child:
        while True:
            try:
                code = child.wait()
            except KeyboardInterrupt:
                continue  # the child got it too; it decides how to end
            # A child ended by a signal has a negative code; shells say 128 + signal.
            return code if code >= 0 else 128 - code


def start(arguments: Sequence[str]) -> int:
    window = wants_window(arguments)
    if window and not has_display(os.environ):
        raise SetupProblem(NO_DISPLAY)
    set_up()
    if window:
        ensure_qt_libraries(qt_platforms(os.environ))
        ensure_chinese_font()
    # -P: a folder named "app" where the command is given is not taken for ours.
    return call([str(venv_python(VENV)), "-P", "-m", "app.main", *arguments])


# --- the gate -----------------------------------------------------------------------------------------


class GateResult(NamedTuple):
    """How one tool of the gate ended."""

    name: str
    code: int
    seconds: float
    note: str = ""


def gates(python: str, pytest_arguments: Sequence[str], report: Path) -> list[tuple[str, list[str]]]:
    """Each tool of the gate with its command."""
    lint_imports = (
        "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
    )
    pytest = [python, "-m", "pytest", "-n", "2", "--junitxml", str(report), *pytest_arguments]
    return [
        ("ruff check", [python, "-m", "ruff", "check", *CODE]),
        ("ruff format", [python, "-m", "ruff", "format", "--check", *CODE]),
        ("mypy", [python, "-m", "mypy", "--strict"]),
        ("lint-imports", [python, "-c", lint_imports, "--no-logo"]),
        ("pytest", pytest),
    ]


def test_counts(report: Path) -> str:
    """What pytest's report says, as "812 tests, 3 skipped"."""
    try:
        suites = list(ElementTree.parse(report).getroot().iter("testsuite"))
    except (OSError, ElementTree.ParseError):
        return "no tests counted"
    totals = {
        key: sum(int(suite.get(key, "0")) for suite in suites)
        for key in ("tests", "failures", "errors", "skipped")
    }
    extra = [f"{count} {key}" for key, count in totals.items() if key != "tests" and count]
    return ", ".join([f"{totals['tests']} tests", *extra])


def summary(results: Sequence[GateResult]) -> str:
    lines = ["", "The gate"]
    for result in results:
        verdict = "passed" if result.code == 0 else "FAILED"
        lines.append(f"  {result.name:<13} {verdict} {result.seconds:7.1f} s  {result.note}".rstrip())
    failed = [result.name for result in results if result.code]
    lines.append(f"Failed: {', '.join(failed)}" if failed else "All passed")
    return "\n".join(lines)


def run_gate(pytest_arguments: Sequence[str]) -> int:
    set_up()
    ensure_qt_libraries(["offscreen"])
    os.chdir(ROOT)
    results = []
    with tempfile.TemporaryDirectory(prefix="ketto-gate-") as folder:
        report = Path(folder) / "tests.xml"
        for name, command in gates(str(venv_python(VENV)), pytest_arguments, report):
            say("\n--- " + name)
            began = time.monotonic()
            code = call(command)
            note = test_counts(report) if name == "pytest" else ""
            results.append(GateResult(name, code, time.monotonic() - began, note))
    say(summary(results))
    return 1 if any(result.code for result in results) else 0


def main(arguments: Sequence[str]) -> int:
    try:
        if arguments and arguments[0] == "test":
            return run_gate(arguments[1:])
        return start(arguments)
    except SetupProblem as problem:
        print(problem, file=sys.stderr, flush=True)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
