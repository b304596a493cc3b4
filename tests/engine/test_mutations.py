"""The list of planted wrong turns still fits the kernel (``python -m tests.mutations`` tries them)."""

from __future__ import annotations

from tests.mutations import MUTATIONS, ROOT


def test_every_mutation_has_its_place() -> None:
    assert len(MUTATIONS) >= 20
    for mutation in MUTATIONS:
        text = (ROOT / "app" / "engine" / mutation.file).read_text(encoding="utf-8")
        assert mutation.right in text, mutation.name
        assert mutation.wrong != mutation.right
