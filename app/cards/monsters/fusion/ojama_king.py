"""Ojama King."""

from app.engine import authoring as ygo

card = ygo.Script(
    90140980,
    "Ojama King",
    note='Materials: "Ojama Green", "Ojama Yellow" and "Ojama Black".',
    summon=ygo.fusion(12482652, 42941100, 79335209),
)


@card.granted(ygo.EFFECT_DISABLE_FIELD, when=lambda fx: fx.this.is_face_up() and not fx.this.is_negated())
def closed(fx: ygo.Effect) -> bool:
    return True


@card.continuous((ygo.EVENT_SUMMON_SUCCESS, ygo.EVENT_SPSUMMON_SUCCESS, ygo.EVENT_FLIP))
async def sit_down(fx: ygo.Effect) -> None:
    """Choose up to 3 of your opponent's unused Monster Zones: they cannot be used while this
    card is face-up.
    """
    free = fx.unused_monster_zones(fx.opponent)
    count = await fx.declare_number(range(min(3, len(free)), -1, -1)) if free else 0
    if count:
        fx.grant(closed, to=fx.this, labels=await fx.choose_zones(free, count))
