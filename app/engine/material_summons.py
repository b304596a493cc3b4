"""Summons with materials that an effect performs: methods of ``fx``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.granting import listed
from app.engine.procedures import by_effect

if TYPE_CHECKING:
    from app.engine.card import Card, Filter
    from app.engine.running import Effect


class MaterialSummons:
    """Mixin of :class:`~app.engine.running.Effect`: Fusion, Ritual, Synchro and Xyz Summons."""

    __slots__ = ()

    def can_fusion_summon(
        self, pool: Sequence[Card] | None = None, keep: Filter | None = None, using: Card | None = None
    ) -> bool:
        """Whether a Fusion Monster (``keep``) could be Fusion Summoned out of ``pool`` (hand and field).

        ``using``: this card must be among the materials.
        """
        fx = self._as_effect()
        cards = by_effect.own_hand_and_field(fx) if pool is None else pool
        return bool(by_effect.fusion_choices(fx, cards, keep, using))

    async def fusion_summon(
        self,
        pool: Sequence[Card] | None = None,
        keep: Filter | None = None,
        *,
        materials_to: int = c.LOCATION_GRAVE,
        using: Card | None = None,
    ) -> Card | None:
        """Fusion Summon: the user picks monster and materials out of ``pool`` (default hand and field)."""
        fx = self._as_effect()
        cards = by_effect.own_hand_and_field(fx) if pool is None else pool
        return await by_effect.fusion_summon(fx, cards, keep, materials_to, using=using)

    def can_synchro_summon(self, using: Card | None = None) -> bool:
        """Whether the user could Synchro Summon now, with ``using`` among the materials."""
        return bool(by_effect.synchro_choices(self._as_effect(), listed(using)))

    async def synchro_summon(self, using: Card | None = None) -> Card | None:
        """Synchro Summon with monsters the user controls: they pick monster and materials."""
        return await by_effect.synchro_summon(self._as_effect(), listed(using))

    async def synchro_summon_with(
        self, materials: Sequence[Card], keep: Filter, *, materials_to: int = c.LOCATION_GRAVE
    ) -> Card | None:
        """Synchro Summon a monster that ``keep`` accepts with exactly these materials."""
        return await by_effect.synchro_summon(
            self._as_effect(), materials, keep, only=True, where=materials_to
        )

    async def xyz_summon(self, materials: Sequence[Card]) -> Card | None:
        """Xyz Summon with exactly these monsters: the user picks the monster, if there is one."""
        return await by_effect.xyz_summon(self._as_effect(), materials)

    async def xyz_summon_on(self, below: Card, card: Card) -> Card | None:
        """Xyz Summon ``card`` from the Extra Deck by using ``below`` with its materials."""
        return await by_effect.overlay_summon(self._as_effect(), card, below)

    def can_ritual_summon(
        self, keep: Filter | None = None, *, exact: bool, pool: Sequence[Card] | None = None
    ) -> bool:
        """Whether a Ritual Monster in hand could be Ritual Summoned."""
        return bool(by_effect.ritual_choices(self._as_effect(), keep, pool, exact))

    async def ritual_summon(
        self,
        keep: Filter | None = None,
        *,
        exact: bool,
        pool: Sequence[Card] | None = None,
        tribute: bool = True,
    ) -> Card | None:
        """Ritual Summon: ``exact`` Level sum, or "equal or more" without a superfluous Tribute.

        ``tribute`` False: those out of ``pool`` are not Tributed but sent to the GY.
        """
        return await by_effect.ritual_summon(self._as_effect(), keep, pool, exact, tribute=tribute)

    def _as_effect(self) -> Effect:
        from app.engine.running import Effect

        assert isinstance(self, Effect)
        return self
