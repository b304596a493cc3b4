"""A fault inside a card script is reported and skipped; it never ends the duel."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from app.engine.events import ScriptFault
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
    kernel.emit(ScriptFault(kernel.seen(fx.this), definition.index, f"{type(problem).__name__}: {problem}"))
    if kernel.on_fault is not None:
        kernel.on_fault(definition.code, definition.index, problem)
