"""Beast-Eyes Pendulum Dragon."""

from app.engine import authoring as ygo

card = ygo.Script(
    72378329,
    "Beast-Eyes Pendulum Dragon",
    note="Only by Fusion Summon, or by Tributing a DARK Dragon and a Beast monster you control.",
    summon=ygo.fusion(
        lambda each: each.is_attribute(ygo.ATTRIBUTE_DARK) and each.is_race(ygo.RACE_DRAGON),
        lambda each: each.is_race(ygo.RACE_BEAST),
        contact=ygo.LOCATION_GRAVE,
        tribute=True,
        either=True,
    ),
    special_summon_only_by=lambda fx: False,
)


def original_attack(fx: ygo.Effect) -> int:
    """Original ATK of the Beast among the materials."""
    beasts = [each for each in fx.this.summon_materials() if each.facts.race & ygo.RACE_BEAST]
    return max((max(each.facts.attack, 0) for each in beasts), default=0)


@card.trigger(
    ygo.EVENT_BATTLE_DESTROYING,
    mandatory=True,
    category=ygo.CATEGORY_DAMAGE,
    target=ygo.points_change(),
    in_damage_step=True,
)
async def roar(fx: ygo.Effect) -> None:
    """If it destroys a monster by battle: Inflict damage equal to the original ATK of the Beast used for its
    Summon.
    """
    await fx.damage(original_attack(fx))
