"""Ojama Knight."""

from app.engine import authoring as ygo


def is_ojama(monster: ygo.Card) -> bool:
    """An "Ojama" monster."""
    return monster.is_archetype("Ojama")


card = ygo.Script(
    40391316,
    "Ojama Knight",
    note='Materials: 2 "Ojama" monsters.',
    summon=ygo.fusion(is_ojama, is_ojama),
)


@card.granted(ygo.EFFECT_DISABLE_FIELD, when=lambda fx: fx.this.is_face_up() and not fx.this.is_negated())
def closed(fx: ygo.Effect) -> bool:
    return True


@card.continuous((ygo.EVENT_SPSUMMON_SUCCESS, ygo.EVENT_FLIP), at=ygo.LOCATION_MZONE, each=True)
async def stand_in_the_way(fx: ygo.Effect) -> None:
    """Choose up to 2 free Main Monster Zones of your opponent: they cannot be used while it is face-up."""
    free = fx.unused_monster_zones(fx.opponent)
    count = await fx.declare_number(range(min(2, len(free)), -1, -1)) if free else 0
    if count:
        fx.grant(closed, to=fx.this, labels=await fx.choose_zones(free, count))
