"""Lingering effects that end with a Chain Link or with the Chain (OPT, INFO)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c

if TYPE_CHECKING:
    from app.engine.kernel import Kernel
    from app.engine.state import ChainLink


def end_oaths(kernel: Kernel, link: ChainLink | None) -> None:
    """A negated activation binds its player to nothing (OPT); None: the Chain is over, the others hold."""
    for effect in kernel.state.effects[:]:
        if effect.reset != c.EFFECT_FLAG_OATH:
            continue
        if link is None:
            effect.reset = 0
        elif effect.source == link.uid and effect.labels[-1] == link.number:
            kernel.state.effects.remove(effect)
    kernel.touch()


def end_with_link(kernel: Kernel, link: ChainLink) -> None:
    """What an effect brought about only for the time it resolves is over."""
    effects = kernel.state.effects
    if any(effect.reset == c.RESET_LINK for effect in effects):
        effects[:] = [e for e in effects if e.reset != c.RESET_LINK or e.labels[-1] != link.number]
        kernel.touch()
