"""A fault inside a card script is reported and skipped; it never ends the duel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from app.engine.events import BOTH, ScriptFault
from app.engine.kernel import DuelOver

if TYPE_CHECKING:
    from app.engine.kernel import Kernel
    from app.engine.running import Effect

_T = TypeVar("_T")


async def guarded(kernel: Kernel, fx: Effect) -> None:
    """Run the body of ``fx`` as the current effect; report what goes wrong inside it."""
    body = fx.definition.body
    if body is None:
        return
    outer, kernel.current = kernel.current, fx
    try:
        await body(fx)
    except DuelOver:
        raise
    except Exception as problem:  # a script may fail in any way; the duel goes on
        report(kernel, fx, problem)
    finally:
        kernel.current = outer


def asked(kernel: Kernel, fx: Effect, question: Callable[[], _T], otherwise: _T) -> _T:
    """The answer of a script's plain function; when it fails, report it and answer ``otherwise``."""
    try:
        return question()
    except DuelOver:
        raise
    except Exception as problem:  # a script may fail in any way; the duel goes on
        report(kernel, fx, problem)
        return otherwise


def report(kernel: Kernel, fx: Effect, problem: Exception) -> None:
    """Tell of the fault, once an effect; a test run (``on_fault`` raising) makes it fatal."""
    definition = fx.definition
    if (definition.code, definition.index) in kernel.faulty:
        return
    kernel.faulty.add((definition.code, definition.index))
    seen = kernel.seen(fx.this)
    # Where in which script would give a hidden card away.
    where = _where(problem) if seen.known == BOTH else ""
    kernel.emit(ScriptFault(seen, definition.index, f"{type(problem).__name__}: {problem}{where}"))
    if kernel.on_fault is not None:
        kernel.on_fault(definition.code, definition.index, problem)


def _where(problem: Exception) -> str:
    """The last line of a card's script on the way to the fault, " (dark_hole, line 21)"; "" if none is."""
    found = ""
    step = problem.__traceback__
    while step is not None:
        module = str(step.tb_frame.f_globals.get("__name__", ""))
        if module.startswith("app.cards."):
            found = f" ({module.rpartition('.')[2]}, line {step.tb_lineno})"
        step = step.tb_next
    return found
