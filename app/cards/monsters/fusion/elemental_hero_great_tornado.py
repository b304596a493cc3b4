"""Elemental HERO Great Tornado."""

from app.engine import authoring as ygo

card = ygo.Script(
    3642509,
    "Elemental HERO Great Tornado",
    note='Materials: an "Elemental HERO" monster and a WIND monster. Comes by Fusion Summon alone.',
    summon=ygo.fusion(
        lambda m: m.is_archetype("Elemental HERO"), lambda m: m.is_attribute(ygo.ATTRIBUTE_WIND)
    ),
    special_summon_only_by=lambda fx: False,
)


@card.trigger(
    ygo.EVENT_SPSUMMON_SUCCESS,
    mandatory=True,
    when=lambda fx: fx.event.was_summon_of(ygo.SUMMON_TYPE_FUSION),
    category=ygo.CATEGORY_ATKCHANGE | ygo.CATEGORY_DEFCHANGE,
    target=ygo.affects_all(ygo.opponents_face_up_monster),
)
async def tornado(fx: ygo.Effect) -> None:
    """If it is Fusion Summoned: all face-up monsters your opponent controls now lose half of their ATK and
    DEF.
    """
    for monster in fx.opponent.face_up_monsters():
        fx.change_attack(monster, -(monster.attack // 2))
        fx.change_defense(monster, -(monster.defense // 2))
