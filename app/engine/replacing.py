"""What a destruction replacement can ask and do besides its own: methods of ``fx``."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.definitions import Affects
    from app.engine.kernel import Kernel


class Replacing:
    """Mixin of :class:`~app.engine.running.Effect`: destructions that are about to happen."""

    __slots__ = ()

    if TYPE_CHECKING:
        kernel: Kernel

    def destroyed_together(self) -> list[Card]:
        """All cards that would be destroyed at this moment, ``fx.card`` among them."""
        return [self.kernel.card(uid) for uid in sorted(self.kernel.doomed)]

    def save(self, affects: Affects) -> None:
        """This replacement saves all cards of that kind which would be destroyed together."""
        fx = self._as_effect()
        self.kernel.saved |= {card.uid for card in self.destroyed_together() if affects(fx, card)}

    if TYPE_CHECKING:

        def _as_effect(self) -> Effect: ...


if TYPE_CHECKING:
    from app.engine.running import Effect
