"""Whole texts of monsters that can be Set as Spells and come when that Set card is broken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine import constants as c
from app.engine.targets import affects_this_card

if TYPE_CHECKING:
    from app.engine.effects import Script
    from app.engine.running import Effect


def set_as_a_spell(card: Script) -> None:
    """The monster can be Set from the hand to a Spell & Trap Zone as a Spell; destroyed there in the
    opponent's turn and sent to the GY, it is Special Summoned.
    """

    def as_a_spell(fx: Effect) -> int:
        return c.TYPE_SPELL

    text = "From the hand it can also be Set like a Spell, in a Spell & Trap Zone."
    card.modifier(c.EFFECT_MONSTER_SSET, at=c.LOCATION_HAND, text=text)(as_a_spell)

    def broken(fx: Effect) -> bool:
        before = fx.event.before(fx.this)
        if before is None or fx.is_your_turn or not fx.event.destroyed(fx.this):
            return False
        return before.location == c.LOCATION_SZONE and bool(before.position & c.POS_FACEDOWN)

    async def awaken(fx: Effect) -> None:
        if fx.still_there(fx.this):
            await fx.special_summon(fx.this)

    awaken.__doc__ = (
        "If it went to your GY in your opponent's turn because it was destroyed where it lay Set like a "
        "Spell: Special Summon it."
    )
    card.trigger(
        c.EVENT_TO_GRAVE,
        mandatory=True,
        when=broken,
        target=affects_this_card(),
        category=c.CATEGORY_SPECIAL_SUMMON,
    )(awaken)


__all__ = ["set_as_a_spell"]
