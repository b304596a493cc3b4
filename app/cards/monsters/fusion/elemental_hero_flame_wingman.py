"""Elemental HERO Flame Wingman."""

from app.engine import authoring as ygo

AVIAN, BURSTINATRIX = 21844576, 58932615
card = ygo.Script(
    35809262,
    "Elemental HERO Flame Wingman",
    note='Materials: "Elemental HERO Avian" and "Elemental HERO Burstinatrix". Only by Fusion Summon.',
    special_summon_only_by=lambda fx: False,
    summon=ygo.fusion(AVIAN, BURSTINATRIX),
)


def fallen(fx: ygo.Effect) -> ygo.Card | None:
    """The monster it destroyed by battle, once that is in the GY."""
    for other in (fx.attacker, fx.attack_target):
        if other is not None and other is not fx.this and other.location == ygo.LOCATION_GRAVE:
            return other
    return None


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYING,
    mandatory=True,
    when=lambda fx: fallen(fx) is not None,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
)
async def burn(fx: ygo.Effect) -> None:
    """When it destroys a monster by battle and sends it to the GY: Inflict damage equal to that monster's ATK
    in the GY.
    """
    monster = fallen(fx)
    if monster is not None:
        await fx.damage(monster.attack)
