"""Masked HERO Goka."""

from app.engine import authoring as ygo

MASK_CHANGE = 21143940
card = ygo.Script(
    58147549,
    "Masked HERO Goka",
    note='Can be Special Summoned only by "Mask Change".',
    special_summon_only_by=lambda fx: fx.this.is_named(MASK_CHANGE),
)


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def ember(fx: ygo.Effect) -> int:
    """It gains 100 ATK for each "HERO" monster in your GY."""
    return 100 * len(fx.you.graveyard(lambda m: m.is_monster() and m.is_archetype("HERO")))
