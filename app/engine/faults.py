"""A fault inside a card script is reported and skipped; it never ends the duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.errors import EngineError
from app.engine.events import ScriptFault
from app.engine.kernel import DuelOver

if TYPE_CHECKING:
    from app.engine.kernel import Kernel
    from app.engine.running import Effect


async def guarded(kernel: Kernel, fx: Effect) -> None:
    """Run the body of ``fx`` as the current effect; report what goes wrong inside it."""
    body = fx.definition.body
    if body is None:
        return
    outer, kernel.current = kernel.current, fx
    try:
        await body(fx)
    except (DuelOver, EngineError):
        raise
    except Exception as problem:  # a script may fail in any way; the duel goes on
        report(kernel, fx, problem)
    finally:
        kernel.current = outer


def report(kernel: Kernel, fx: Effect, problem: Exception) -> None:
    """Tell of the fault; a test run (``on_fault`` raising) makes it fatal."""
    definition = fx.definition
    kernel.emit(ScriptFault(kernel.seen(fx.this), definition.index, f"{type(problem).__name__}: {problem}"))
    if kernel.on_fault is not None:
        kernel.on_fault(definition.code, definition.index, problem)
