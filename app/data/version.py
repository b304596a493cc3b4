"""The version of this copy of Ketto."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import metadata

from app.data import paths


@cache
def app_version() -> str:
    """The version as in ``pyproject.toml``, also when Ketto runs from a checkout."""
    checkout = paths.checkout_dir()
    if checkout is not None:
        project = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))
        return str(project["project"]["version"])
    try:
        return metadata.version("ketto")
    except metadata.PackageNotFoundError:
        return "unknown"
