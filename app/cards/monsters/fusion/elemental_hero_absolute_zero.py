"""Elemental HERO Absolute Zero."""

from app.engine import authoring as ygo

card = ygo.Script(
    40854197,
    "Elemental HERO Absolute Zero",
    note='Materials: a "HERO" monster and a WATER monster. Comes to the field by Fusion Summon alone.',
    summon=ygo.fusion(lambda m: m.is_archetype("HERO"), lambda m: m.is_attribute(ygo.ATTRIBUTE_WATER)),
    special_summon_only_by=lambda fx: False,
)
ABSOLUTE_ZERO = 40854197


@card.modifier(ygo.EFFECT_UPDATE_ATTACK)
def cold(fx: ygo.Effect) -> int:
    """It gains 500 ATK for each other WATER monster on the field, copies of itself not counted."""
    water = ygo.is_attribute(ygo.ATTRIBUTE_WATER)
    return 500 * len(fx.face_up_monsters(lambda m: water(m) and not m.is_named(ABSOLUTE_ZERO)))


@card.trigger(
    ygo.EVENT_LEAVE_FIELD,
    mandatory=True,
    category=ygo.CATEGORY_DESTROY,
    target=ygo.affects_all(ygo.opponents_monster),
)
async def freeze(fx: ygo.Effect) -> None:
    """Its departure from the field, in whatever way, destroys every monster on your opponent's side."""
    await fx.destroy(fx.opponent.monsters())
