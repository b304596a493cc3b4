"""Card scripts: one file a card, found by walking the package."""

from __future__ import annotations

import importlib
import pkgutil

from app.engine import authoring as ygo


def script_modules() -> list[str]:
    """Full names of all card modules (also for the installer, which cannot walk)."""
    return sorted(
        info.name for info in pkgutil.walk_packages(__path__, prefix=f"{__name__}.") if not info.ispkg
    )


def load_scripts() -> dict[int, ygo.Script]:
    """All scripts by passcode; raises ValueError when two files claim one passcode."""
    scripts: dict[int, ygo.Script] = {}
    for name in script_modules():
        module = importlib.import_module(name)
        script = getattr(module, "card", None)
        if isinstance(script, ygo.Script):
            if script.code in scripts:
                raise ValueError(f"Two scripts have the passcode {script.code}; the second is {name}.")
            scripts[script.code] = script
    return scripts
