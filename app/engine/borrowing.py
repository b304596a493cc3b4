"""Effects that do what the activation of another Spell/Trap Card would do: methods of ``fx``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import targets
from app.engine.definitions import ACTIVATION, EffectDef

if TYPE_CHECKING:
    from app.engine.card import Card
    from app.engine.kernel import Kernel
    from app.engine.running import Effect
    from app.engine.state import ChainLink, Fact


def activations_of(kernel: Kernel, card: Card) -> list[EffectDef]:
    """The activations that have an effect of their own: none for a card that only goes to the field."""
    script = kernel.script(card.code)
    return (
        [each for each in script.of_kind(ACTIVATION) if each.body is not None] if script is not None else []
    )


def _as_if(fx: Effect, definition: EffectDef) -> Effect:
    from app.engine.running import Effect

    twin = Effect(fx.kernel, definition, fx.this, fx.player_index, fx.fact, fx.link)
    twin.labels = fx.labels
    return twin


class _AsActivated(targets.Target):
    """What the activation of this very card would choose or need, whatever it would cost."""

    __slots__ = ()

    def _usable(self, fx: Effect) -> Effect | None:
        """The first of its activations that could do something now."""
        for definition in activations_of(fx.kernel, fx.this):
            twin = _as_if(fx, definition)
            if definition.target is None or definition.target.possible(twin):
                return twin
        return None

    def possible(self, fx: Effect) -> bool:
        return self._usable(fx) is not None

    async def choose(self, fx: Effect) -> None:
        twin = self._usable(fx)
        if twin is None:
            return
        fx.remember(twin.definition.index)
        if twin.definition.target is not None:
            await twin.definition.target.choose(twin)


def as_its_activation() -> targets.Target:
    """For an effect that a Spell/Trap Card was given: it chooses what the card's own activation would."""
    return _AsActivated()


class Borrowing:
    """Mixin of :class:`~app.engine.running.Effect`: effects carried out in another's name."""

    __slots__ = ()

    if TYPE_CHECKING:
        kernel: Kernel
        this: Card
        labels: tuple[int, ...]
        link: ChainLink | None
        fact: Fact | None

    async def apply_own_activation(self) -> None:
        """Apply what this card's activation does, with the targets :func:`as_its_activation` chose."""
        if not self.labels:
            return
        definition = self.kernel.definition(self.this.code, self.labels[0])
        twin = _as_if(self._as_effect(), definition)
        twin.labels = ()
        outer, self.kernel.current = self.kernel.current, twin
        try:
            assert definition.body is not None
            await definition.body(twin)
        except LookupError:
            return  # it needs what only its cost, which was not paid, would have told
        finally:
            self.kernel.current = outer

    if TYPE_CHECKING:

        def _as_effect(self) -> Effect: ...
